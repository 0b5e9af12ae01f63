import type { Writing } from '../format/writing.ts';
import type { Locale } from '../locale.ts';
import type { EnumerationName, FieldFacts } from './field.ts';

/** Keys of texts that fields show as value or as label. */
type FieldTextKey =
  | 'value.yes'
  | 'value.no'
  | 'value.notEntered'
  | 'value.groundFloor'
  | 'violation.NONE'
  | 'standing.archived'
  | 'views.field.surface';

/** The texts of a language, as given by a translator that the domain does not know. */
interface FieldTexts extends Writing {
  (key: FieldTextKey): string;
  (key: 'value.years.one' | 'value.years.other', values: { readonly n: string }): string;
  /** Label of a code in its enumeration, or of a field by its path; null for an unknown one. */
  label(
    group: EnumerationName | 'field' | 'fieldEpb' | 'fieldWalloon' | 'flood' | 'violation',
    code: string,
  ): string | null;
}

/** Input for showing a field: texts, language, and facts of the estate. */
export interface FieldContext {
  readonly t: FieldTexts;
  readonly locale: Locale;
  /** The site's main language, for texts missing in the page's language. */
  readonly fallback: Locale;
  readonly facts: FieldFacts;
}
