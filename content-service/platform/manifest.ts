/**
 * What a capability says of itself, in its `capability.ts`; `capabilities.ts` collects them, and the engines read the
 * list (docs/decisions/0139). Engines below the capabilities are handed what they need.
 */
import type { RetainedKind } from '#domain/rules/retention.ts';
import type { BackupPart } from '#wire/backup.ts';
import type { Estate } from '#wire/estate.ts';
import type { EstateSearchRequest } from '#wire/estate-search.ts';
import type { Site } from '#wire/site.ts';
import type { Bindings } from '../env.ts';
import type { WorkData, WorkOf } from '../kinds.ts';
import type { AnswerKind } from './answering/kind.ts';
import type { SeenHomes } from './answering/seen-homes.ts';
import type { StaffAgenda } from './answering/staff-agenda.ts';
import type { StaffHomes } from './answering/staff-homes.ts';
import type { WithDatabase } from './db/shards.ts';
import type { Statement } from './db/statement.ts';
import type { Operation } from './operation/operation.ts';

/** SQL for how much the numbers of a site's rows are raised (`given.…`) where they are written into a database. */
const raisedBy = (column: string): string =>
  `(SELECT ${column} FROM restores WHERE restores.site_id = given.site_id)`;
export const EVENTS_RAISED = raisedBy('events_from');
export const JOURNAL_RAISED = raisedBy('journal_from');

/**
 * SQL for the state of a mail or a call in a backup: one that waited may have been sent since, and is kept as failed, so
 * that an operator can send it.
 */
export const WAITED = "iif(given.state IN ('due', 'sending'), 'failed', given.state)";

/** Rows of a table that are deleted after some days. */
export interface Retention {
  /** Days, or the kind of visitors' data by which every site's privacy statement says them. */
  readonly days: number | RetainedKind;
  /** Condition of the rows; `?` is the instant so many days ago. A day compares as less than an instant of that day. */
  readonly gone: string;
  /**
   * For a kind whose days an agency may choose (`CHOSEN_KINDS`): the condition on `r` up to that instant, found by an
   * index that begins with the site.
   */
  readonly chosen?: string;
}

/** Where the rows of a table may contain a person's address. */
interface Columns {
  /** Columns with the hash of an address (`addressKey`): such a row belongs to the person, and is deleted. */
  readonly keys?: readonly string[];
  /** Columns whose texts may contain an address. */
  readonly texts?: readonly string[];
  /** SQL condition of an active booking (`?` is now, as an instant): it must be cancelled before an erasure. */
  readonly standing?: string;
}

/** Rows of visitors, which an erasure changes. */
export interface VisitorsPlace extends Columns {
  /**
   * What happens to a row that only names the address: `blank` removes it from the text, for texts of other people;
   * `delete` deletes the row.
   */
  readonly named: 'blank' | 'delete';
  /** SQL assignments by which a row of the person ends before it is deleted (`?` is now, as an instant). */
  readonly ends?: string;
  /** SQL for the instant at which a row was written, and for which it says that it was confirmed again. */
  readonly written: string;
}

/** The agency's own rows, such as its staff: reported and kept, since the next import would restore them. */
interface ContentPlace extends Columns {
  readonly named: 'content';
}

/** A table with rows of a site, in its column `site_id`. */
export interface Table {
  /** Columns that, together with the site, identify a row; by default its `rowid`. */
  readonly key?: readonly string[];
  /**
   * What becomes of the rows in a backup. `agency`: they are the agency's own, and in every backup. `visitors`: they
   * contain data of visitors, and are saved only when asked. `derived`: triggers make them again from other rows.
   * `passing`: they mean something for hours only, such as staged imports, answers for repeated calls and sign-ins.
   * `place`: they say where the site is.
   */
  readonly backup: BackupPart | 'derived' | 'passing' | 'place';
  /** Condition for rows of visitors' tables that are the agency's all the same. */
  readonly own?: string;
  /** Counts of a database, to which reports about many sites add: they do not move with a site. */
  readonly staysBehind?: true;
  /** Where a person's address may be; null when nowhere. */
  readonly persons: VisitorsPlace | ContentPlace | null;
  readonly retained?: readonly Retention[];
  /** SQL for columns with numbers that count over a whole database: raised in a row that comes from another one. */
  readonly raised?: Readonly<Record<string, string>>;
  /** SQL for columns that are written from a backup otherwise than they were saved. */
  readonly restored?: Readonly<Record<string, string>>;
  /** Its rows have `withdrawn_at`: they answer 410, and are deleted when nobody asks for them any more. */
  readonly withdrawn?: true;
}

/** What the capabilities offer one another, handed to those whose operations need it. */
export interface Offers {
  /** Kinds of cases that the agency answers, by link or on its page. */
  readonly answers: readonly AnswerKind[];
  readonly agenda: StaffAgenda;
  readonly seenHomes: SeenHomes;
  readonly staffHomes: StaffHomes;
  /** Highest budgets, in euros, of the alerts that match an estate but for its price. */
  readonly budgetsFor: (db: D1Database, site: Site, estateId: string) => Promise<readonly number[]>;
  /** Searches a site's estates, in the scope of the site. */
  readonly searchSite: (
    db: D1Database,
    siteId: string,
    request: EstateSearchRequest,
  ) => Promise<{ readonly total: number; readonly results: readonly Estate[] }>;
}

/** What runs by itself needs of all capabilities: the cron, and queues. */
export interface Engines {
  /** Statements that end an address at a site: it does not exist, or its owner reported spam. */
  readonly endAddress: (siteId: string, key: string, now: Date) => readonly Statement[];
  /** Sends at most so many due mails of a database; returns the number leased. */
  readonly sendMails: (env: WithDatabase, most: number) => Promise<number>;
  /** Makes at most so many due lead calls of a database. */
  readonly callLeads: (env: WithDatabase, most: number) => Promise<number>;
}

/** The parts of a capability that need no mail; `mail/manifest.ts` has the rest. All are optional. */
export interface BaseManifest {
  /** Its folder in `content-service/`. */
  readonly name: string;
  readonly operations?: readonly Operation[] | ((offers: Offers) => readonly Operation[]);
  /** Its tables with rows of a site; a table comes before those that its rows refer to. */
  readonly tables?: Readonly<Record<string, Table>>;
  /** Its tables of the whole deployment, with what is kept of them. */
  readonly shared?: Readonly<Record<string, readonly Retention[]>>;
  /** Its parts of the cron's minute, in a database. A failing one does not stop the others. */
  readonly cron?: Readonly<Record<string, (env: WithDatabase, now: Date, engines: Engines) => Promise<void>>>;
  /** What else it deletes when the sweep runs, once an hour. */
  readonly sweep?: (env: WithDatabase, now: Date) => Promise<void>;
  /** Its queued work, by kind: throws when it must be repeated. */
  readonly work?: {
    readonly [K in keyof WorkData]?: (
      work: WorkOf<K>,
      env: Bindings,
      now: Date,
      engines: Engines,
    ) => Promise<void>;
  };
  /** Queues after which there is none, by name without `gevel-` and environment. */
  readonly queues?: Readonly<
    Record<string, (message: Message, env: Bindings, now: Date, engines: Engines) => Promise<void>>
  >;
  readonly answers?: readonly AnswerKind[];
  readonly endAddress?: Engines['endAddress'];
  readonly offers?: Partial<Omit<Offers, 'answers'>>;
}
