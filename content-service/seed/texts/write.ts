import type { DrawnHome } from '../home.ts';
import { kindSpec } from '../kinds.ts';
import type { Rng } from '../rng.ts';
import { DEMO_LOCALES, type DemoLocale, type Words } from '../types.ts';
import { DETAILS } from './details.ts';
import { INSIDE, OUTSIDE, PRACTICAL } from './inside.ts';
import { OPENINGS } from './openings.ts';
import { holds, type Sentence } from './sentence.ts';
import { SURROUNDINGS } from './surroundings.ts';
import { TITLES } from './titles.ts';
import { facing, fill, inCity, onFloor, roomsInWords, thousands } from './words.ts';

type Described = Omit<DrawnHome, 'title' | 'short' | 'description'>;

/** As the page writes it in every language (spec 1 §9). */
const metres = (value: number) => `${String(value).replace('.', ',')} m`;

/** What the `{places}` of a sentence stand for; those that do not apply are left out. */
function valuesFor(home: Described, locale: DemoLocale): Record<string, string> {
  const known: Record<string, string | null> = {
    area: home.area === null ? null : `${thousands(home.area)} m²`,
    plot: home.plot === null ? null : `${thousands(home.plot)} m²`,
    terrace: home.terrace === null ? null : `${home.terrace} m²`,
    width: home.width === null ? null : metres(home.width),
    year: home.built === null ? null : String(home.built),
    renovated: home.renovated === null ? null : String(home.renovated),
    onFloor: home.floor === null ? null : onFloor(home.floor, locale),
    beds: home.beds ? roomsInWords('beds', home.beds, locale) : null,
    baths: home.baths === null ? null : roomsInWords('baths', home.baths, locale),
    facing: facing(home.orientation, locale),
    inCity: inCity(home.place.name, locale),
  };
  const inPlace = known.inCity ?? '';
  known.InCity = inPlace.charAt(0).toUpperCase() + inPlace.slice(1);
  return Object.fromEntries(
    Object.entries(known).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
  );
}

const placesIn = (sentence: Sentence) =>
  [...sentence.text.nl.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

/** Sentences that are true of the home and say nothing it does not know. */
const sayable = (sentences: readonly Sentence[] | undefined, home: Described): Sentence[] => {
  const values = valuesFor(home, 'nl');
  return (sentences ?? []).filter(
    (sentence) => holds(sentence, home.tags) && placesIn(sentence).every((name) => name in values),
  );
};

/** One of the most telling half: sentences with more conditions say more about this very home. */
function choose(sentences: readonly Sentence[] | undefined, home: Described, rng: Rng): Sentence | null {
  const fitting = sayable(sentences, home);
  if (fitting.length === 0) return null;
  const telling = fitting.filter((sentence) => sentence.needs.some((need) => !need.startsWith('!')));
  return rng.pick(telling.length > 0 && rng.chance(0.6) ? telling : fitting);
}

const inAll = (build: (locale: DemoLocale) => string): Words =>
  Object.fromEntries(DEMO_LOCALES.map((locale) => [locale, build(locale)])) as Record<DemoLocale, string>;

const NO_TITLE: Words = { nl: 'Te bezoeken', fr: 'À visiter', en: 'Worth a visit', de: 'Sehenswert' };

/** Studios and the like have no bedroom to speak of: a sentence for them alone. */
const STUDIO: Words = {
  nl: 'Zithoek, slaaphoek en keuken zijn netjes van elkaar gescheiden, en geen vierkante meter gaat verloren.',
  fr: 'Coin salon, coin nuit et cuisine sont bien séparés, et pas un mètre carré n’est perdu.',
  en: 'Sitting area, sleeping corner and kitchen are neatly kept apart, and not a square metre is lost.',
  de: 'Sitzecke, Schlafecke und Küche sind sauber getrennt, und kein Quadratmeter geht verloren.',
};

/** Title, short description and description of a home, in four languages. */
export function write(home: Described, rng: Rng): Pick<DrawnHome, 'title' | 'short' | 'description'> {
  const rooms = kindSpec(home.kind).rooms;
  const title = choose(TITLES[home.kind], home, rng)?.text ?? NO_TITLE;
  const opening = choose(OPENINGS[home.kind], home, rng);
  const detail = rooms
    ? home.beds
      ? choose(INSIDE, home, rng)
      : null
    : choose(DETAILS[home.kind], home, rng);
  const outside = rooms ? choose(OUTSIDE, home, rng) : null;
  const around = choose(SURROUNDINGS[home.place.setting], home, rng);
  const practical = rooms ? choose(PRACTICAL, home, rng) : null;
  const told = (sentence: Sentence | null, locale: DemoLocale) =>
    sentence === null ? '' : fill(sentence.text[locale], valuesFor(home, locale));
  const inside = (locale: DemoLocale) => (rooms && !home.beds ? STUDIO[locale] : told(detail, locale));
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
