import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estatePath, rentalPath, shortEstatePath } from './links.ts';
import { LOCALES } from './locale.ts';
import { matchPath } from './routes.ts';
import { MAX_SLUG_LENGTH, projectSlug, propertySlug } from './slug.ts';

fc.configureGlobal({ seed: 2, numRuns: 300 });

const villa = {
  subType: 'Villa',
  transaction: 'Te koop',
  street: 'Lippenslaan 12',
  zip: '8300',
  city: 'Knokke-Heist',
};
const molen = { title: '"De Vaartmolen" St. Jan', zip: '3000', city: 'Leuven' };

describe('propertySlug (spec 1 §2)', () => {
  it('joins sub type, transaction, "in", street, zip and city in lower case', () => {
    expect(propertySlug(villa, 'nl')).toBe('villa-te-koop-in-lippenslaan-12-8300-knokke-heist');
  });

  it('says "a" in French', () => {
    expect(propertySlug({ ...villa, transaction: 'À vendre' }, 'fr')).toBe(
      'villa-à-vendre-a-lippenslaan-12-8300-knokke-heist',
    );
  });

  it('has no street when the address hides it', () => {
    expect(propertySlug({ ...villa, street: null }, 'en')).toBe('villa-te-koop-in-8300-knokke-heist');
  });

  it('drops characters that would break a segment', () => {
    expect(propertySlug({ ...villa, street: 'Rue 4/2 #3? 50% \\ \u0007' }, 'nl')).toBe(
      'villa-te-koop-in-rue-4-2-3-50-8300-knokke-heist',
    );
  });

  it('ends with no preposition when no place is known', () => {
    expect(propertySlug({ subType: 'Loft', transaction: '', street: '', zip: '', city: '' }, 'nl')).toBe(
      'loft',
    );
  });
});

describe('projectSlug (spec 1 §2)', () => {
  it('drops quotes and dots of the title, then "in", zip and city', () => {
    expect(projectSlug(molen, 'nl')).toBe('de-vaartmolen-st-jan-in-3000-leuven');
    expect(projectSlug({ ...molen, title: 'L’Orée d’«Or»' }, 'fr')).toBe('lorée-dor-a-3000-leuven');
  });

  it('keeps zip and city after a title of any length', () => {
    const slug = projectSlug({ ...molen, title: 'Zeer lang '.repeat(500) }, 'nl');
    expect(slug.endsWith('-in-3000-leuven')).toBe(true);
    expect([...slug].length).toBeLessThanOrEqual(MAX_SLUG_LENGTH);
  });
});

describe('any slug', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({
      unit: fc.constantFrom('\ud800', '/', '.', '%', '😀', 'é', '\u0301', ' ', '\u202e'),
      maxLength: 30,
    }),
  );

  it('is one safe, bounded, non-empty segment that leads back to its estate', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), text, text, text, (locale, title, zip, city) => {
        const slugs = {
          property: propertySlug({ subType: title, transaction: city, street: zip, zip, city }, locale),
          project: projectSlug({ title, zip, city }, locale),
        };
        for (const slug of Object.values(slugs)) {
          expect(slug).not.toBe('');
          expect([...slug].length).toBeLessThanOrEqual(MAX_SLUG_LENGTH);
          expect(slug).not.toMatch(/[\s/\\?#%\p{C}]/u);
        }
        const path = estatePath({ kind: 'unit', id: '1', slug: { title, zip, city }, entityId: '2' }, locale);
        expect(matchPath(path)?.params).toEqual({ id: '1', slug: slugs.project, entityId: '2' });
      }),
    );
  });
});

describe('estatePath (spec 1 §2)', () => {
  it('is URL-encoded', () => {
    expect(estatePath({ kind: 'project', id: '5', slug: { ...molen, title: 'Forêt' } }, 'fr')).toBe(
      '/fr/offre/5/for%C3%AAt-a-3000-leuven',
    );
  });

  it('puts a unit after its project', () => {
    expect(estatePath({ kind: 'unit', id: '5', slug: molen, entityId: '51' }, 'en')).toBe(
      '/en/offer/5/de-vaartmolen-st-jan-in-3000-leuven/51',
    );
  });

  it('gives a single estate the property form', () => {
    expect(estatePath({ kind: 'property', id: '12', slug: villa }, 'nl')).toBe(
      '/nl/aanbod/12/villa-te-koop-in-lippenslaan-12-8300-knokke-heist',
    );
  });

  it('has a short form, and one for rentals', () => {
    expect(shortEstatePath('12', 'de')).toBe('/de/angebot/12');
    expect(rentalPath('7', 'de')).toBe('/de/feiertage/7');
  });
});
