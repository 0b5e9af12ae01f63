import { advertisedEstate } from '#domain/advertising/advertised.ts';
import type { Subject } from '#domain/advertising/duty.ts';
import { type Owed, owedBy } from '#domain/advertising/lacks.ts';
import { valueAt } from '#domain/fields/read.ts';
import { recordValue, unitIn, withDraft } from '#domain/fields/record-paths.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { type Region, regionOf } from '#domain/rules/region.ts';
import { EstateSchema } from '#wire/estate.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import type { OpenedHome } from '#wire/written-homes.ts';
import { QUESTIONS, type Question } from './form-rows.ts';

/** The record as it will be: its draft laid over it. */
export const laidOver = ({ record, draft }: Pick<OpenedHome, 'record' | 'draft'>): object =>
  withDraft(record ?? {}, draft);

/** Languages in which the street of a home is written, at least one. */
export function streetLocalesOf(record: object, first: Locale, base = 'estate'): readonly Locale[] {
  const said = LOCALES.filter((locale) => {
    const text = recordValue(record, `${base}.general.address.street.${locale}`);
    return typeof text === 'string' && text !== '';
  });
  return said.length === 0 ? [first] : said;
}

/** What the law on advertisements depends on and asks, by the table of `check --homes`. */
interface Law {
  readonly region: Region | null;
  readonly subject: Subject;
  readonly owed: readonly Owed[];
  /** A building of several units, whose class is a pair. */
  readonly severalUnits: boolean;
}

const NO_LAW: Law = { region: null, subject: 'other', owed: [], severalUnits: false };

/** The duties of an estate, or a unit, as it will be; none for a rental, and for values that no estate can have. */
export function lawOf(record: object, unit: string | null = null): Law {
  const estate: unknown = unit === null ? valueAt(record, 'estate') : unitIn(record, unit);
  if (typeof estate !== 'object' || estate === null) return NO_LAW;
  try {
    const general = { id: '0', ...(estate as { readonly general?: object }).general };
    const advertised = advertisedEstate(readLoosely(EstateSchema, { ...estate, general }));
    return {
      region: regionOf(advertised.address),
      subject: advertised.subject,
      owed: owedBy(advertised),
      severalUnits: advertised.severalUnits,
    };
  } catch {
    // A typed value that no estate can have: it is named beside its field.
    return NO_LAW;
  }
}

/** Fields of the first source that state a duty's facts, without the group `estate`. */
export const fieldsOf = ({ duty }: Owed): readonly string[] => [
  ...new Set([...duty.said.flatMap(({ first }) => first), ...(duty.unsaid?.fields.first ?? [])]),
];

/** The questions that the law of a home's region asks. */
export const questionsOf = (owed: readonly Owed[]): readonly Question[] =>
  QUESTIONS.filter((question) => owed.some((one) => fieldsOf(one).includes(`general.${question}`)));
