/** Lists of a home: rooms, facilities, surroundings, films and tours, pictures. */
import { FIGURES } from '#content-service/intake/values/figures.ts';
import { plainLine } from '#domain/format/plain-text.ts';
import { isLocale, type Localized } from '#domain/locale.ts';
import { isHttpsAddress } from '#domain/rules/link.ts';
import type { VendorPicture } from '../../kind.ts';
import { figureIn } from '../../mapping/figure.ts';
import { idIn, member, membersOf, numberIn, textIn } from '../../mapping/read.ts';
import { type Say, shownValue } from '../../mapping/unmapped.ts';
import { type Words, words } from '../../mapping/words.ts';
import { codeNamed, ROOMS, ROOMS_BY_NAME } from './codes.ts';
import { figureOf } from './figures.ts';
import { numberOf } from './published.ts';
import type { ReducedHome } from './reduced.ts';

const LONGEST_COMMENT = 200;

/** A text in our languages, each on one line; null when it says nothing. */
export function linesIn(value: unknown, longest = LONGEST_COMMENT): Localized | null {
  const given = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const lines = given.flatMap(([language, written]): readonly [string, string][] => {
    const line = plainLine(textIn(written) ?? '')
      .slice(0, longest)
      .trim();
    return isLocale(language.toLowerCase()) && line !== '' ? [[language.toLowerCase(), line]] : [];
  });
  return lines.length === 0 ? null : Object.fromEntries(lines);
}

interface Room {
  readonly typeId?: number;
  readonly name?: Localized;
  readonly count?: number;
  readonly surface?: number;
  readonly common?: true;
  readonly comment?: Localized;
}

/** How many rooms a row states: null where it states none, `unread` for what is no count. */
function countIn(room: unknown): number | null | 'unread' {
  const stated = member(room, 'count');
  const count = numberIn(stated) === -1 ? 'none' : figureIn(stated, FIGURES.rooms);
  return count === 'none' ? null : count;
}

/** The vocabulary's number of a room; null for one that comes by its name. */
function roomType(code: number | null, name: Localized | undefined): number | null {
  if (code !== null && ROOMS.includes(code)) return code;
  const named = codeNamed(name, ROOMS_BY_NAME);
  return named === null ? null : Number(named);
}

/**
 * Rooms: by the vocabulary's number where it has one, else by the name of the vendor's list. A row without a room (a count of
 * zero, and no surface) and one whose count cannot be read are none: it would stand for one room.
 */
export function layoutOf({ members, names }: ReducedHome, say: Say): readonly Room[] {
  return membersOf(member(members, 'layouts')).flatMap((room): readonly Room[] => {
    const code = numberOf(room, 'layout_id');
    const name = code === null ? undefined : names.layouts?.[String(code)];
    const type = roomType(code, name);
    if (type === null && name === undefined) {
      if (code !== null && code !== 0) say({ what: 'code', name: 'layout_id', value: String(code) });
      return [];
    }
    const [count, surface] = [countIn(room), figureOf(room, 'surface', FIGURES.area, say)];
    if (count === 'unread') {
      say({ what: 'value', name: 'layouts.count', value: shownValue(member(room, 'count')) });
      return [];
    }
    if (numberIn(member(room, 'count')) === 0 && surface === null) return [];
    const comment = linesIn(member(room, 'comment'));
    return [
      {
        ...(type === null ? { name } : { typeId: type }),
        ...(count === null ? {} : { count }),
        ...(surface === null ? {} : { surface }),
        ...(member(room, 'common') === true ? { common: true } : {}),
        ...(comment === null ? {} : { comment }),
      } as Room,
    ];
  });
}

/** How many rooms of a type there are; null for none. */
export function roomsOf(layout: readonly Room[], type: number): number | null {
  const all = layout.filter(({ typeId }) => typeId === type).reduce((sum, { count = 1 }) => sum + count, 0);
  return all === 0 || FIGURES.rooms(all).length > 0 ? null : all;
}

/** Ticks of the home itself that become facilities. */
const TICKS: readonly (readonly [name: string, said: unknown, facility: Words])[] = [
  ['passive_house', true, words('Passiefwoning', 'Maison passive', 'Passive house', 'Passivhaus')],
  [
    'low_energy_house',
    true,
    words('Lage-energiewoning', 'Maison basse énergie', 'Low-energy home', 'Niedrigenergiehaus'),
  ],
  [
    'investment',
    true,
    words('Opbrengsteigendom', 'Immeuble de rapport', 'Investment property', 'Renditeobjekt'),
  ],
  [
    'access_for_disabled_ynu',
    'YES',
    words(
      'Toegankelijk voor personen met een handicap',
      'Accès pour personnes handicapées',
      'Accessible to disabled people',
      'Behindertengerecht',
    ),
  ],
];

/** Items of a list that are ticked, with their names; one without a name is said. */
function ticked({ members, names }: ReducedHome, list: 'facilities' | 'environments', key: string, say: Say) {
  return membersOf(member(members, list)).flatMap((item) => {
    const code = numberOf(item, key);
    if (code === null || member(item, 'active') !== true) return [];
    const name = names[list]?.[String(code)];
    if (name === undefined) say({ what: 'code', name: key, value: String(code) });
    return name === undefined ? [] : [{ item, name }];
  });
}

/** Hosts of films; every other link is a tour. */
const FILMS = /(?:^|\.)(?:youtube\.com|youtu\.be|vimeo\.com)$/;

const videosOf = (members: unknown, say: Say) =>
  membersOf(member(members, 'videos')).flatMap((video) => {
    const link = textIn(member(video, 'url'));
    if (link === null) return [];
    if (isHttpsAddress(link)) return [{ typeId: FILMS.test(new URL(link).hostname) ? 1 : 2, link }];
    say({ what: 'value', name: 'videos.url', value: '' });
    return [];
  });

/** The lists of an estate but for its rooms. */
export function listsOf(home: ReducedHome, say: Say): Readonly<Record<string, readonly unknown[]>> {
  const { members } = home;
  const facilities = [
    ...TICKS.flatMap(([name, said, facility]) =>
      member(members, name) === said ? [{ name: facility }] : [],
    ),
    ...ticked(home, 'facilities', 'facility_id', say).map(({ name }) => ({ name })),
  ];
  const environments = ticked(home, 'environments', 'environment_id', say).map(({ item, name }) => {
    const comment = linesIn(member(item, 'comment'));
    return { environment: name, ...(comment === null ? {} : { comment }) };
  });
  return { facilities, environments, videos: videosOf(members, say) };
}

/** The pictures in the vendor's order; those without a place in it come last. */
export function picturesOf(members: unknown, say: Say): readonly VendorPicture[] {
  const seen = new Set<string>();
  return membersOf(member(members, 'photos'))
    .map((photo) => ({ photo, index: numberIn(member(photo, 'index')) ?? Number.POSITIVE_INFINITY }))
    .toSorted((one, other) => (one.index === other.index ? 0 : one.index - other.index))
    .flatMap(({ photo }): readonly VendorPicture[] => {
      const [id, address] = [pictureId(photo), textIn(member(photo, 'url'))];
      if (id === null || address === null || !URL.canParse(address) || seen.has(id)) {
        say({ what: 'value', name: 'picture without an id or an address of its own', value: id ?? '' });
        return [];
      }
      seen.add(id);
      return [{ id, address, changed: textIn(member(photo, 'changed')) ?? '' }];
    });
}

/** Numbers of pictures have up to nineteen digits: more than a number of JSON keeps, so answers have them as text too. */
function pictureId(photo: unknown): string | null {
  const id = member(photo, 'autoid');
  return typeof id === 'string' && /^\d{1,30}$/.test(id) ? id : idIn(id);
}
