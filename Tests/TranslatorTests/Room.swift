// Not furnished yet.
