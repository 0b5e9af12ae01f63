import { describe, expect, it } from 'vitest';
import { parseFilter } from '#domain/filter/parse.ts';
import { FEATURES } from '#domain/filter/traits.ts';
import { LOCALES } from '#domain/locale.ts';
import { contextIn } from '../testing/contexts.ts';
import { everyPart, OPTIONS } from '../testing/offer.ts';
import { toChips } from './choices.ts';
import { ESTATES } from './estates.ts';
import { toTraitsRequest } from './request/search-request.ts';
import { countedTraits } from './traits.ts';
import { widenSteps } from './widen.ts';

const filterOf = (query: string) => parseFilter(new URLSearchParams(query));
const chips = (query: string, locale: (typeof LOCALES)[number] = 'nl') =>
  toChips(ESTATES, { filter: filterOf(query), options: OPTIONS, context: contextIn(locale) });
const controls = (query: string, options: Parameters<typeof everyPart>[1] = {}) =>
  everyPart(query, options).panels.flatMap((panel) => panel.controls);

describe('filters by traits (decision 150)', () => {
  it.each([
    [
      'with=garden&with=seaView',
      ['Tuin', 'Zeezicht'],
      ['Jardin', 'Vue sur mer'],
      ['Garden', 'Sea view'],
      ['Garten', 'Meerblick'],
    ],
    [
      'area-min=120&land-min=1000',
      ['Woonoppervlakte vanaf 120 m²', 'Grond vanaf 1.000 m²'],
      ['Surface habitable dès 120 m²', 'Terrain dès 1.000 m²'],
      ['Living area from 120 m²', 'Land from 1.000 m²'],
      ['Wohnfläche ab 120 m²', 'Grundstück ab 1.000 m²'],
    ],
    [
      'epc=A_PLUS&year-min=2000',
      ['Energielabel A+ of beter', 'Gebouwd of gerenoveerd vanaf 2000'],
      ['Classe PEB A+ ou mieux', 'Construit ou rénové depuis 2000'],
      ['Energy label A+ or better', 'Built or renovated since 2000'],
      ['Energieklasse A+ oder besser', 'Gebaut oder renoviert ab 2000'],
    ],
    [
      'facades=3&facades=4&free-by=2027-03-01',
      ['3 gevels', '4 gevels of meer', 'Beschikbaar tegen 1 maart 2027'],
      ['3 façades', '4 façades ou plus', 'Disponible au plus tard le 1er mars 2027'],
      ['3 façades', '4 façades or more', 'Available by 1 March 2027'],
      ['3 Fassaden', '4 Fassaden oder mehr', 'Spätestens verfügbar am 1. März 2027'],
    ],
    [
      'condition=TO_RENOVATE&unknown=condition',
      ['Te renoveren', 'Ook niet vermeld: Staat'],
      ['À rénover', 'Aussi sans mention\u00a0: État'],
      ['In need of renovation', 'Also if not stated: Condition'],
      ['Renovierungsbedürftig', 'Auch ohne Angabe: Zustand'],
    ],
  ])('have chips in four languages: %s', (query, ...expected) => {
    expect(LOCALES.map((locale) => chips(query, locale).map(({ label }) => label))).toEqual(expected);
  });

  it('drop one choice each by their chips, and what is unknown with it', () => {
    expect(chips('with=garden&with=lift&unknown=garden').map(({ removeHref }) => removeHref)).toEqual([
      '/nl/aanbod?with=lift',
      '/nl/aanbod?with=garden&unknown=garden',
      '/nl/aanbod?with=garden&with=lift',
    ]);
  });

  it('ask for the counts of the open part, all features together', () => {
    const filter = filterOf('epc=A_PLUS_PLUS&unknown=energyLabel&with=lift');
    const source = { source: 'first' } as const;
    const counted = (part: string) => toTraitsRequest(filter, countedTraits(part), source);
    expect(counted('energy')).toEqual({
      query: { terms: { energyLabel: ['A_PLUS_PLUS'], lift: ['yes'] }, unknown: ['energyLabel'] },
      traits: ['energyLabel'],
    });
    expect(counted('has')?.traits).toEqual([...FEATURES]);
    expect(counted('city')).toBeNull();
  });

  it('offer a view of the sea only where an estate has one, or when it is chosen', () => {
    const features = (query: string, seaView: boolean) =>
      controls(query, { options: { ...OPTIONS, seaView } }).flatMap((control) =>
        control.kind === 'options' && control.name === 'with'
          ? control.options.map(({ value }) => value)
          : [],
      );
    expect(features('', false)).not.toContain('seaView');
    expect(features('', true)).toContain('seaView');
    expect(features('with=seaView', false)).toContain('seaView');
  });

  it('say how many do not say it, apart from those that have it', () => {
    const traits = [{ id: 'garden' as const, options: [{ value: 'yes', count: 14 }], unknown: 12 }];
    const all = controls('with=garden', { options: { ...OPTIONS, traits } });
    const options = all.flatMap((control) => (control.kind === 'options' ? control.options : []));
    expect(options.find(({ value, label }) => value === 'garden' && label === 'Tuin')).toMatchObject({
      count: 14,
      checked: true,
    });
    expect(options.filter(({ label }) => label.startsWith('+'))).toEqual([
      {
        value: 'garden',
        label: '+ 12 panden die dit niet vermelden: Tuin',
        count: null,
        checked: false,
      },
    ]);
  });

  it('widen an empty search by what does not say it, before anything is dropped', () => {
    const filter = filterOf('with=garden&epc=A');
    const steps = widenSteps(ESTATES, { filter, options: OPTIONS, context: contextIn('nl') });
    expect(steps.map(({ label }) => label)).toEqual([
      'Ook niet vermeld: Energielabel',
      'Ook niet vermeld: Tuin',
      'Zonder ‘Energielabel A of beter’',
      'Zonder ‘Tuin’',
    ]);
  });
});
