import type { Localized } from '../../../domain/locale.ts';

/** An agreement in all languages it is written in. */
export interface WrittenAgreement {
  readonly id: string;
  /** Order in which they are shown. */
  readonly position: number;
  readonly required: boolean;
  readonly title: Localized;
  /** Paragraphs, separated by blank lines. */
  readonly body: Localized;
}
