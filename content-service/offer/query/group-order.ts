import { alphabetically } from '../../../domain/alphabet.ts';
import { fold } from '../../../domain/fold.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../domain/locale.ts';
import { localized } from '../../../domain/text.ts';
import { subTypeWord } from '../../../locales/sub-type-words.ts';
import type { FoundGroup } from './group-names.ts';
import { type Grouping, isKeyless } from './grouping.ts';

/** How one field is sorted; `values` gives an order of its own, others come after. */
export interface SortKey {
  readonly order: 'asc' | 'desc';
  readonly values?: readonly (string | number)[] | undefined;
}

/** The groups, or runs, that a list stands in. */
export interface GroupOrder {
  readonly grouping: Grouping;
  readonly key: SortKey;
  /** The language whose alphabet the groups stand in, by its words for them; null where their keys order them. */
  readonly alphabet: Locale | null;
  /** Whether projects without a key are a group of their own. */
  readonly projectsApart: boolean;
}

const textOf = ({ key }: FoundGroup): string => String(key ?? '');

/** The visitor's word for a group, chosen as the site chooses it; its key where nobody has a word. */
const wordOf = (group: FoundGroup, grouping: Grouping, locale: Locale): string =>
  group.name?.[locale]?.trim() ||
  (grouping === 'SUBTYPE' ? subTypeWord(textOf(group), locale) : null) ||
  localized(group.name, locale) ||
  textOf(group);

/** A group with all that it is compared by. */
interface Placed {
  readonly group: FoundGroup;
  /** Those that the request gives a place, the others, projects without a key, and what else has none. */
  readonly rank: 0 | 1 | 2 | 3;
  readonly place: number;
  /** Empty where words order nothing. */
  readonly word: string;
  readonly text: string;
  readonly number: number;
}

/** Finds the place of a group; an order of values speaks of cities by their names, of all else by ids. */
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

/** Ids are text but look wrong in that order: 2 comes before 10. */
const byKey = (one: Placed, other: Placed): number =>
  one.number - other.number || (one.text < other.text ? -1 : 1);

/** Groups in the order in which they stand; those without a key are last in every direction. */
export const orderGroups = (groups: readonly FoundGroup[], order: GroupOrder): readonly FoundGroup[] => {
  const direction = order.key.order === 'asc' ? 1 : -1;
  const compare = alphabetically(order.alphabet ?? DEFAULT_LOCALE);
  return groups
    .map(placing(order))
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        // Groups of one word stay apart by their keys.
        direction * (one.place - other.place || compare(one.word, other.word) || byKey(one, other)),
    )
    .map(({ group }) => group);
};
