import type { Rng } from '../../basics/rng.ts';
import { DEMO_LOCALES, type DemoLocale, type Words } from '../../basics/words.ts';
import { DETAILS } from '../../texts/details.ts';
import { INSIDE, OUTSIDE, PRACTICAL } from '../../texts/inside.ts';
import { OPENINGS } from '../../texts/openings.ts';
import { holds, type Sentence } from '../../texts/sentence.ts';
import { SURROUNDINGS } from '../../texts/surroundings.ts';
import { TITLES } from '../../texts/titles.ts';
import { facing, fill, inCity, onFloor, roomsInWords, thousands } from '../../texts/words.ts';
import type { DrawnEstate } from '../demo-estate.ts';
import { kindSpec } from '../kinds/kinds.ts';

type Described = Omit<DrawnEstate, 'title' | 'short' | 'description'>;

/** The page's number format, equal in every language (spec 1 §9). */
const metres = (value: number) => `${String(value).replace('.', ',')} m`;

/** Values of the `{placeholders}` of a sentence, without those that do not apply. */
function valuesFor(estate: Described, locale: DemoLocale): Record<string, string> {
  const known: Record<string, string | null> = {
    area: estate.area === null ? null : `${thousands(estate.area)} m²`,
    plot: estate.plot === null ? null : `${thousands(estate.plot)} m²`,
    terrace: estate.terrace === null ? null : `${estate.terrace} m²`,
    width: estate.width === null ? null : metres(estate.width),
    year: estate.built === null ? null : String(estate.built),
    renovated: estate.renovated === null ? null : String(estate.renovated),
    onFloor: estate.floor === null ? null : onFloor(estate.floor, locale),
    beds: estate.beds ? roomsInWords('beds', estate.beds, locale) : null,
    baths: estate.baths === null ? null : roomsInWords('baths', estate.baths, locale),
    facing: facing(estate.orientation, locale),
    inCity: inCity(estate.place.name, locale),
  };
  const inPlace = known.inCity ?? '';
  known.InCity = inPlace.charAt(0).toUpperCase() + inPlace.slice(1);
  return Object.fromEntries(
    Object.entries(known).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
  );
}

const placesIn = (sentence: Sentence) =>
  [...sentence.text.nl.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

/** Sentences that are true of the estate and need only known values. */
const sayable = (sentences: readonly Sentence[] | undefined, estate: Described): Sentence[] => {
  const values = valuesFor(estate, 'nl');
  return (sentences ?? []).filter(
    (sentence) => holds(sentence, estate.tags) && placesIn(sentence).every((name) => name in values),
  );
};

/** Picks a sentence, more often one with conditions, because it says more about this estate. */
function choose(sentences: readonly Sentence[] | undefined, estate: Described, rng: Rng): Sentence | null {
  const fitting = sayable(sentences, estate);
  if (fitting.length === 0) return null;
  const telling = fitting.filter((sentence) => sentence.needs.some((need) => !need.startsWith('!')));
  return rng.pick(telling.length > 0 && rng.chance(0.6) ? telling : fitting);
}

const inAll = (build: (locale: DemoLocale) => string): Words =>
  Object.fromEntries(DEMO_LOCALES.map((locale) => [locale, build(locale)])) as Record<DemoLocale, string>;

const NO_TITLE: Words = { nl: 'Te bezoeken', fr: 'À visiter', en: 'Worth a visit', de: 'Sehenswert' };

/** Studios and the like have no separate bedroom, so they have their own sentence. */
const STUDIO: Words = {
  nl: 'Zithoek, slaaphoek en keuken zijn netjes van elkaar gescheiden, en geen vierkante meter gaat verloren.',
  fr: 'Coin salon, coin nuit et cuisine sont bien séparés, et pas un mètre carré n’est perdu.',
  en: 'Sitting area, sleeping corner and kitchen are neatly kept apart, and not a square metre is lost.',
  de: 'Sitzecke, Schlafecke und Küche sind sauber getrennt, und kein Quadratmeter geht verloren.',
};

/** Title, short description and description of an estate, in four languages. */
export function write(estate: Described, rng: Rng): Pick<DrawnEstate, 'title' | 'short' | 'description'> {
  const rooms = kindSpec(estate.kind).rooms;
  const title = choose(TITLES[estate.kind], estate, rng)?.text ?? NO_TITLE;
  const opening = choose(OPENINGS[estate.kind], estate, rng);
  const detail = rooms
    ? estate.beds
      ? choose(INSIDE, estate, rng)
      : null
    : choose(DETAILS[estate.kind], estate, rng);
  const outside = rooms ? choose(OUTSIDE, estate, rng) : null;
  const around = choose(SURROUNDINGS[estate.place.setting], estate, rng);
  const practical = rooms ? choose(PRACTICAL, estate, rng) : null;
  const told = (sentence: Sentence | null, locale: DemoLocale) =>
    sentence === null ? '' : fill(sentence.text[locale], valuesFor(estate, locale));
  const inside = (locale: DemoLocale) => (rooms && !estate.beds ? STUDIO[locale] : told(detail, locale));
  return {
    title,
    short: inAll((locale) => told(opening, locale)),
    description: inAll((locale) =>
      [
        told(opening, locale),
        [inside(locale), told(outside, locale)].filter((part) => part !== '').join(' '),
        [told(around, locale), told(practical, locale)].filter((part) => part !== '').join(' '),
      ]
        .filter((part) => part !== '')
        .join('\n\n'),
    ),
  };
}
