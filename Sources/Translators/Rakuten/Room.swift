// RakutenTranslators reads the Ichiba APIs of Rakuten Web Service. It exists so that nobody else knows their names:
// an item is wrapped or not (formatVersion 1 or 2), numbers come in quotes, flags are 0 and 1.
//
// Source: webservice.rakuten.co.jp, Ichiba Item Ranking API and Ichiba Item Search API.
