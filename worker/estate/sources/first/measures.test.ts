import { describe, expect, it } from 'vitest';
import { contextIn, estateWith, type Loose } from '#worker/testing/contexts.ts';
import { toEstatePage } from './page.ts';

const NONE = 'Geen rechterlijke herstelmaatregel of bestuurlijke maatregel opgelegd';

const measureOf = (changes: Loose) =>
  toEstatePage(estateWith(changes), null, { path: '/', person: null }, contextIn())
    .groups.find(({ id }) => id === 'planning')
    ?.rows.find(({ label }) => label === 'Rechterlijke of bestuurlijke maatregel')?.value ?? null;

describe('measures of a first-source estate', () => {
  it.each([null, '', ' ', 0, -1, false, 'NO', 'nee', 'NONE'])(
    'are "none" when the field is %j (spec 1 §5)',
    (given) => {
      expect(measureOf({ general: { townPlanningViolation: given } })).toBe(NONE);
    },
  );

  it.each(['UNKNOWN', ' UNKNOWN '])(
    'have no row when the field is %j: a source without this field',
    (given) => {
      expect(measureOf({ general: { townPlanningViolation: given } })).toBeNull();
    },
  );

  it.each([
    { general: { townPlanningValue: { nl: 'Woongebied. Dagvaarding uitgebracht.' } } },
    { general: { description: { fr: 'Une infraction urbanistique a été constatée.' } } },
    { extraFields: [{ extra_field_autoid: 1, type: 'TEXT', value: 'Herstelvordering van 2023' }] },
    {
      extraFields: [{ extra_field_autoid: 1, type: 'TEXT', value_lang_string: { nl: 'Dwangsom opgelegd' } }],
    },
  ])('are not denied when the text mentions one: %j', (changes) => {
    expect(measureOf(changes)).toBe('Niet ingevuld');
  });

  it('are "none" when the text also denies them', () => {
    const description = { nl: 'Mooi huis. Er is geen dagvaarding of herstelmaatregel.' };
    expect(measureOf({ general: { description } })).toBe(NONE);
  });

  it('are shown as given, and for a letting only when given', () => {
    expect(measureOf({ general: { townPlanningViolation: 'YES' } })).toBe('Ja');
    const forRent = { transaction: { id: 2 } };
    expect(measureOf({ general: forRent })).toBeNull();
    expect(measureOf({ general: { ...forRent, townPlanningViolation: 'YES' } })).toBe('Ja');
  });
});
