import type { Locale } from '#domain/locale.ts';
import type { AnswerAction, AnswerDone, AnswerSubject, PressLink, StayDays } from '#wire/answer-link.ts';
import type { LiveAgenda } from '#wire/live-agenda.ts';
import type { Site } from '#wire/site.ts';
import type { StaffCaseKind } from '#wire/staff.ts';
import type { Statement } from '../db/statement.ts';
import type { CallContext } from '../operation/operation.ts';

/** An answer given by a link. */
export interface LinkAnswer {
  readonly siteId: string;
  /** The number of the case. */
  readonly id: string;
  /** Message to the visitor. */
  readonly word: string | null;
  readonly offers: readonly StayDays[];
  /** Only for a move. */
  readonly slotId: string | null;
  /** Hash of the link; null on the agency's page, where the case's own state decides. */
  readonly link: string | null;
}

/** Result of an answer: the effective one, which may be somebody else's. */
interface Given {
  readonly at: string | null;
  readonly word: string | null;
}

/** The current state of a case. */
export interface ShownCase {
  readonly subject: AnswerSubject;
  /** Actions still possible. */
  readonly possible: readonly AnswerAction[];
  /** The last change; null when there is none. */
  readonly done: AnswerDone | null;
  /** The message sent with the answer. */
  readonly word: string | null;
  /** The current slot of an appointment. */
  readonly slotId?: string;
}

/** Context for looking up a case. */
export interface CaseContext {
  readonly db: D1Database;
  readonly siteId: string;
  readonly now: Date;
}

/** Context for renewing links. */
interface RenewContext extends CaseContext {
  readonly site: Site;
  /** Origin of the site. */
  readonly origin: string;
  /** Id of the mail in the outbox. */
  readonly mailId: string;
  /** The mail is queued only if this finds a row. */
  readonly where: Statement;
}

/**
 * A kind of case that links can answer, as data: its actions, and the existing operations that execute them.
 */
export interface AnswerKind {
  readonly kind: StaffCaseKind;
  /** Table of the cases, by `subjectId`. */
  readonly table: 'stays' | 'appointments' | 'submissions' | 'valuations';
  /** Data for its links and mails; null once the case was deleted by the sweep. */
  readonly show: (subjectId: string, context: CaseContext) => Promise<ShownCase | null>;
  readonly deeds: Partial<
    Readonly<Record<PressLink['deed'], (answer: LinkAnswer, context: CallContext) => Promise<Given>>>
  >;
  /** Free slots for a move from a day on (`YYYY-MM-DD`), today by default; null without agents. */
  readonly times?: (
    subjectId: string,
    from: string | undefined,
    context: CaseContext,
  ) => Promise<LiveAgenda | null>;
  /**
   * SQL for the site's cases of this kind for the agency's page (`CaseRow` of
   * `content-service/staff/desk.ts`, and `words`: the home's, for a search); its first parameters are the site, the current instant and the current
   * day in Brussels.
   */
  readonly cases: string;
  /** Display text of the column `place` of `cases`; unchanged by default. */
  readonly placeOf?: (place: string, locale: Locale) => string;
  /** The number of a case. */
  readonly nameOf?: (subjectId: string) => string;
  /** Queues the mail with new links, to the agency's own address; null when it has none. */
  readonly renew: (subjectId: string, context: RenewContext) => Promise<Statement | null>;
}
