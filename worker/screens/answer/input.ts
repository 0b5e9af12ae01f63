import type { Typed } from '../../../domain/forms/read-form.ts';
import type { PictureView } from '../../../domain/views/picture.ts';
import type { AnswerLink } from '../../../wire/answer-link.ts';
import type { FormProblem } from '../../platform/forms/problems.ts';

/** The home that a case is about. */
export interface AboutView {
  readonly title: string;
  readonly place: string;
  readonly href: string | null;
  readonly picture: PictureView | null;
}

/** What the page of a link is made from. */
export interface AnswerInput {
  readonly link: AnswerLink;
  readonly about: AboutView | null;
  readonly action: string;
  readonly typed: Typed;
  readonly problem: FormProblem | null;
  /** What was typed came too late. */
  readonly late: boolean;
  /** The press that leads here has just been made. */
  readonly justDone: boolean;
  readonly mailed: boolean;
  readonly now: Date;
}
