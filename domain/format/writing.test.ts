import { expect, it } from 'vitest';
import { LOCALES, type Locale } from '../locale.ts';
import { formatDate, formatDateTime } from './date.ts';
import { formatArea, formatEpc, formatLitres, formatMetres, formatPercent } from './measure.ts';
import { formatPrice, formatPricePerArea, formatPriceRange } from './money.ts';
import { formatNumber } from './number.ts';
import { FIGURE_FORMS, type FigureForm, type Writing } from './writing.ts';

const range = (writing: Writing): string =>
  Object.values(formatPriceRange(250_000, 1_495_000, writing)).join(' – ');

/** Each kind of figure, written in both forms and four languages. */
const WRITTEN: Readonly<Record<string, (writing: Writing) => string>> = {
  price: (writing) => formatPrice(1_495_000, writing),
  cents: (writing) => formatPrice(1250.5, writing),
  range,
  perArea: (writing) => formatPricePerArea(2509.6, writing),
  number: (writing) => formatNumber(-1234.5, writing, 1),
  area: (writing) => formatArea(1250.25, writing),
  length: (writing) => formatMetres(6.2, writing),
  litres: (writing) => formatLitres(2000, writing),
  percent: (writing) => formatPercent(12.5, writing),
  energy: (writing) => formatEpc(1241, writing),
  date: (writing) => formatDate('2026-11-04', writing),
  moment: (writing) => formatDateTime('2026-11-26T13:30:00+01:00', writing),
};

const SAME = {
  price: '€ 1.495.000',
  cents: '€ 1.250,50',
  range: '€ 250.000 – 1.495.000',
  perArea: '€ 2.510 /m²',
  number: '−1.234,5',
  area: '1.250,25 m²',
  length: '6,2 m',
  litres: '2.000l',
  percent: '12,5%',
  date: '04/11/2026',
  moment: '26/11/2026, 13:30',
};
const YEAR: Readonly<Record<Locale, string>> = { nl: 'jaar', fr: 'an', en: 'year', de: 'Jahr' };
const same = (locale: Locale) => ({ ...SAME, energy: `1.241 kWh/m²/${YEAR[locale]}` });

const FRENCH = {
  ...same('fr'),
  price: '1.495.000 €',
  cents: '1.250,50 €',
  range: '250.000 – 1.495.000 €',
  perArea: '2.510 €/m²',
  litres: '2.000 l',
  percent: '12,5 %',
};

const EXPECTED: Readonly<Record<FigureForm, Readonly<Record<Locale, Readonly<Record<string, string>>>>>> = {
  same: { nl: same('nl'), fr: same('fr'), en: same('en'), de: same('de') },
  local: {
    nl: same('nl'),
    fr: FRENCH,
    en: {
      ...same('en'),
      price: '€1,495,000',
      cents: '€1,250.50',
      range: '€250,000 – €1,495,000',
      perArea: '€2,510/m²',
      number: '−1,234.5',
      area: '1,250.25 m²',
      length: '6.2 m',
      litres: '2,000 l',
      percent: '12.5%',
      energy: '1,241 kWh/m²/year',
    },
    de: {
      ...FRENCH,
      energy: '1.241 kWh/m²/Jahr',
      date: '04.11.2026',
      moment: '26.11.2026, 13:30',
    },
  },
};

it.each(FIGURE_FORMS.flatMap((figures) => LOCALES.map((locale) => ({ figures, locale }))))(
  'writes figures in the form "$figures" for $locale (spec 1 §9, spec 2 §9)',
  (writing) => {
    expect(
      Object.fromEntries(Object.entries(WRITTEN).map(([kind, write]) => [kind, write(writing)])),
    ).toEqual(EXPECTED[writing.figures][writing.locale]);
  },
);
