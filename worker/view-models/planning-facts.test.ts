import { describe, expect, it } from 'vitest';
import type { EstatePageView } from '../../domain/views/estate-page.ts';
import type { Estate } from '../content/schemas/estate.ts';
import { canonicalPath } from './estate-link.ts';
import { toEstatePage } from './estate-page.ts';
import { contextIn, generalWith } from './testing.ts';

const nl = contextIn('nl');
const pageOf = (estate: Estate, project: Estate | null = null, context = nl): EstatePageView =>
  toEstatePage(estate, project, { path: canonicalPath(estate, project, context), person: null }, context);

describe('town planning (spec 1 §5)', () => {
  const NOTHING = {
    townPlanningValue: null,
    buildingLicense: null,
    townPlanningViolation: null,
    certificateAsBuilt: true,
    heritageInventoried: 'YES',
    floodingParcelScore: 'D',
  };
  const planning = (region: string, general: Record<string, unknown>) =>
    pageOf(generalWith({ ...general, address: { region } })).groups.find(({ id }) => id === 'planning')
      ?.rows ?? [];

  it('shows outside Wallonia also what was not entered, and that no measure was imposed', () => {
    expect(planning('FLANDERS', NOTHING)).toEqual([
      { label: 'Bestemming', value: 'Niet ingevuld' },
      { label: 'Stedenbouwkundige vergunning', value: 'Niet ingevuld' },
      { label: 'Verkavelingsvergunning', value: 'Niet ingevuld' },
      { label: 'Voorkooprecht', value: 'Niet ingevuld' },
      {
        label: 'Rechterlijke of bestuurlijke maatregel',
        value: 'Geen rechterlijke herstelmaatregel of bestuurlijke maatregel opgelegd',
      },
      { label: 'As-builtattest', value: 'Aanwezig' },
      { label: 'Inventaris bouwkundig erfgoed', value: 'Ja' },
      {
        label: 'Overstroming, perceelscore (P)',
        value: 'D: Middelgrote kans op overstroming in het huidige klimaat',
      },
      { label: 'Overstroming, gebouwscore (G)', value: 'A: Geen overstroming gemodelleerd' },
    ]);
  });

  it('shows in Wallonia only what has a value, and nothing of floods, as-built or inventory', () => {
    expect(planning('WALLONIA', NOTHING)).toEqual([]);
    expect(planning('WALLONIA', { ...NOTHING, buildingLicense: false })).toEqual([
      { label: 'Stedenbouwkundige vergunning', value: 'Nee' },
    ]);
  });

  it.each([
    ['SUMMONS', 'Dagvaarding uitgebracht'],
    [true, 'Ja'],
    [false, 'Geen rechterlijke herstelmaatregel of bestuurlijke maatregel opgelegd'],
  ])('words a violation of %s', (townPlanningViolation, text) => {
    const row = planning('BRUSSELS', { townPlanningViolation }).find(({ label }) =>
      label.startsWith('Rechterlijke'),
    );
    expect(row?.value).toBe(text);
  });
});
