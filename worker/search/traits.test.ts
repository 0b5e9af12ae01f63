import { describe, expect, it } from 'vitest';
import { parseFilter } from '#domain/filter/parse.ts';
import { FEATURES } from '#domain/filter/traits.ts';
import { LOCALES } from '#domain/locale.ts';
import { contextIn, siteWith } from '../testing/contexts.ts';
import { everyPart, OPTIONS } from '../testing/offer.ts';
import { toChips } from './choices.ts';
import { ESTATES } from './estates.ts';
import { allPanels } from './form.ts';
import { toTraitsRequest } from './request/search-request.ts';
import { countedTraits } from './trait-options.ts';
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
      ['Woonoppervlakte vanaf 120 m²', 'Grondoppervlakte vanaf 1.000 m²'],
      ['Surface habitable à partir de 120 m²', 'Terrain à partir de 1.000 m²'],
      ['Living area from 120 m²', 'Land from 1.000 m²'],
      ['Wohnfläche ab 120 m²', 'Grundstücksfläche ab 1.000 m²'],
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
      ['3 Fassaden', '4 Fassaden oder mehr', 'Verfügbar bis spätestens 1.\u00a0März 2027'],
    ],
    [
      'condition=TO_RENOVATE&unknown=condition',
      ['Te renoveren', 'Ook als niet vermeld: Staat van het pand'],
      ['À rénover', 'Aussi si non mentionné\u00a0: État du bien'],
      ['In need of renovation', 'Also if not stated: Condition'],
      ['Renovierungsbedürftig', 'Auch ohne Angabe: Zustand der Immobilie'],
    ],
    [
      'price-max=5&unknown=price',
      ['Tot € 5', 'Ook met prijs op aanvraag'],
      ['Jusqu’à € 5', 'Aussi avec prix sur demande'],
      ['Up to € 5', 'Also with a price on request'],
      ['Bis € 5', 'Auch mit Preis auf Anfrage'],
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
    expect(options.filter(({ label }) => label.startsWith('Ook als'))).toEqual([
      { value: 'garden', label: 'Ook als niet vermeld: Tuin', count: 12, checked: false },
    ]);
  });

  it('widen an empty search by what does not say it, before anything is dropped', () => {
    const filter = filterOf('with=garden&epc=A');
    const steps = widenSteps(ESTATES, { filter, options: OPTIONS, context: contextIn('nl') });
    expect(steps.map(({ label }) => label)).toEqual([
      'Ook als niet vermeld: Energielabel',
      'Ook als niet vermeld: Tuin',
      'Zonder ‘Energielabel A of beter’',
      'Zonder ‘Tuin’',
    ]);
  });

  it('never widen by dropping what is unknown, which finds less', () => {
    const filter = filterOf('with=garden&with=lift&unknown=garden&unknown=lift');
    const steps = widenSteps(ESTATES, { filter, options: OPTIONS, context: contextIn('nl') });
    expect(steps.map(({ label }) => label)).toEqual(['Zonder ‘Lift’', 'Zonder ‘Tuin’']);
  });

  it('widen a search by many traits in one step for all, and then drop one at a time', () => {
    const filter = filterOf('with=garden&with=lift&epc=B&area-min=100&facades=4&unknown=lift');
    const steps = widenSteps(ESTATES, { filter, options: OPTIONS, context: contextIn('nl') });
    expect(steps[0]?.label).toBe('Ook als niet vermeld: Woonoppervlakte, Energielabel, Gevels, Tuin');
    expect(steps[0]?.filter.unknown.toSorted()).toEqual([
      'energyLabel',
      'facades',
      'garden',
      'lift',
      'livingArea',
    ]);
    expect(steps.slice(1).map(({ label }) => label)).toEqual([
      'Zonder ‘Woonoppervlakte vanaf 100 m²’',
      'Zonder ‘Energielabel B of beter’',
      'Zonder ‘4 gevels of meer’',
      'Zonder ‘Lift’',
      'Zonder ‘Tuin’',
    ]);
  });

  it('are offered only where the content service knows them, or where one is chosen', () => {
    const names = (query: string, knowsTraits: boolean) => {
      const context = { ...contextIn('nl'), site: { ...siteWith(), knowsTraits } };
      return allPanels(ESTATES, { filter: filterOf(query), options: OPTIONS, context }).map(
        ({ name }) => name,
      );
    };
    const parts = ['has', 'size', 'energy', 'year', 'condition', 'facades', 'free'];
    expect(names('', true)).toEqual(expect.arrayContaining(parts));
    expect(names('', false).filter((name) => parts.includes(name))).toEqual([]);
    expect(names('epc=C', false).filter((name) => parts.includes(name))).toEqual(['energy']);
  });
});
