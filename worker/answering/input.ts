import type { FieldErrors } from '#domain/forms/codes.ts';
import type { Typed } from '#domain/forms/read-form.ts';
import type { PictureView } from '#domain/views/picture.ts';
import type { AnswerAction, AnswerLink } from '#wire/answer-link.ts';
import type { Slot } from '#wire/live-agenda.ts';
import type { Week } from '../agenda/week.ts';
import type { FormProblem } from '../platform/forms/problems.ts';

/** The home of a case. */
export interface AboutView {
  readonly title: string;
  readonly place: string;
  readonly href: string | null;
  readonly picture: PictureView | null;
}

/** Error of the time in a move. */
export interface WrongTime {
  /** The time was taken, or the viewing was moved meanwhile; null when the time is missing or past. */
  readonly meanwhile: 'taken' | 'changed' | null;
  readonly fields: FieldErrors;
  /** Free times instead of a taken one. */
  readonly nextSlots: readonly Slot[];
}

/** Input of a link's page. */
export interface AnswerInput {
  readonly link: AnswerLink;
  readonly about: AboutView | null;
  readonly action: string;
  readonly typed: Typed;
  readonly problem: FormProblem | null;
  /** Days of the agenda if the link moves a viewing; otherwise null. */
  readonly week: Week | null;
  readonly wrongTime: WrongTime | null;
  /** The form was sent too late. */
  readonly late: boolean;
  /** The action was done just before this page. */
  readonly justDone: boolean;
  readonly mailed: boolean;
  readonly now: Date;
  /** Only on the agency's own page. */
  readonly staff?: {
    readonly hrefOf: (action: AnswerAction) => string;
    /** Guard of its forms. */
    readonly guard: string;
    /** All actions that are possible now. */
    readonly possible: readonly AnswerAction[];
    /** The overview. */
    readonly deskHref: string;
    /** Whether the case is shown by itself, with its actions as links, rather than one of them. */
    readonly opened: boolean;
  };
}
