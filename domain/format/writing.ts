import type { Locale } from '../locale.ts';

/**
 * How a site writes figures, dates and amounts: `same` in every language, as the specification fixes them
 * (spec 1 §9, spec 2 §9), or `local`, in the form that readers of each language are used to (decision 111).
 */
export const FIGURE_FORMS = ['same', 'local'] as const;
/** The form of sites that chose none. */
export const DEFAULT_FIGURES = 'same';
export type FigureForm = (typeof FIGURE_FORMS)[number];

/** The language and form in which figures are written; every translator is one. */
export interface Writing {
  readonly locale: Locale;
  readonly figures: FigureForm;
}

/** The parts of a form. Digits come in already grouped. */
interface Form {
  readonly thousands: '.' | ',';
  readonly decimal: ',' | '.';
  readonly euros: (digits: string) => string;
  /** Euros of a range, where the sign stands at its outer side: "€ 1 to 2", "1 à 2 €". */
  readonly range: readonly [lower: (digits: string) => string, upper: (digits: string) => string];
  readonly perArea: string;
  readonly percent: string;
  readonly litres: string;
  readonly day: (day: string, month: string, year: string) => string;
}

const asIs = (digits: string): string => digits;
const before = (digits: string): string => `€ ${digits}`;
const after = (digits: string): string => `${digits} €`;
const slashes = (day: string, month: string, year: string): string => `${day}/${month}/${year}`;

/** The specification's form, which is also the Dutch reader's. */
const SAME: Form = {
  thousands: '.',
  decimal: ',',
  euros: before,
  range: [before, asIs],
  perArea: ' /m²',
  percent: '%',
  litres: 'l',
  day: slashes,
};

/** French as in Belgium: a point between thousands, the sign behind. */
const FRENCH: Form = {
  ...SAME,
  euros: after,
  range: [asIs, after],
  perArea: '/m²',
  percent: ' %',
  litres: ' l',
};

const close = (digits: string): string => `€${digits}`;

const LOCAL: Readonly<Record<Locale, Form>> = {
  nl: SAME,
  fr: FRENCH,
  en: {
    ...SAME,
    thousands: ',',
    decimal: '.',
    euros: close,
    range: [close, close],
    perArea: '/m²',
    litres: ' l',
  },
  de: { ...FRENCH, day: (day, month, year) => `${day}.${month}.${year}` },
};

/** The form of a language on a site. */
export const formOf = ({ locale, figures }: Writing): Form => (figures === 'local' ? LOCAL[locale] : SAME);

/** The specification's form, for comparisons and for files that programs read. */
export const SAME_EVERYWHERE: Writing = { locale: 'nl', figures: 'same' };
