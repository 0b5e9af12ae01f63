/** First number of feeds' homes; the table `feed_homes` and the trigger `estates_of_feeds` hold the same range. */
export const FIRST_NUMBER = 900_000_000_000;

/** Whether only a home of a feed can have this id: twelve digits that begin with a nine (decision 143). */
export const isNumberOfFeeds = (id: string): boolean => /^9\d{11}$/.test(id);
