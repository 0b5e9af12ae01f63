import { describe, expect, it } from 'vitest';
import { DEMO_LOCALES } from '../../basics/words.ts';
import { AGENCIES } from '../../demo.ts';
import { estatesOf } from '../mix.ts';
import { distinctTitles } from './distinct-titles.ts';

const [agency] = AGENCIES;
const [estate] = agency === undefined ? [] : estatesOf(agency);

describe('distinctTitles', () => {
  it('adds bedrooms, place or area to a title that another home has, in each language', () => {
    if (estate === undefined) throw new Error('the demo has no estates');
    const plain = { ...estate, title: { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' } };
    const place = { ...estate.place, name: { nl: 'Het Zoute', fr: 'Le Zoute', en: 'Zoute', de: 'Zoute' } };
    const twin = (beds: number | null, area: number) => ({ ...plain, place, beds, area, plot: null });
    const twins = distinctTitles([twin(3, 90), twin(1, 90), twin(null, 1200), twin(null, 1200)]);
    expect(twins.map(({ title }) => DEMO_LOCALES.map((locale) => title[locale]))).toEqual([
      ['Huis', 'Maison', 'House', 'Haus'],
      ['Huis, 1 slaapkamer', 'Maison, 1 chambre', 'House, 1 bedroom', 'Haus, 1 Schlafzimmer'],
      ['Huis in Het Zoute', 'Maison au Zoute', 'House in Zoute', 'Haus in Zoute'],
      ['Huis, 1.200 m²', 'Maison, 1.200 m²', 'House, 1.200 m²', 'Haus, 1.200 m²'],
    ]);
    expect(() => distinctTitles(Array.from({ length: 9 }, () => twin(null, 50)))).toThrow(/no title/);
  });

  it.each(AGENCIES.map((one) => [one.site.id, one] as const))(
    'leaves no title twice among the homes of %s, in any language',
    (_, one) => {
      for (const locale of DEMO_LOCALES) {
        const titles = estatesOf(one).map(({ title }) => title[locale]);
        expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
      }
    },
  );
});
