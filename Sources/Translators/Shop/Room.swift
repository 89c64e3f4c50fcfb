// ShopTranslators reads the example shop's own API, `shop.*`: what a grown back end sends. It exists so that nobody
// else knows its names: codes for words, numbers in quotes, flags as digits, and an envelope around it all.
