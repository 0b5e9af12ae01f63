/** A home as far as it is read: the rest is in no message, no table and no hash. */
import type { Localized } from '#domain/locale.ts';
import { idIn, isMembers, type Members, member, membersOf, only } from '../../mapping/read.ts';
import { shownValue } from '../../mapping/unmapped.ts';
import { MEMBERS } from './members.ts';
import type { OptionList, Options } from './options.ts';
import { isSilent } from './silent.ts';

const ADDRESS = [
  'street',
  'street_translated',
  'street_lang',
  'number',
  'box',
  'zip',
  'country_geo_id',
  'latitude',
  'longitude',
  'address_visible',
];

/** Members that are read of the lists' items. */
const ITEMS: Readonly<Record<string, readonly string[]>> = {
  layouts: ['layout_id', 'count', 'surface', 'common', 'comment'],
  facilities: ['facility_id', 'active'],
  environments: ['environment_id', 'active', 'comment'],
  photos: ['autoid', 'url', 'index', 'changed'],
  videos: ['url'],
};

/** Which list names the number of a member, and of the items of a list. */
const CODED: readonly (readonly [name: string, list: OptionList])[] = [
  ['type_id', 'types'],
  ['building_type_id', 'building_types'],
  ['condition_id', 'conditions'],
  ['direction_garden_id', 'garden_directions'],
  ['price_period_id', 'price_periods'],
  ['town_planning_id', 'town_plannings'],
  ['town_planning_violation_id', 'town_planning_violations'],
  ['building_license_id', 'building_licenses'],
];
const CODED_ITEMS: readonly (readonly [name: string, code: string, list: OptionList])[] = [
  ['layouts', 'layout_id', 'layouts'],
  ['facilities', 'facility_id', 'facilities'],
  ['environments', 'environment_id', 'environments'],
];

const addressIn = (address: unknown): Members => {
  const city = member(address, 'city_geo');
  return {
    ...only(address, ADDRESS),
    city_geo: {
      ...only(city, ['city', 'zip']),
      alias: membersOf(member(city, 'alias')).map((one) => only(one, ['lang', 'alias'])),
    },
  };
};

/** A home as the mapping reads it. */
export interface ReducedHome {
  readonly members: Members;
  /** Names of the numbers that it has, by list and number. */
  readonly names: Readonly<Partial<Record<OptionList, Readonly<Record<string, Localized>>>>>;
  /** Members that say something and have no place, each with a number or nothing. */
  readonly left: Readonly<Record<string, string>>;
}

/** A member that is read, without what its items have besides; of an error only that there is one. */
function readMember(name: string, value: unknown): unknown {
  if (name === 'errors') return !isSilent(value);
  if (name === 'address') return addressIn(value);
  const items = ITEMS[name];
  return items === undefined ? value : membersOf(value).map((item) => only(item, items));
}

/** A home of the vendor's answer, with the names of its numbers. */
export function reducedHome(home: unknown, options: Partial<Options>): ReducedHome {
  const members: Record<string, unknown> = {};
  const left: Record<string, string> = {};
  for (const [name, value] of Object.entries(isMembers(home) ? home : {})) {
    const known = MEMBERS.get(name);
    if (known === undefined) {
      if (!isSilent(value)) left[/^\w{1,60}$/.test(name) ? name : 'another name'] = '';
    } else if ('left' in known) {
      if (!isSilent(value) && name !== 'changed') left[name] = shownValue(value);
    } else if ('read' in known) {
      members[name] = readMember(name, value);
    }
  }
  const names: Partial<Record<OptionList, Record<string, Localized>>> = {};
  const name = (list: OptionList, code: unknown): void => {
    const id = idIn(code);
    const found = id === null ? undefined : options[list]?.get(id);
    if (id !== null && found !== undefined && names[list]?.[id] === undefined)
      names[list] = { ...names[list], [id]: found };
  };
  for (const [of, list] of CODED) name(list, members[of]);
  for (const [of, code, list] of CODED_ITEMS)
    for (const item of membersOf(members[of])) name(list, member(item, code));
  return { members, names, left };
}
