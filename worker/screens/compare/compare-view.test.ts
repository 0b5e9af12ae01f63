import { describe, expect, it } from 'vitest';
import type { CompareView } from '#domain/views/compare.ts';
import { propertyOfEstate } from '../../estate/property/estate-property.ts';
import { toEstatePage } from '../../estate/sources/first/page.ts';
import { toSkarabeePage } from '../../estate/sources/second/page.ts';
import { propertyOfListing } from '../../estate/sources/second/property.ts';
import { contextIn, estateWith, type Loose, listingWith, siteWith } from '../../testing/contexts.ts';
import { toCompare } from './compare-view.ts';
import type { ComparedEstate } from './compared-facts.ts';

const nl = contextIn();
const input = (path: string) => ({ path, person: null });

const first = (id: number, changes: Loose = {}): ComparedEstate => {
  const estate = estateWith({ ...changes, general: { id, ...(changes.general as Loose | undefined) } });
  const path = `/nl/aanbod/${id}`;
  return { view: toEstatePage(estate, null, input(path), nl), property: propertyOfEstate(estate, nl), path };
};

const second = (changes: Loose = {}): ComparedEstate => {
  const listing = listingWith(changes);
  return {
    view: toSkarabeePage(listing, input('/nl/aanbod/second'), nl),
    property: propertyOfListing(listing, nl),
    path: '/nl/aanbod/second',
  };
};

const compared = (estates: readonly ComparedEstate[], onlyDifferences = false): CompareView =>
  toCompare({ estates, missing: 0, left: 0, onlyDifferences }, nl);

const rowsOf = ({ groups }: CompareView) =>
  groups.flatMap(({ rows }) =>
    rows.map(({ label, cells, differs }) => ({
      label,
      cells: cells.map((cell) => cell?.text ?? null),
      differs,
    })),
  );
const rowOf = (view: CompareView, label: string) => rowsOf(view).filter((row) => row.label === label);

describe('homes of two sources side by side (decision 105)', () => {
  const view = compared([
    first(1, { technical: { constructionYear: 1924, elevator: false, condition: { id: 'GOOD_CONDITION' } } }),
    second({
      construction: { construction_year: 1924, land_surface: 1210.5, condition: 'GOOD_CONDITION' },
      comfort: { lift: true },
    }),
  ]);

  it('have one row per fact, the facts by which visitors choose first', () => {
    expect(
      rowsOf(view)
        .slice(0, 9)
        .map(({ label, cells }) => [label, ...cells]),
    ).toEqual([
      ['Prijs', '€ 1.495.000', '€ 385.000'],
      ['Prijs per m²', '€\u00a05.264\u00a0/m²', '€\u00a01.766\u00a0/m²'],
      ['Status', 'Te koop', 'Te koop'],
      ['Energie', '241 kWh/m²', '341 kWh/m²'],
      ['Slaapkamers', '5', '4'],
      ['Bewoonbare oppervlakte', '284 m²', '218 m²'],
      ['Perceel', '1.210,5 m²', '1.210,5 m²'],
      ['Badkamers', '3', '2'],
      ['Bouwjaar', '1924', '1924'],
    ]);
    expect(rowOf(view, 'Lift')).toEqual([{ label: 'Lift', cells: ['Nee', 'Ja'], differs: true }]);
    expect(new Set(rowsOf(view).map(({ label }) => label)).size).toBe(rowsOf(view).length);
  });

  it('differ by values, not by words', () => {
    const same = ['Perceel', 'Bouwjaar', 'Status', 'Staat van het pand'];
    expect(same.map((label) => rowOf(view, label).map(({ differs }) => differs))).toEqual(
      same.map(() => [false]),
    );
    const named = compared([
      first(1, { technical: { condition: { id: 'GOOD_CONDITION', name: { nl: 'In  GOEDE staat' } } } }),
      first(2, { technical: { condition: { id: 'GOOD_CONDITION', name: { nl: 'In goede staat' } } } }),
    ]);
    expect(rowOf(named, 'Staat van het pand')[0]?.differs).toBe(false);
  });

  it('count rooms, whatever areas their rows list', () => {
    const layout = [
      { typeId: 16, surface: 2.5 },
      { typeId: 16, surface: 1.5 },
    ];
    const [row] = rowOf(
      compared([first(1, { layout }), second({ construction: { toilets_count: 2 } })]),
      'Toiletten',
    );
    expect(row).toEqual({ label: 'Toiletten', cells: ['2', '2'], differs: false });
  });

  it('have a thing that one lists and the other answers', () => {
    const pool = compared([
      first(1, { facilities: [{ name: { nl: 'Zwembad' } }] }),
      second({ comfort: { swimming_pool: false } }),
    ]);
    expect(rowOf(pool, 'Zwembad')).toEqual([{ label: 'Zwembad', cells: ['Ja', 'Nee'], differs: true }]);
  });

  it('have a fact in the agency’s own words beside the coded one of that name', () => {
    const heating = compared([
      first(1, { buildTechnicals: [{ criteria: { nl: 'Verwarming' }, value: { nl: 'aardgas' } }] }),
      second({ comfort: { heating: 'OIL' } }),
    ]);
    expect(rowOf(heating, 'Verwarming').map(({ cells }) => cells)).toEqual([['aardgas', 'Stookolie']]);
  });

  it('show separately the facts that only one states', () => {
    const alone = compared([first(1), second({ comfort: { domotics: true } })]);
    expect(rowOf(alone, 'Domotica')).toEqual([]);
    expect(alone.alone.at(1)?.rows).toContainEqual(
      expect.objectContaining({ label: 'Domotica', value: 'Ja' }),
    );
    const three = compared([
      first(1),
      second({ comfort: { domotics: true } }),
      { ...second({ comfort: { domotics: true } }) },
    ]);
    expect(rowOf(three, 'Domotica')).toEqual([
      { label: 'Domotica', cells: [null, 'Ja', 'Ja'], differs: false },
    ]);
  });
});

describe('what a home costs in all', () => {
  const withCosts = contextIn('nl', siteWith({ settings: { costs: true } }));
  const allIn = (...changes: readonly Loose[]) => {
    const estates = changes.map((change, index) => first(index + 1, change));
    const view = toCompare({ estates, missing: 0, left: 0, onlyDifferences: false }, withCosts);
    const row = view.groups.flatMap(({ rows }) => rows).find(({ label }) => label === 'Alles samen');
    return row?.cells.map((cell) => cell && [cell.text, cell.note]) ?? null;
  };

  it('stands beside its price, and is said to be unknown where it cannot be calculated', () => {
    const shop = { general: { headType: { id: 4 }, price: { value: 250_000 } } };
    const onRequest = { general: { price: null } };
    expect(allIn(shop, {}, onRequest)).toEqual([
      ['€ 284.255', 'met belasting en notaris'],
      ['€ 1.530.015 – € 1.679.515', 'met belasting en notaris'],
      null,
    ]);
  });

  it('is rent and charges of a month for a home to let, at least where the charges are not stated', () => {
    const let_ = { general: { transaction: { id: 2 }, price: { value: 950 } } };
    expect(allIn({ ...let_, technical: { monthlyCost: 75 } }, { ...let_, technical: null })).toEqual([
      ['€ 1.025', 'huur en kosten per maand'],
      [expect.stringContaining('€ 950'), 'huur en kosten per maand'],
    ]);
  });

  it('is no row where the agency shows no costs', () => {
    expect(rowOf(compared([first(1), first(2)]), 'Alles samen')).toEqual([]);
  });
});

describe('the differences (decision 105)', () => {
  const homes = [first(1), second()];

  it('are counted on the button, and are all that is left', () => {
    const all = compared(homes);
    const only = compared(homes, true);
    const different = rowsOf(all).filter(({ differs }) => differs);
    expect(all.differences).toEqual({
      only: false,
      count: different.length,
      total: rowsOf(all).length,
      otherHref: `/nl/vergelijken?ids=1,${homes[1]?.view.id}&only=differences`,
    });
    expect(rowsOf(only)).toEqual(different);
    expect(different.length).toBeLessThan(rowsOf(all).length);
    expect(only.same).toContain('Status: Te koop');
  });

  it('have no button that would change nothing', () => {
    const twins = compared([first(1), { ...first(1), view: { ...first(1).view, id: '2' } }]);
    expect(twins.differences).toMatchObject({ count: 0, otherHref: null });
  });

  it('name the best, and none where two are alike', () => {
    const best = (view: CompareView, label: string) =>
      view.groups[0]?.rows.find((row) => row.label === label)?.cells.map((cell) => cell?.best ?? null);
    const view = compared([
      first(1),
      first(2, { general: { bedroomCount: 2 }, dimensions: { areaBuild: 284 } }),
    ]);
    expect(best(view, 'Slaapkamers')).toEqual(['de meeste', null]);
    expect(best(view, 'Bewoonbare oppervlakte')).toEqual([null, null]);
    expect(best(view, 'Prijs')).toEqual([null, null]);
  });
});

describe('a home that is no longer asked for', () => {
  it('shows its former price, and has no contact link', () => {
    const view = compared([first(1, { general: { transaction: { id: 5, name: null } } }), second()]);
    expect(view.groups[0]?.rows[0]?.cells[0]).toMatchObject({
      text: '€ 1.495.000',
      note: 'Laatste vraagprijs',
    });
    expect(view.estates.map(({ askHref }) => askHref === null)).toEqual([true, false]);
    expect(rowOf(view, 'Status')[0]).toMatchObject({ cells: ['Verkocht', 'Te koop'], differs: true });
  });
});
