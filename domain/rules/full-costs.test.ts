import { describe, expect, it } from 'vitest';
import { shownField } from '../fields/show.ts';
import { contextOf, documentWith } from '../fields/testing/context.ts';
import { FIELDS } from '../fields/testing/tables.ts';
import { showsFullCosts } from './price.ts';

describe('full_costs_visible (spec 2 §3)', () => {
  it.each([true, 1, '1', 'YES', 'yes ', 'Y', 'true', 'ja', 'oui', null, undefined, ''])(
    'shows the costs of a purchase: %j',
    (said) => expect(showsFullCosts(said)).toBe(true),
  );

  it.each([false, 0, '0', 'NO', 'no', 'N', 'false', 'nee', 'non', 'maybe', -1, 2, {}, []])(
    'hides them for anything other than a clear yes: %j',
    (said) => expect(showsFullCosts(said)).toBe(false),
  );

  it('hides the costs of the deed and of registration, and no price, charge or income', () => {
    const rows = FIELDS.second.filter(({ internal, aside }) => internal !== true && aside === undefined);
    const shown = (costsHidden: boolean) =>
      rows
        .filter((field) => {
          const facts = { costsHidden, sold: true, realisedPrices: true };
          return shownField(field, documentWith(field.path, 1200), contextOf('nl', facts)) !== null;
        })
        .map(({ path }) => path);
    const remaining = shown(true);
    expect(shown(false).filter((path) => !remaining.includes(path))).toEqual([
      'financial.tax',
      'financial.registration_percentage',
      'financial.registration_cost',
      'financial.fixed_connection_costs',
      'financial.fixed_deed_costs',
      ...rows.map(({ path }) => path).filter((path) => path.startsWith('notary_cost.')),
    ]);
  });
});
