import { DEMO_LOCALES, type Words } from '../../basics/words.ts';
import { thousands } from '../../texts/words.ts';
import type { DrawnEstate } from '../demo-estate.ts';

type Said = DrawnEstate & { readonly title: Words };
type Locale = keyof Words;

/** Adds something to a title in each language; null when the estate has nothing to add. */
type Adding = (estate: Said) => ((locale: Locale, title: string) => string) | null;

const BEDROOMS: Readonly<Record<Locale, readonly [one: string, more: string]>> = {
  nl: ['slaapkamer', 'slaapkamers'],
  fr: ['chambre', 'chambres'],
  en: ['bedroom', 'bedrooms'],
  de: ['Schlafzimmer', 'Schlafzimmer'],
};

const withBedrooms: Adding = ({ beds }) =>
  beds ? (locale, title) => `${title}, ${beds} ${BEDROOMS[locale][beds === 1 ? 0 : 1]}` : null;

/** "à Knokke-Heist", "au Zoute": the article of a name joins the preposition. */
const inFrench = (name: string): string =>
  /^Les? /.test(name) ? name.replace(/^Le /, 'au ').replace(/^Les /, 'aux ') : `à ${name}`;

const withPlace: Adding =
  ({ place: { name } }) =>
  (locale, title) => {
    const own = name[locale] ?? name.nl ?? '';
    // Some titles name the place already.
    if (own === '' || title.includes(own)) return title;
    return `${title} ${locale === 'fr' ? inFrench(own) : `in ${own}`}`;
  };

const withArea: Adding = ({ area, plot }) => {
  const squareMetres = area ?? plot;
  return squareMetres === null ? null : (_, title) => `${title}, ${thousands(squareMetres)} m²`;
};

const withPlot: Adding = ({ area, plot }) =>
  area === null || plot === null
    ? null
    : (locale, title) =>
        `${title}, ${{ nl: 'grond', fr: 'terrain de', en: 'plot of', de: 'Grundstück' }[locale]} ${thousands(plot)} m²`;

/** What an agent adds to a title that another home of the agency has, in the order in which they are tried. */
const ADDINGS: readonly (readonly Adding[])[] = [
  [],
  [withBedrooms],
  [withPlace],
  [withPlace, withBedrooms],
  [withArea],
  [withPlace, withArea],
  [withBedrooms, withArea],
  [withPlace, withBedrooms, withArea],
  [withPlace, withArea, withPlot],
  [withPlace, withBedrooms, withArea, withPlot],
];

function added(estate: Said, addings: readonly Adding[]): Words | null {
  const steps = addings.map((adding) => adding(estate));
  if (steps.includes(null)) return null;
  const titles = DEMO_LOCALES.map((locale) => [
    locale,
    steps.reduce((title, step) => step?.(locale, title) ?? title, estate.title[locale]),
  ]);
  return Object.fromEntries(titles) as Record<Locale, string>;
}

/**
 * Makes the titles of one agency's homes unique in every language, as an agent would: a title that another home has
 * gets what makes this one special, its bedrooms, its place or its area. Throws when two homes are equal in all of
 * these.
 */
export function distinctTitles(estates: readonly DrawnEstate[]): DrawnEstate[] {
  const known = new Set<string>();
  const namesOf = (title: Words): readonly string[] =>
    DEMO_LOCALES.map((locale) => `${locale} ${title[locale]}`);
  return estates.map((estate) => {
    const title = ADDINGS.map((addings) => added(estate, addings)).find(
      (one) => one !== null && namesOf(one).every((name) => !known.has(name)),
    );
    if (title == null) throw new RangeError(`no title for ${estate.id}: ${estate.title.nl}`);
    for (const name of namesOf(title)) known.add(name);
    return { ...estate, title };
  });
}
