import { describe, expect, it } from 'vitest';
import { EstateFiltersSchema } from '../content/schemas/estate-filters.ts';
import { PageSchema } from '../content/schemas/page.ts';
import { toContentPage } from './content-page.ts';
import { toSections } from './sections.ts';
import { contextIn } from './testing.ts';

const nl = contextIn('nl');

describe('toSections', () => {
  const options = EstateFiltersSchema.parse({ locations: [{ id: '1201', name: null, count: 32 }] });
  const link = { label: { nl: 'Meer' }, link: { type: 'favorites' } };

  it('shows the kinds it knows, and drops unknown, broken and empty ones', () => {
    const sections = toSections(
      [
        {
          kind: 'text',
          heading: { nl: 'Over' },
          body: { nl: 'Een.\n\nTwee.' },
          picture: { file: 'a' },
          link,
        },
        { kind: 'video', href: 'x' },
        { kind: 'team', heading: null, people: [{ name: 'An Vermeire', phone: '050 55 12 81', role: null }] },
        { kind: 'team', people: 'nobody' },
        { kind: 'text', heading: { nl: 'Leeg' } },
        {
          kind: 'places',
          places: [
            { label: { nl: 'Knokke' }, cityId: 1201 },
            { label: null, cityId: 2 },
          ],
        },
        null,
      ],
      options,
      nl,
    );
    expect(sections).toMatchObject([
      {
        kind: 'text',
        heading: 'Over',
        paragraphs: ['Een.', 'Twee.'],
        picture: { alt: '' },
        link: { label: 'Meer', href: '/nl/favorieten' },
      },
      { kind: 'team', people: [{ name: 'An Vermeire', initials: 'AV', role: null }] },
      { kind: 'places', places: [{ label: 'Knokke', href: '/nl/aanbod?city=1201', count: '32 panden' }] },
    ]);
  });

  it('names the language of words that are not there in the page’s own', () => {
    const text = { kind: 'text', heading: { de: 'Über uns' }, body: { nl: 'Een.' }, link };
    const places = { kind: 'places', places: [{ label: { nl: 'Knokke' }, cityId: 1 }] };
    const people = [{ name: 'An Vermeire', role: { nl: 'Zaakvoerder' }, phone: null }];
    const [words, known, team] = toSections(
      [text, places, { kind: 'team', people }],
      options,
      contextIn('de'),
    );
    expect(words).toMatchObject({ textLang: 'nl', link: { label: 'Meer', lang: 'nl' } });
    expect(words).not.toHaveProperty('headingLang');
    expect(known).toMatchObject({ places: [{ label: 'Knokke', lang: 'nl' }] });
    expect(team).toMatchObject({ people: [{ role: 'Zaakvoerder', roleLang: 'nl' }] });
    const page = PageSchema.parse({ id: 'a', url: {}, title: { fr: 'Nous' }, lead: { de: 'Wir' } });
    expect(toContentPage(page, null, contextIn('de'))).toMatchObject({ titleLang: 'fr', lead: 'Wir' });
  });

  it('says no number of homes that is not known', () => {
    const [places] = toSections([{ kind: 'places', places: [{ label: { nl: 'X' }, cityId: 1 }] }], null, nl);
    expect(places).toMatchObject({ places: [{ count: null }] });
  });
});

it('toContentPage shows a page, by the agency’s name when it has no title', () => {
  const page = PageSchema.parse({ id: 1, sections: [], lead: { fr: 'Bonjour' } });
  expect(toContentPage(page, null, nl)).toEqual({
    title: 'Duinzicht',
    lead: 'Bonjour',
    leadLang: 'fr',
    hero: null,
    sections: [],
  });
});
