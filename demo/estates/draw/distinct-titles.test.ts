import { describe, expect, it } from 'vitest';
import { AGENCIES } from '../../demo.ts';
import { estatesOf } from '../mix.ts';
import { distinctTitles } from './distinct-titles.ts';

const estates = AGENCIES.flatMap((agency) => estatesOf(agency).slice(0, 1));
const [estate] = estates;

describe('distinctTitles', () => {
  it('adds the area to equal titles of estates that hide their street (spec 1 §2)', () => {
    if (estate === undefined) throw new Error('the demo has no estates');
    const twin = (visible: boolean, area: number) => ({ ...estate, visible, area, transaction: 1 as const });
    const [first, second, seen] = distinctTitles([twin(false, 90), twin(false, 1200), twin(true, 70)]);
    expect(first?.title).toEqual(estate.title);
    expect(second?.title.de).toBe(`${estate.title.de}, 1.200 m²`);
    expect(seen?.title).toEqual(estate.title);
  });

  it.each(AGENCIES.map((agency) => [agency.site.id, agency] as const))(
    'leaves no equal titles in the demo of %s',
    (_, agency) => {
      const hidden = estatesOf(agency).filter(
        ({ visible, transaction }) => !visible || transaction === 5 || transaction === 6,
      );
      const names = hidden.map(({ title, place, transaction }) => `${title.nl} ${place.zip} ${transaction}`);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    },
  );
});
