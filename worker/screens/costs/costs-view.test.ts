import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { purchaseOf } from '../../estate/costs/purchase.ts';
import { propertyOfEstate } from '../../estate/property/estate-property.ts';
import { contextIn, estateWith, type Loose, siteWith } from '../../testing/contexts.ts';
import { NAUGHTY_STRINGS } from '../../testing/naughty-strings.ts';
import { readAsked } from './asked.ts';
import { type CostsView, toCosts } from './costs-view.ts';

const site = siteWith({ settings: { costs: true } });

function viewOf(
  query: string,
  general: Loose = {},
  rest: Loose = {},
  context = contextIn('nl', site),
): CostsView {
  const property = propertyOfEstate(
    estateWith({ general: { price: { value: 445_000 }, ...general }, ...rest }),
    context,
  );
  const purchase = purchaseOf(property, context);
  if (purchase === null) throw new Error('no costs');
  return toCosts({ property, purchase, home: '/x', asked: readAsked(new URLSearchParams(query)) }, context);
}

const amountsOf = ({ lines }: CostsView) => Object.fromEntries(lines.map(({ id, amount }) => [id, amount]));
const howOf = ({ lines }: CostsView, id: string) => lines.find((line) => line.id === id)?.how;
const inRegion = (region: string) => ({ address: { region } });
const NEW = { technical: { newBuilding: true } };

describe('the questions', () => {
  it('say what they change in euros, and count what is not known as the dearest', () => {
    const [question, ...more] = viewOf('').questions;
    expect(more).toEqual([]);
    expect(question).toMatchObject({ id: 'use', effect: 'Dit scheelt hier € 44.500.' });
    expect(question?.options.filter(({ chosen }) => chosen)).toEqual([
      { value: '', label: 'Weet ik niet', chosen: true },
    ]);
    expect(viewOf('').total).toBe(viewOf('use=other').total);
  });

  it.each([
    [
      'Flanders, below the limit of a core city',
      'use=own',
      { price: { value: 230_000 } },
      {},
      ['use', 'core'],
    ],
    ['Brussels', 'use=own', inRegion('BRUSSELS'), {}, ['use', 'better']],
    ['Wallonia', '', inRegion('WALLONIA'), {}, ['use']],
    ['a new home whose land is not known', '', {}, NEW, ['vat']],
    ['a new home', 'ground=100.000', {}, NEW, ['vat', 'seller', 'rebuilt']],
    ['a new home without VAT', 'vat=no', {}, NEW, ['vat', 'use']],
    ['a shop', '', { headType: { id: 4 } }, {}, []],
    ['a plot in Flanders', '', { headType: { id: 2 } }, {}, []],
  ])('are those that change the sum: %s', (_, query, general, rest, ids) => {
    expect(viewOf(query, general, rest).questions.map(({ id }) => id)).toEqual(ids);
  });
});

describe('the lines', () => {
  it('say how each came about', () => {
    const view = viewOf('use=own', { price: { value: 200_000 } });
    expect(howOf(view, 'duty')).toBe(
      '2 % van € 200.000; tarief voor de enige eigen woning; € 1.867 minder voor een bescheiden woning',
    );
    expect(amountsOf(view).duty).toBe('€ 2.133');
    expect(howOf(viewOf('use=own', inRegion('BRUSSELS')), 'duty')).toBe(
      '12,5 % van € 245.000; tarief in Brussel; € 200.000 vrijgesteld',
    );
  });

  it('split a new home into land and building', () => {
    const view = viewOf('vat=yes&ground=100000&seller=two&rebuilt=yes', {}, NEW);
    expect(amountsOf(view)).toMatchObject({ price: '€ 445.000', vat: '€ 20.700', landDuty: '€ 12.000' });
    expect(howOf(view, 'price')).toBe('gelezen als prijs zonder btw; vraag het na');
  });

  it('take the land’s part from the listing until the visitor types one, also zero', () => {
    const general = { price: { value: 445_000, groundValue: 90_000 } };
    expect(viewOf('', general, NEW).ground?.value).toBe('90.000');
    expect(amountsOf(viewOf('', general, NEW)).landVat).toBe('€ 18.900');
    expect(amountsOf(viewOf('ground=0', general, NEW)).landVat).toBeUndefined();
    expect(viewOf('ground=veel', general, NEW).ground).toEqual({
      value: 'veel',
      error: 'Dit is geen bedrag. Schrijf het zo: 95.000',
    });
  });

  it('have sources, each with pages', () => {
    const { sources, read } = viewOf('use=own');
    expect(sources.map(({ label }) => label)).toContain('Ereloon van de notaris');
    expect(sources.filter(({ pages }) => pages.length === 0)).toEqual([]);
    expect(read).toBe('Tarieven nagekeken op 27/11/2026.');
  });

  it('are drawn true to scale', () => {
    const { parts } = viewOf('use=other');
    expect(parts.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100, 1);
    expect(parts[0]?.width).toBeCloseTo((445_000 / 502_790.46) * 100, 1);
  });
});

describe('what is not in it', () => {
  it('names what could not be confirmed, where it matters', () => {
    expect(viewOf('').lacks.join(' ')).toContain('korting op het ereloon');
    expect(viewOf('', inRegion('WALLONIA')).lacks.join(' ')).toContain('derde woning');
    expect(viewOf('', { headType: { id: 2 } }).lacks.join(' ')).toContain('landbouwgrond');
    expect(viewOf('', {}, NEW).lacks.join(' ')).not.toContain('bestaand pand');
  });

  it('names an amount that is due to change, once it is', () => {
    const later = { ...contextIn('nl', site), today: '2027-01-01' };
    const view = viewOf('', {}, {}, later);
    expect(amountsOf(view).transcription).toBeUndefined();
    expect(view.lacks.join(' ')).toContain('De overschrijving van de akte');
  });
});

describe('the loan', () => {
  it('has no rate of its own, and says only what would be borrowed without one', () => {
    expect(viewOf('').loan).toMatchObject({ month: null, borrowed: null, rate: { value: '' }, fees: [] });
    expect(viewOf('money=95.000&use=own').loan).toMatchObject({
      month: null,
      borrowed: 'U leent € 363.290,46.',
    });
  });

  it('is calculated with the visitor’s own, and lists what is known of its deed', () => {
    const { loan } = viewOf('money=95000&rate=3,2&years=25&use=own');
    expect(loan.month).toBe('€ 1.752');
    expect(loan.fees.map(({ label, amount }) => `${label}: ${amount}`)).toEqual([
      'Registratie: 1 % op de lening en 10 % bijkomende sommen: € 3.996,20',
      'Hypotheekrecht: 0,3 % op hetzelfde bedrag: € 1.198,86',
      'Retributie voor de inschrijving: € 1.160',
      'Recht op geschriften: € 100',
      'Dossierkosten van de notaris, tweede akte: € 550',
      'Btw op de dossierkosten: € 115,50',
    ]);
    expect(loan.lacks.join(' ')).toContain('ereloon van de notaris op de lening');
  });

  it.each([
    ['years that are not offered', 'money=1&rate=3&years=26'],
    ['a rate that is none', 'money=1&rate=x&years=25'],
    ['more money than it costs', 'money=1.000.000&rate=3&years=25'],
  ])('has no monthly payment with %s', (_, query) => {
    expect(viewOf(query).loan.month).toBeNull();
  });
});

it('takes any text for no answer', () => {
  const names = ['use', 'core', 'better', 'vat', 'seller', 'rebuilt', 'ground', 'money', 'rate', 'years'];
  const totals = NAUGHTY_STRINGS.map(
    (text) => viewOf(String(new URLSearchParams(names.map((name) => [name, text]))), {}, NEW).total,
  );
  expect(new Set(totals)).toEqual(new Set([viewOf('', {}, NEW).total]));
});

it.each(LOCALES)('has a text for everything in %s', (locale) => {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  for (const region of ['FLANDERS', 'WALLONIA', 'BRUSSELS'])
    for (const headType of [1, 2, 4])
      for (const query of [
        'use=own&money=1&rate=3&years=20',
        'use=social',
        'seller=two&ground=1',
        'better=2&use=own',
      ])
        for (const rest of [{}, NEW])
          collect(
            viewOf(query, { ...inRegion(region), headType: { id: headType } }, rest, contextIn(locale, site)),
          );
  expect(texts.filter((text) => /costs\.[a-z]|\{\{|undefined|NaN/.test(text))).toEqual([]);
});
