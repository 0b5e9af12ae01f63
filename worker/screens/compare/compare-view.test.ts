import { describe, expect, it } from 'vitest';
import type { EstatePageView, FactGroupView } from '../../../domain/views/estate-page.ts';
import { contextIn } from '../../testing/contexts.ts';
import { sampleEstate } from '../../testing/views/estate.ts';
import { toCompare } from './compare-view.ts';

const NONE = { bedrooms: null, bathrooms: null, area: null, plot: null, constructionYear: 1924 };
const groupOf = (title: string, ...rows: (readonly [string, string])[]): FactGroupView => ({
  id: title,
  title,
  rows: rows.map(([label, value]) => ({ label, value })),
});

const compared = (...views: Partial<EstatePageView>[]) =>
  toCompare(
    {
      estates: views.map((view, at) => ({
        view: sampleEstate({ id: String(at), energy: null, flood: null, groups: [], ...view }),
        property: NONE,
        path: `/nl/aanbod/${at}`,
      })),
      missing: 0,
      left: 0,
      onlyDifferences: false,
    },
    contextIn(),
  ).groups.flatMap(({ title, rows }) =>
    rows.map(({ label, cells }) => [title, label, ...cells.map((cell) => cell?.text ?? null)]),
  );

describe('the rows of homes side by side', () => {
  it('are all there, also those that decide first on a long page', () => {
    const lift = groupOf('Gebouw', ['Lift', 'Ja']);
    const rows = compared({ deciding: lift.rows, whole: [lift] }, { groups: [lift], whole: [lift] });
    expect(rows).toContainEqual(['Gebouw', 'Lift', 'Ja', 'Ja']);
  });

  it('are said once', () => {
    const built = groupOf('Gebouw', ['Bouwjaar', '1924']);
    expect(compared({ whole: [built] }, { whole: [built] })).toEqual([
      ['In het kort', 'Bouwjaar', '1924', '1924'],
    ]);
    const other = compared({ whole: [built] }, { whole: [groupOf('Gebouw', ['Bouwjaar', 'circa 1924'])] });
    expect(other).toContainEqual(['Gebouw', 'Bouwjaar', '1924', 'circa 1924']);
  });
});
