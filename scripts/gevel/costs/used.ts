/** Usage of an action, in the units that Cloudflare charges. */
export const COUNTED = [
  /** Requests that reach a Worker from outside; calls over a binding are free. */
  'requests',
  /** Milliseconds of CPU. */
  'cpuMs',
  'kvReads',
  /** Also deletions and lists. */
  'kvWrites',
  /** Rows that D1 scanned. */
  'rowsRead',
  /** Rows that D1 wrote, including those of indexes. */
  'rowsWritten',
  /** R2's class B operations: reads. */
  'r2Reads',
  /** R2's class A operations: writes and lists. */
  'r2Writes',
  /** Queue operations: each message has a write, a read and a delete. */
  'queueOperations',
  'mails',
  'logLines',
] as const;

/** Mean usage of an action. */
export type Used = Readonly<Record<(typeof COUNTED)[number], number>>;

/** Measured actions. The figures of a page are means over the screens of `PAGES`. */
export const MEASURED_ACTIONS = [
  /** A page from the page cache; the isolate reads the site's version. */
  'keptPage',
  /** A page rendered from cached data. */
  'pageMadeAnew',
  /** A page rendered without any cache. */
  'coldPage',
  /** A picture from the data centre's cache. */
  'keptPicture',
  /** A view of a home that is counted, as one of a large day; measured by `npm run bench interest`. */
  'homeView',
  /** A picture read from R2. */
  'coldPicture',
  /** A new home, as part of a large import. */
  'homeNew',
  'homeChanged',
  /** An unchanged home of an import. */
  'homeSame',
  /** A round of a feed that asks for changes and finds none. */
  'feedRound',
  /** A home that a feed brings for the first time, without its pictures. */
  'feedHomeNew',
  'feedHomeChanged',
  /** An unchanged home that a feed's list names: once a day, and again for some hours after a change. */
  'feedHomeSame',
  /** A picture of a feed that is fetched and stored as it is, without the Images binding. */
  'feedPicture',
  /** A picture of a feed that has not changed since it was fetched. */
  'feedPictureSame',
  /** A contact request with its two mails. */
  'contactRequest',
  /** A subscription that matches and gets its digest. */
  'digest',
  /** A run of the cron job without due work. */
  'minute',
  /** A run of the cron job with the hourly cleanup. */
  'sweep',
] as const;
export type MeasuredAction = (typeof MEASURED_ACTIONS)[number];

/** Output of `npm run bench costs`. */
export interface Figures {
  /** Date of the measurement. */
  readonly measured: string;
  /** Date of the measurement of feeds, which may be measured alone. */
  readonly feedsMeasured: string;
  /** Without what is zero. */
  readonly deeds: Readonly<Record<MeasuredAction, Partial<Used>>>;
  /** Bytes in the database for a home with its derived rows. */
  readonly bytesAHome: number;
  /** Bytes in the database for what was counted of a home on a day. */
  readonly bytesAHomeDay: number;
  /** Bytes of a picture in all of its sizes. */
  readonly bytesAPicture: number;
}
