/** What Cloudflare counts of a deed, in the units that it charges. */
export const COUNTED = [
  /** Requests that reach a Worker from outside; calls over a binding are free. */
  'requests',
  /** Milliseconds of CPU. */
  'cpuMs',
  'kvReads',
  /** Deletions and lists too. */
  'kvWrites',
  /** Rows that D1 scanned. */
  'rowsRead',
  /** Rows that D1 wrote, an index's as well. */
  'rowsWritten',
  /** R2's operations of class B: reading. */
  'r2Reads',
  /** R2's operations of class A: writing and listing. */
  'r2Writes',
  /** Operations of queues: a message is written, read and deleted. */
  'queueOperations',
  'mails',
  /** Lines of the log. */
  'logLines',
] as const;

/** Means of one deed. */
export type Used = Readonly<Record<(typeof COUNTED)[number], number>>;

/** Deeds that are measured. A page is a mean over the screens of `PAGES`. */
export const DEEDS = [
  /** A page that was kept whole; its isolate asks for the site's version. */
  'keptPage',
  /** A page that is made of data that was kept. */
  'pageMadeAnew',
  /** A page of which nothing was kept. */
  'coldPage',
  /** A picture that its data centre keeps. */
  'keptPicture',
  /** A picture that is read from R2. */
  'coldPicture',
  /** One home that comes in, of many. */
  'homeNew',
  'homeChanged',
  /** One home that comes again as it was. */
  'homeSame',
  /** A contact request with its two mails. */
  'contactRequest',
  /** A subscription that is matched and gets its digest. */
  'digest',
  /** A minute of the cron in which nothing is due. */
  'minute',
  /** A minute of the cron with the hourly sweep. */
  'sweep',
] as const;
export type Deed = (typeof DEEDS)[number];

/** What `npm run bench:costs` writes. */
export interface Figures {
  /** Day of the measurement. */
  readonly measured: string;
  readonly deeds: Readonly<Record<Deed, Used>>;
  /** CPU of a page's kind in each state, milliseconds; behind the means above. */
  readonly pages: Readonly<
    Record<string, { readonly kept: number; readonly anew: number; readonly cold: number }>
  >;
  /** Bytes of the database for a home with what is made of it. */
  readonly bytesAHome: number;
  /** Bytes of all sizes of a picture. */
  readonly bytesAPicture: number;
}
