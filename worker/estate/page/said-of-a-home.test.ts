/** Details on the page of a home: its archiving, building, place in town and basement. */
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import type { EstatePageView } from '#domain/views/estate-page.ts';
import {
  contextIn,
  estateWith,
  generalWith,
  listingWith,
  projectWith,
  siteWith,
} from '../../testing/contexts.ts';
import { toEstateCard } from '../card/estate-card.ts';
import { toEstatePage } from '../sources/first/page.ts';
import { toSkarabeePage } from '../sources/second/page.ts';

const nl = contextIn();
const input = { path: '/x', person: null };
const pageOf = (estate: Parameters<typeof toEstatePage>[0], context = nl): EstatePageView =>
  toEstatePage(estate, null, input, context);
const rowOf = ({ groups }: EstatePageView, label: string): string | undefined =>
  groups.flatMap(({ rows }) => rows).find((row) => row.label === label)?.value;

describe('an archived home (spec 1 §4)', () => {
  it.each<[said: { archived?: boolean; archived_at?: string }, archived: EstatePageView['archived']]>([
    [{ archived: true }, { label: 'In het archief', date: null }],
    [
      { archived: true, archived_at: 'soon' },
      { label: 'In het archief', date: null },
    ],
    [{ archived_at: '2026-08-31T12:00:00+02:00' }, { label: 'In het archief', date: '31/08/2026' }],
    [{ archived: false }, null],
  ])('is marked as archived, with its date if known: %j', (said, archived) => {
    const view = toSkarabeePage(listingWith(said), input, nl);
    expect(view.archived).toEqual(archived);
    expect('offers' in view.jsonLd).toBe(archived === null);
    expect(pageOf(generalWith({ archived: said.archived, archivedAt: said.archived_at })).archived).toEqual(
      archived,
    );
  });
});

describe('a home that another buyer may get', () => {
  const agenda = siteWith({ settings: { features: ['agenda'] } });
  it.each([
    ['first', { transaction: { id: 3, name: null } }],
    ['second', { transaction: null, status: 'OPTION_FOR_SALE' }],
  ])('explains the meaning of a viewing where one can be booked: the %s source', (source, said) => {
    const page = (context = nl) =>
      source === 'first'
        ? toEstatePage(generalWith(said), null, input, context)
        : toSkarabeePage(listingWith(said), input, context);
    expect(page().meaning).toBe('Iemand anders heeft voorlopig de eerste keuze.');
    expect(page(contextIn('fr', agenda)).meaning).toBe(
      'Une visite reste possible. Quelqu’un d’autre a pour l’instant la priorité.',
    );
    expect(page().jsonLd.offers).toMatchObject({ availability: 'https://schema.org/LimitedAvailability' });
  });

  it('says nothing of it when it is free, sold or archived', () => {
    for (const said of [{}, { status: 'SOLD' }, { status: 'UNDER_OFFER', archived: true }])
      expect(pageOf(generalWith(said)).meaning).toBeNull();
    expect(pageOf(generalWith({ status: 'UNDER_OFFER' })).meaning).toBe(
      'Iemand anders heeft al een bod gedaan.',
    );
  });
});

it.each([false, true])('offers to follow its price, unless that is one "from" (%s)', (priceFrom) => {
  const { priceAlertHref } = pageOf(
    generalWith({ transaction: { id: 1 }, price: { value: 300_000, priceFrom } }),
    contextIn('nl', siteWith({ settings: { features: ['alerts'] } })),
  );
  expect(priceAlertHref === null).toBe(priceFrom);
});

describe('the building of a flat (spec 1 §3, §5)', () => {
  it('is named among its facts', () => {
    const flat = generalWith({ headType: { id: 1 }, buildingName: 'Residentie Zeebries' });
    expect(rowOf(pageOf(flat), 'Naam van het gebouw')).toBe('Residentie Zeebries');
  });
});

describe('an enumerated field (spec 2 §3, "Typing")', () => {
  it('says nothing for false, which is no code of it, and no for an answer', () => {
    const page = toSkarabeePage(
      listingWith({ comfort: { heating: false }, planning: { priority_purchase: false } }),
      input,
      contextIn('nl'),
    );
    expect([rowOf(page, 'Verwarming'), rowOf(page, 'Voorkooprecht')]).toEqual([undefined, 'Nee']);
  });
});

describe('the title of a page', () => {
  it.each([
    ['archived', { archived: true }],
    ['of no known status', { transaction: null, status: null }],
    ['of a status that is internal', { transaction: null, status: 'PRICING' }],
  ])('is whole for a home that is %s', (_, said) => {
    const title = 'Villa in cottagestijl, Elizabetlaan\u00a041, 8300 Knokke-Heist';
    const { headTitle } = pageOf(generalWith(said));
    expect(headTitle?.replaceAll('\u00a0', ' ')).toBe(title.replaceAll('\u00a0', ' '));
    expect(toSkarabeePage(listingWith(said), input, nl).headTitle).not.toMatch(/– (?:in|à)\b/);
  });

  it.each([
    [1, 'Elizabetlaan 41 – te koop in 8300 Knokke-Heist'],
    [3, 'Elizabetlaan 41, 8300 Knokke-Heist – in optie (verkoop)'],
    [5, '– verkocht in 8300 Knokke-Heist'],
  ])('keeps a status that is not said of a place apart from it: transaction %i', (id, end) => {
    const { headTitle } = pageOf(generalWith({ transaction: { id, name: null } }));
    expect(headTitle?.replaceAll('\u00a0', ' ').endsWith(end)).toBe(true);
  });
});

describe('the energy class (words as each region has them)', () => {
  const CITIES = { FLANDERS: '8300', BRUSSELS: '1000', WALLONIA: '4700' } as const;
  const NAMES = {
    nl: { FLANDERS: 'Energielabel', BRUSSELS: 'Energielabel', WALLONIA: 'Energielabel' },
    fr: { FLANDERS: 'Classe PEB', BRUSSELS: 'Classe PEB', WALLONIA: 'Classe PEB' },
    en: { FLANDERS: 'Energy label', BRUSSELS: 'Energy label', WALLONIA: 'Energy label' },
    de: { FLANDERS: 'Energieklasse', BRUSSELS: 'Energieklasse', WALLONIA: 'PEB-Klasse' },
  } as const;

  it.each(LOCALES)('has its name on the tag and in the facts (%s)', (locale) => {
    const named = Object.entries(CITIES).map(([region, zip]) => {
      const home = estateWith({
        general: { address: { region, city: { zip } } },
        energy: { energyLabel: 'C', epcValue: 240 },
      });
      const { energyTag } = pageOf(home, contextIn(locale));
      return [region, energyTag?.text.replace(/ C$/, '')];
    });
    expect(Object.fromEntries(named)).toEqual(NAMES[locale]);
  });
});

describe('the building of a project', () => {
  it.each([{ headType: { id: 9 } }, { project: true, headType: { id: 1 } }])(
    'is named on card and page: %j',
    (kind) => {
      const project = projectWith([], { ...kind, buildingName: 'De Vaartmolen' });
      // Beside the listing’s own title the kind is stated.
      const { kind: what, title } = toEstateCard(project, nl);
      expect([what, title]).toContain('De Vaartmolen');
      expect(rowOf(pageOf(project), 'Naam van het gebouw')).toBe('De Vaartmolen');
    },
  );
});

describe('the location of a home in its town', () => {
  const lying = (general: object) =>
    pageOf(generalWith({ address: { location: 'Aan de dijk' }, ...general }));

  it('is shown only together with its street (spec 1 §2)', () => {
    expect(rowOf(lying({}), 'Ligging')).toBe('Aan de dijk');
    expect(rowOf(lying({ address: { location: 'Aan de dijk', visible: false } }), 'Ligging')).toBeUndefined();
    expect(rowOf(lying({ transaction: { id: 5 } }), 'Ligging')).toBeUndefined();
  });
});

it('shows a floor below ground in either source', () => {
  const flat = estateWith({ general: { headType: { id: 1 }, floor: -1 } });
  expect(rowOf(pageOf(flat), 'Verdieping')).toBe('−1');
  expect(rowOf(toSkarabeePage(listingWith({ construction: { floor: -1 } }), input, nl), 'Verdieping')).toBe(
    '−1',
  );
});
