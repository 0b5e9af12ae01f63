import { alphabetically } from '#domain/alphabet.ts';
import { fold } from '#domain/fold.ts';
import { DEFAULT_LOCALE, type Locale } from '#domain/locale.ts';
import { localized } from '#domain/text.ts';
import { subTypeWord } from '#locales/sub-type-words.ts';
import type { FoundGroup } from './group-names.ts';
import { type Grouping, isKeyless } from './grouping.ts';

/** Sort order of a field; `values` is a custom order, with all others after it. */
export interface SortKey {
  readonly order: 'asc' | 'desc';
  readonly values?: readonly (string | number)[] | undefined;
}

/** Grouping and order of a list, also of implicit runs. */
export interface GroupOrder {
  readonly grouping: Grouping;
  readonly key: SortKey;
  /** Language in which groups are sorted by name; null when they are sorted by key. */
  readonly alphabet: Locale | null;
  /** Whether projects without a key form their own group. */
  readonly projectsApart: boolean;
}

const textOf = ({ key }: FoundGroup): string => String(key ?? '');

/** The group's name in the visitor's language, chosen like on the site; its key when it has none. */
const wordOf = (group: FoundGroup, grouping: Grouping, locale: Locale): string =>
  group.name?.[locale]?.trim() ||
  (grouping === 'SUBTYPE' ? subTypeWord(textOf(group), locale) : null) ||
  localized(group.name, locale) ||
  textOf(group);

/** A group with its sort values. */
interface Placed {
  readonly group: FoundGroup;
  /**
   * In this order: groups with a requested position, other groups, projects without a key, estates without a
   * key.
   */
  readonly rank: 0 | 1 | 2 | 3;
  readonly place: number;
  /** Empty when not sorted by name. */
  readonly word: string;
  readonly text: string;
  readonly number: number;
}

/** Computes a group's sort values; a custom order lists cities by name, all else by id. */
const placing = ({
  grouping,
  alphabet,
  key: { values = [] },
}: GroupOrder): ((group: FoundGroup) => Placed) => {
  const named = grouping === 'CITY';
  const places = new Map(
    values.map((value, index) => [named ? fold(String(value)) : String(value), index] as const),
  );
  return (group) => {
    const text = textOf(group);
    const word = alphabet === null ? '' : wordOf(group, grouping, alphabet);
    const place = places.size === 0 ? undefined : places.get(named ? fold(word) : text);
    const keyed = place === undefined ? 1 : 0;
    const rank = isKeyless(group.key) ? (group.key === null ? 3 : 2) : keyed;
    return { group, rank, place: place ?? 0, word, text, number: Number.parseInt(text, 10) || 0 };
  };
};

/** Compares numeric ids as numbers, so that 2 comes before 10. */
const byKey = (one: Placed, other: Placed): number =>
  one.number - other.number || (one.text < other.text ? -1 : 1);

/** Groups in display order; those without a key come last in either direction. */
export const orderGroups = (groups: readonly FoundGroup[], order: GroupOrder): readonly FoundGroup[] => {
  const direction = order.key.order === 'asc' ? 1 : -1;
  const compare = alphabetically(order.alphabet ?? DEFAULT_LOCALE);
  return groups
    .map(placing(order))
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        // Groups with the same name are ordered by their keys.
        direction * (one.place - other.place || compare(one.word, other.word) || byKey(one, other)),
    )
    .map(({ group }) => group);
};
