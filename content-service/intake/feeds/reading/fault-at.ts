import { FeedFault } from '../kind.ts';

/** Ends the round: a place of the file that cannot be read could be any home. */
export const faultAt = (line: number, why: string): FeedFault =>
  new FeedFault('broken', `line ${line}: ${why}`.slice(0, 200));
