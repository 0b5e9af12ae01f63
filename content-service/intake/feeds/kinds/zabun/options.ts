/**
 * The vendor's own lists of options: what its numbers mean is published nowhere else. Each answers `[{id, name: {nl, fr …}}]`
 * at `/api/v1/property/{list}`, and is asked for once a day, as the vendor wishes.
 */

import { plainLine } from '#domain/format/plain-text.ts';
import { LOCALES, type Localized } from '#domain/locale.ts';
import { type Ask, FeedFault } from '../../kind.ts';
import { idIn, member, textIn } from '../../mapping/read.ts';
import type { Zabun } from './account.ts';
import { answerOf, requestOf } from './call.ts';

/** Lists that are asked for, all of them used by public clients. */
export const OPTION_LISTS = [
  'types',
  'building_types',
  'conditions',
  'layouts',
  'facilities',
  'environments',
  'garden_directions',
  'price_periods',
  'town_plannings',
  'town_planning_violations',
  'building_licenses',
] as const;
export type OptionList = (typeof OPTION_LISTS)[number];

/** The names of each list's options, by their number. */
export type Options = Readonly<Record<OptionList, ReadonlyMap<string, Localized>>>;

const LIFE = 24 * 60 * 60_000;
/** Options of a list: more are no list of options, and an isolate keeps them. */
const MOST_OPTIONS = 1_000;
/** Agencies whose lists an isolate keeps. */
const MOST = 50;
const LONGEST = 120;

const KNOWN = new Map<string, { readonly options: Options; readonly until: number }>();

/** The names of an option in our languages; null when there are none. */
function namesIn(option: unknown): Localized | null {
  const named = LOCALES.flatMap((locale): readonly (readonly [string, string])[] => {
    const name = plainLine(textIn(member(member(option, 'name'), locale)) ?? '');
    return name === '' || name.length > LONGEST ? [] : [[locale, name]];
  });
  return named.length === 0 ? null : Object.fromEntries(named);
}

/** The options of an answer. Throws FeedFault for what is no list of them: homes would lose their words. */
export function optionsIn(list: string, answer: unknown): ReadonlyMap<string, Localized> {
  if (!Array.isArray(answer)) throw new FeedFault('broken', `an answer that is no list of ${list}`);
  if (answer.length > MOST_OPTIONS)
    throw new FeedFault('broken', `more than ${MOST_OPTIONS} options in the list ${list}`);
  const options = new Map(
    answer.flatMap((option): readonly (readonly [string, Localized])[] => {
      const [id, names] = [idIn(member(option, 'id')), namesIn(option)];
      return id === null || names === null ? [] : [[id, names]];
    }),
  );
  if (options.size === 0) throw new FeedFault('broken', `no options with names in the list ${list}`);
  return options;
}

/** The lists of an agency. */
export async function optionsOf(ask: Ask, zabun: Zabun): Promise<Options> {
  const name = JSON.stringify([zabun.base, zabun.keys, zabun.client]);
  const known = KNOWN.get(name);
  if (known !== undefined && known.until > ask.now.getTime()) return known.options;
  const found: [OptionList, ReadonlyMap<string, Localized>][] = [];
  for (const list of OPTION_LISTS)
    found.push([
      list,
      optionsIn(list, await answerOf(ask, requestOf(zabun, 'GET', `/api/v1/property/${list}`))),
    ]);
  const options = Object.fromEntries(found) as unknown as Options;
  const [oldest] = KNOWN.keys();
  if (KNOWN.size >= MOST && oldest !== undefined) KNOWN.delete(oldest);
  KNOWN.set(name, { options, until: ask.now.getTime() + LIFE });
  return options;
}
