import { without, withoutValue } from '#domain/filter/change.ts';
import type { ChipView } from '#domain/views/offer.ts';
import { searchHref } from './links.ts';
import type { Asked, FilterRow, SearchScreen, SearchTypes } from './screen.ts';

/** One choice in a search: its label, and the search without it. */
export interface Choice<F> {
  readonly label: string;
  readonly without: F;
}

/** Choices of one filter; at least one. */
export interface ChoiceGroup<T extends SearchTypes> {
  readonly row: FilterRow<T>;
  readonly choices: readonly Choice<T['filter']>[];
}

function choicesOf<T extends SearchTypes>(
  { search }: SearchScreen<T>,
  { keys, words, joined }: FilterRow<T>,
  asked: Asked<T>,
): readonly Choice<T['filter']>[] {
  const { filter } = asked;
  if ('whole' in words) {
    const label = words.whole(asked);
    return label === null ? [] : [{ label, without: without(search, filter, keys) }];
  }
  const whole = joined?.(asked) ?? null;
  if (whole !== null) return [{ label: whole, without: without(search, filter, keys) }];
  return keys.flatMap((key) =>
    search.parameters[key].write(filter[key]).map((value) => ({
      label: words.each(value, asked),
      without: withoutValue(search, filter, key, value),
    })),
  );
}

/** Choices of a search, filter by filter, in the order of the chips. */
export const choiceGroups = <T extends SearchTypes>(
  screen: SearchScreen<T>,
  asked: Asked<T>,
): readonly ChoiceGroup<T>[] =>
  screen.filters
    .map((row) => ({ row, choices: choicesOf(screen, row, asked) }))
    .filter(({ choices }) => choices.length > 0);

const lowerFirst = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** Choices in a row of words: a price begins with a word that is no name, in any language: "Wohnung, bis € 400.000". */
export const choicesInWords = <T extends SearchTypes>(groups: readonly ChoiceGroup<T>[]): string =>
  groups
    .flatMap(({ row, choices }, index) =>
      choices.map(({ label }) => (index > 0 && row.part === 'price' ? lowerFirst(label) : label)),
    )
    .join(', ');

/** A chip for each choice; its link removes that choice. */
export const toChips = <T extends SearchTypes>(
  screen: SearchScreen<T>,
  asked: Asked<T>,
): readonly ChipView[] =>
  choiceGroups(screen, asked).flatMap(({ choices }) =>
    choices.map(({ label, without: rest }) => ({
      label,
      removeHref: searchHref(screen, rest, asked.context),
    })),
  );

/** Choices without a control in the form, value by value, as in the address and in words. */
export const carriedChoices = <T extends SearchTypes>(
  screen: SearchScreen<T>,
  asked: Asked<T>,
): readonly { readonly name: string; readonly value: string; readonly label: string }[] =>
  choiceGroups(screen, asked)
    .filter(({ row }) => row.carried === true)
    .flatMap(({ row: { keys }, choices }) =>
      keys
        .flatMap((key) => {
          const { name, write } = screen.search.parameters[key];
          return write(asked.filter[key]).map((value) => ({ name, value }));
        })
        .map((field, index) => ({ ...field, label: choices[index]?.label ?? field.value })),
    );
