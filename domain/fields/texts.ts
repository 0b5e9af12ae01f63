import type { Locale } from '../locale.ts';
import type { EnumerationName, FieldFacts } from './field.ts';

/** Texts that fields show as they are, or name themselves by. */
type FieldTextKey =
  | 'value.yes'
  | 'value.no'
  | 'value.notEntered'
  | 'value.groundFloor'
  | 'violation.NONE'
  | 'views.archived'
  | 'views.field.surface';

/** The words of one language, as a translator gives them: the domain does not know where from. */
interface FieldTexts {
  (key: FieldTextKey): string;
  (key: 'value.years.one' | 'value.years.other', values: { readonly n: string }): string;
  /** The label of a code in its enumeration, or of a field by its path; null for one that nobody knows. */
  label(group: EnumerationName | 'field' | 'fieldEpb' | 'flood' | 'violation', code: string): string | null;
}

/** What a field needs to be shown: words, language, and facts of the estate. */
export interface FieldContext {
  readonly t: FieldTexts;
  readonly locale: Locale;
  /** The site's own language, for texts that are not there in the page's. */
  readonly fallback: Locale;
  readonly facts: FieldFacts;
}
