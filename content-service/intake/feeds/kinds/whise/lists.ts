/** Lists of a home: rooms, facilities, technical details, places nearby, films and tours. */

import { FIGURES } from '#content-service/intake/values/figures.ts';
import { languageOf } from '#domain/languages.ts';
import { perLocale } from '#domain/locale.ts';
import { isHttpsAddress } from '#domain/rules/link.ts';
import { member, saysYes, textIn } from '../../mapping/read.ts';
import type { Say } from '../../mapping/unmapped.ts';
import { everywhere, type Words, words } from '../../mapping/words.ts';
import type { Room, Said } from './details-in.ts';
import { figureOf } from './figures.ts';

/** Facilities that the home itself states, unless a room or a detail says it better. */
const FLAGS: readonly (readonly [key: string, typeId: number | null, name: Words])[] = [
  ['garage', 6, words('Garage', 'Garage', 'Garage', 'Garage')],
  ['parking', 14, words('Parkeerplaats', 'Parking', 'Parking space', 'Stellplatz')],
  ['terrace', 10, words('Terras', 'Terrasse', 'Terrace', 'Terrasse')],
  ['garden', null, words('Tuin', 'Jardin', 'Garden', 'Garten')],
  [
    'investmentEstate',
    null,
    words('Opbrengsteigendom', 'Immeuble de rapport', 'Investment property', 'Renditeobjekt'),
  ],
];
const GARDEN = words('Tuin', 'Jardin', 'Garden', 'Garten');
const FACADES = words('Aantal gevels', 'Nombre de façades', 'Number of facades', 'Anzahl der Fassaden');

/** Kinds of construction by the number of facades (spec 2 §3, "Construction type"). */
const CONSTRUCTIONS: ReadonlyMap<number, string> = new Map([
  [2, 'CLOSED'],
  [3, 'HALF_OPEN'],
  [4, 'OPEN'],
]);

const LINKS = ['linkVirtualVisit', 'link3DModel'] as const;
/** Hosts of films; every other link is a tour. */
const FILMS = /(?:^|\.)(?:youtube\.com|youtu\.be|vimeo\.com)$/;

const videosOf = (home: unknown, say: Say) =>
  LINKS.flatMap((key) => {
    const link = textIn(member(home, key));
    if (link === null) return [];
    if (isHttpsAddress(link)) return [{ typeId: FILMS.test(new URL(link).hostname) ? 1 : 2, link }];
    say({ what: 'value', name: key, value: '' });
    return [];
  });

/**
 * "Écoles : 100 m", so that a distance says to what. A comment, since distances of a hidden address are blurred there
 * and nowhere else (decision 34).
 */
const distanceTo = (place: Words, distance: Words): Words =>
  perLocale((locale) => `${place[locale]}${languageOf(locale).colon} ${distance[locale]}`);

const unlessEmpty = (key: string, list: readonly unknown[]) => (list.length === 0 ? {} : { [key]: list });

/** The lists of a home, and the kind of construction of a house. */
export function listsOf(home: unknown, said: Said, house: boolean, say: Say) {
  const fronts = figureOf(home, 'fronts', FIGURES.count, say);
  const gardenArea = figureOf(home, 'gardenArea', FIGURES.area, say);
  const garden: readonly Room[] = gardenArea === null ? [] : [{ name: GARDEN, surface: gardenArea }];
  const layout = [...said.rooms, ...garden];
  // A facility is said once: a room or a row of its name says more.
  const named = new Set([
    ...layout.map(({ name }) => name?.nl),
    ...said.rows.map(({ criteria }) => criteria.nl),
  ]);
  const flags = FLAGS.filter(
    ([key, typeId]) =>
      saysYes(member(home, key)) &&
      !layout.some((room) => typeId !== null && room.typeId === typeId) &&
      !(key === 'garden' && garden.length > 0),
  );
  const construction = fronts !== null && house ? (CONSTRUCTIONS.get(fronts) ?? null) : null;
  const facades =
    fronts === null || construction !== null
      ? []
      : [{ criteria: FACADES, value: everywhere(String(fronts)) }];
  return {
    construction,
    lists: {
      ...unlessEmpty('layout', layout),
      ...unlessEmpty(
        'facilities',
        [...said.facilities, ...flags.map(([, , name]) => name)]
          .filter(({ nl }) => !named.has(nl))
          .map((name) => ({ name })),
      ),
      ...unlessEmpty('buildTechnicals', [...said.rows, ...facades]),
      ...unlessEmpty(
        'environments',
        [...said.nearby].map(([environment, distance]) =>
          distance === null ? { environment } : { comment: distanceTo(environment, distance) },
        ),
      ),
      ...unlessEmpty('videos', videosOf(home, say)),
    },
  };
}
