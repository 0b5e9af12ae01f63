import type { Locale } from '../../../domain/locale.ts';
import type {
  AnswerDeed,
  AnswerDone,
  AnswerSubject,
  PressLink,
  StayDays,
} from '../../../wire/answer-link.ts';
import type { LiveAgenda } from '../../../wire/live-agenda.ts';
import type { Site } from '../../../wire/site.ts';
import type { Statement } from '../db/statement.ts';
import type { CallContext } from '../operation/operation.ts';
import type { CaseKind } from './links.ts';

/** An answer that a link gives. */
export interface LinkAnswer {
  readonly siteId: string;
  /** As the case's own answers name it. */
  readonly id: string;
  /** To the visitor. */
  readonly word: string | null;
  readonly offers: readonly StayDays[];
  /** Of a move. */
  readonly slotId: string | null;
  /** Hash of the link; null for what somebody does at the agency's page, held by the case's own state alone. */
  readonly link: string | null;
}

/** What an answer came to: the one that stands, which may be another's. */
interface Given {
  readonly at: string | null;
  readonly word: string | null;
}

/** A case as it stands. */
export interface ShownCase {
  readonly subject: AnswerSubject;
  /** What can still be done. */
  readonly possible: readonly AnswerDeed[];
  /** How it came to stand so; null while nothing has happened. */
  readonly done: AnswerDone | null;
  /** The word that was sent with the answer. */
  readonly word: string | null;
  /** The time that an appointment has by now. */
  readonly slotId?: string;
}

/** Where a case is looked for, and when. */
export interface CaseContext {
  readonly db: D1Database;
  readonly siteId: string;
  readonly now: Date;
}

/** Where new links are asked for. */
interface RenewContext extends CaseContext {
  readonly site: Site;
  /** As the site's addresses begin. */
  readonly origin: string;
  /** Id of the mail in the outbox. */
  readonly mailId: string;
  /** The mail is queued only where this finds a row. */
  readonly where: Statement;
}

/** What a link may answer, as data: a kind of case, its deeds, and how each is done by the calls that there are. */
export interface AnswerKind {
  readonly kind: CaseKind;
  /** What its links and mails need is there; null once the case was swept away. */
  readonly show: (subjectId: string, context: CaseContext) => Promise<ShownCase | null>;
  readonly deeds: Partial<
    Readonly<Record<PressLink['deed'], (answer: LinkAnswer, context: CallContext) => Promise<Given>>>
  >;
  /** Times that it may be moved to from a day on (`YYYY-MM-DD`), today unless given; null where nobody shows homes. */
  readonly times?: (
    subjectId: string,
    from: string | undefined,
    context: CaseContext,
  ) => Promise<LiveAgenda | null>;
  /**
   * Selects the site's cases of this kind as the agency's page lists them (`CaseRow` of `content-service/staff/desk.ts`);
   * its first parameters are the site, this instant and this day in Brussels.
   */
  readonly cases: string;
  /** Where, in words, of what `cases` selects as `place`; as it stands without. */
  readonly placeOf?: (place: string, locale: Locale) => string;
  /** Id by which the deeds name it. */
  readonly nameOf?: (subjectId: string) => string;
  /** Queues the mail with new links, to the agency's own address; null where it has none. */
  readonly renew: (subjectId: string, context: RenewContext) => Promise<Statement | null>;
}
