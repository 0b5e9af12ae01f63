import type { FieldErrors } from '../../domain/forms/codes.ts';
import type { Typed } from '../../domain/forms/read-form.ts';
import type { PictureView } from '../../domain/views/picture.ts';
import type { AnswerDeed, AnswerLink } from '../../wire/answer-link.ts';
import type { Slot } from '../../wire/live-agenda.ts';
import type { Week } from '../agenda/week.ts';
import type { FormProblem } from '../platform/forms/problems.ts';

/** The home that a case is about. */
export interface AboutView {
  readonly title: string;
  readonly place: string;
  readonly href: string | null;
  readonly picture: PictureView | null;
}

/** What is wrong with the time of a move. */
export interface WrongTime {
  /** Somebody else was faster, or the viewing was moved by somebody else; null where none was chosen, or a past one. */
  readonly meanwhile: 'taken' | 'changed' | null;
  readonly fields: FieldErrors;
  /** Free times in place of the one that was taken. */
  readonly nextSlots: readonly Slot[];
}

/** What the page of a link is made from. */
export interface AnswerInput {
  readonly link: AnswerLink;
  readonly about: AboutView | null;
  readonly action: string;
  readonly typed: Typed;
  readonly problem: FormProblem | null;
  /** Days of the agenda, where the link moves a viewing; null otherwise. */
  readonly week: Week | null;
  readonly wrongTime: WrongTime | null;
  /** What was typed came too late. */
  readonly late: boolean;
  /** The press that leads here has just been made. */
  readonly justDone: boolean;
  readonly mailed: boolean;
  readonly now: Date;
  /** Of the agency's page: where the other deed is, and what its forms carry; left out behind a link. */
  readonly staff?: { readonly hrefOf: (deed: AnswerDeed) => string; readonly guard: string };
}
