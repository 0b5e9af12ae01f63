import { describe, expect, it } from 'vitest';
import { AGENCIES } from './demo.ts';
import { distinctTitles } from './distinct-titles.ts';
import { homesOf } from './mix.ts';

const homes = AGENCIES.flatMap((agency) => homesOf(agency).slice(0, 1));
const [home] = homes;

describe('distinctTitles', () => {
  it('tells homes of one name apart by their area where their street is not shown (spec 1 §2)', () => {
    if (home === undefined) throw new Error('the demo has no homes');
    const twin = (visible: boolean, area: number) => ({ ...home, visible, area, transaction: 1 as const });
    const [first, second, seen] = distinctTitles([twin(false, 90), twin(false, 1200), twin(true, 70)]);
    expect(first?.title).toEqual(home.title);
    expect(second?.title.de).toBe(`${home.title.de}, 1.200 m²`);
    expect(seen?.title).toEqual(home.title);
  });

  it.each(AGENCIES.map((agency) => [agency.site.id, agency] as const))(
    'leaves no such twins in the demo of %s',
    (_, agency) => {
      const hidden = homesOf(agency).filter(
        ({ visible, transaction }) => !visible || transaction === 5 || transaction === 6,
      );
      const names = hidden.map(({ title, place, transaction }) => `${title.nl} ${place.zip} ${transaction}`);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    },
  );
});
