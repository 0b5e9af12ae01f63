/**
 * The price of homes that state none, hide it or have sold, wherever a visitor meets it: card, page, table of units,
 * comparison, mail and structured data (decision 110).
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { estateMailCard } from '#content-service/estates/mail-card.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import type { PriceView } from '#domain/views/estate-card.ts';
import type { EstatePageView } from '#domain/views/estate-page.ts';
import { MAIL_DICTIONARIES } from '#locales/mail-dictionaries.ts';
import { giveMailTexts, mailTexts } from '#locales/mails.ts';
import type { Estate } from '#wire/estate.ts';
import { toEstateCard } from '#worker/estate/card/estate-card.ts';
import type { Property } from '#worker/estate/property/property.ts';
import { toUnits, unitFloors } from '#worker/estate/units/units.ts';
import { toCompare } from '#worker/screens/compare/compare-view.ts';
import { contextIn, estateWith } from '#worker/testing/contexts.ts';
import { partsOf, type StatedHome } from './support/home-parts.ts';

interface Home extends StatedHome {
  readonly name: string;
  /** Whether it is sold: then it has no price to ask for. */
  readonly sold?: true;
}

/** A figure that no place may show. */
const SECRET = 412_345;
const PLOT = { headType: { id: 2, name: null } };
const GIVEN: readonly (readonly [string, number | null])[] = [
  ['-1', -1],
  ['none', null],
  ['0', 0],
];
const SOLD = { transaction: { id: 5, name: null } };

const HOMES: readonly Home[] = [
  ...GIVEN.flatMap(([said, value]): Home[] => [
    { name: `plot, ${said}`, source: 'first', changes: { general: { ...PLOT, price: { value } } } },
    { name: `plot, ${said}`, source: 'second', changes: { type: 'PLOT', financial: { price: value } } },
    {
      name: `house to let, ${said}`,
      source: 'first',
      changes: { general: { transaction: { id: 2 }, price: { value } } },
    },
  ]),
  {
    name: 'plot under the VAT regime',
    source: 'second',
    changes: { type: 'PLOT', financial: { price: SECRET, vat_regime: true } },
  },
  {
    name: 'plot, -1, sold',
    source: 'first',
    changes: { general: { ...PLOT, ...SOLD, price: { value: -1 } } },
    sold: true,
  },
];

const written = (price: PriceView | null): string =>
  price === null ? '–' : [price.prefix, price.text, price.suffix].filter(Boolean).join(' ');

/** The first row of a comparison, which is the price. */
const compared = (view: EstatePageView, property: Property, locale: Locale): string => {
  const estates = ['1', '2'].map((id) => ({ view: { ...view, id }, property, path: `/${id}` }));
  const { groups } = toCompare({ estates, missing: 0, left: 0, onlyDifferences: false }, contextIn(locale));
  const cells = groups.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  return cells.find((cell) => cell?.isPrice)?.text ?? '–';
};

/** The home as a unit of a project, in its table. */
function asUnit(estate: Estate, locale: Locale): string {
  const context = contextIn(locale);
  const unit = { ...estate, general: { ...estate.general, id: 101, parentId: 100 } };
  const project = estateWith({ general: { id: 100, project: true, children: [unit] } });
  const units = toUnits(unitFloors([unit], project, context)).flatMap((group) => group.units);
  return units.map(({ price }) => written(price)).join();
}

const offerOf = ({ jsonLd }: EstatePageView): string =>
  (jsonLd as { offers?: object }).offers === undefined ? 'no offer' : 'offer';

function see(home: Home, locale: Locale) {
  const { estate, page, property } = partsOf(home, locale);
  const mail = estateMailCard(
    { estate },
    { origin: 'https://x.example', t: mailTexts(locale, 'same') },
  ).price;
  return {
    card: written(toEstateCard(estate, contextIn(locale)).price),
    page: written(page.price),
    unit: asUnit(estate, locale),
    compare: compared(page, property, locale),
    mail: mail === '' ? '–' : mail,
    machines: offerOf(page),
    all: JSON.stringify([page, toEstateCard(estate, contextIn(locale))]),
  };
}

const WORDS: Readonly<Record<Locale, string>> = {
  nl: 'Prijs op aanvraag',
  fr: 'Prix sur demande',
  en: 'Price on request',
  de: 'Preis auf Anfrage',
};

beforeAll(() => giveMailTexts(MAIL_DICTIONARIES));

describe('the price of homes that show none (spec 1 §9, spec 2 §9)', () => {
  it.each(HOMES.map((home) => [`${home.source}: ${home.name}`, home] as const))(
    'says the same everywhere, never a figure and never nothing: %s',
    (_, home) => {
      for (const locale of LOCALES) {
        const { all, machines, ...places } = see(home, locale);
        const said = home.sold ? '–' : WORDS[locale];
        expect(new Set(Object.values(places))).toEqual(new Set([said]));
        expect(machines).toBe('no offer');
        expect(all).not.toMatch(/€ ?-|-1 €|412[. ]?345/);
      }
    },
  );
});
