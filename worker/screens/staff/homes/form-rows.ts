/** Rows of the forms of a home: the fields of its sections, and how each is entered. */
import type { EnumerationName, Format } from '#domain/fields/field.ts';
import type { Locale } from '#domain/locale.ts';
import type words from '#locales/nl/staff-home.ts';

/** How a value is entered; `home-controls.ts` reads and writes each. */
export type Control =
  | 'line'
  | 'text'
  | 'email'
  | 'phone'
  | 'number'
  | 'whole'
  | 'date'
  | 'yesNo'
  | 'check'
  | 'code'
  | 'named'
  | 'subType'
  | 'status'
  | 'city'
  | 'point'
  | 'price'
  | 'class'
  | 'destination'
  | 'time'
  | 'choice'
  | 'word'
  | 'weekdays'
  | 'rows';

/** Labels that the field table does not have. */
export type OwnLabel = keyof typeof words.labels;

/** Facts that the law on advertisements asks for, as questions in words. */
export const QUESTIONS = [
  'buildingLicense',
  'townPlanningValue',
  'townPlanningViolation',
  'presaleRight',
  'allocationLicense',
  'floodingParcelScore',
  'floodingBuildingScore',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** A field of a form. */
export interface FormRow {
  /** Path within the record. */
  readonly path: string;
  readonly control: Control;
  /** Its own label, a question of the law, or else the label of `field` in the field table. */
  readonly own?: OwnLabel;
  readonly question?: Question;
  readonly field?: string;
  /** Format of the field table, which tells the unit. */
  readonly format?: Format;
  readonly enumeration?: EnumerationName | 'violation' | 'flood' | 'room';
  /** Choices whose words are those of this page alone. */
  readonly choices?: keyof typeof words.choices;
  /** A class may be a pair: the worst and the best of a building's units. */
  readonly pairs?: true;
  /** Language of its text, when it has one. */
  readonly locale?: Locale;
  /** Fields of each entry of a list, by their path within it; entries of a `tuple` are lists of their values. */
  readonly cells?: readonly FormRow[];
  readonly tuple?: true;
}

type SectionName = keyof typeof words.sections;

/** A form of the page; each language has one for its texts. */
export interface FormSection {
  readonly id: string;
  readonly name: SectionName;
  readonly locale?: Locale;
  readonly rows: readonly FormRow[];
  /** Rarer fields, behind a disclosure. */
  readonly more: readonly FormRow[];
  /** Fields that are untrue once one of these has another value. */
  readonly clears?: { readonly when: readonly string[]; readonly fields: readonly string[] };
}
