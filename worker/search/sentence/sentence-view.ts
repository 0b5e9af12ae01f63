import { changed } from '#domain/filter/change.ts';
import { SAY } from '#domain/filter/say.ts';
import { pathTo } from '#domain/routes.ts';
import type { Part } from '#domain/sentence/homes.ts';
import type { ReadSentence } from '#domain/sentence/sentence.ts';
import type { ChipView } from '#domain/views/offer.ts';
import type { SentencePhraseView, SentenceView } from '#domain/views/sentence.ts';
import { type ChoiceGroup, choiceGroups, choicesInWords } from '../choices.ts';
import { searchHref } from '../links.ts';
import type { Asked, SearchScreen, SearchTypes } from '../screen.ts';

type Sets<F> = Partial<F>;

/** Names of what a phrase set. */
const namesIn = <F extends object>(sets: Sets<F>): readonly (keyof F & string)[] =>
  Object.keys(sets) as (keyof F & string)[];

/** Values of a part of a filter as they stand in an address. */
const written = <T extends SearchTypes>(
  { search }: SearchScreen<T>,
  key: keyof T['filter'],
  value: T['filter'][keyof T['filter']] | undefined,
): readonly string[] => (value === undefined ? [] : search.parameters[key].write(value));

/** Whether a search still asks for all that a phrase set. */
const isHeld = <T extends SearchTypes>(
  screen: SearchScreen<T>,
  sets: Sets<T['filter']>,
  filter: T['filter'],
): boolean =>
  namesIn(sets).every((key) => {
    const now = written(screen, key, filter[key]);
    return written(screen, key, sets[key]).every((value) => now.includes(value));
  });

/** The search without what a phrase set, but for values that another phrase set too. */
function withoutSets<T extends SearchTypes>(
  screen: SearchScreen<T>,
  filter: T['filter'],
  sets: Sets<T['filter']>,
  others: readonly Sets<T['filter']>[],
  said: string | null,
): T['filter'] {
  const rest = Object.fromEntries(
    namesIn(sets).map((key) => {
      const retained = others.flatMap((other) => written(screen, key, other[key]));
      const dropped = written(screen, key, sets[key]).filter((value) => !retained.includes(value));
      const values: unknown = filter[key];
      if (!Array.isArray(values)) return [key, dropped.length > 0 ? screen.search.empty[key] : values];
      const now = written(screen, key, filter[key]);
      return [key, values.filter((_, index) => !dropped.includes(now[index] ?? ''))];
    }),
  );
  return changed(screen.search, filter, { ...rest, said } as Partial<T['filter']>);
}

/** What a phrase set, as the chips have it. A sub type says its type. */
function choicesBy<T extends SearchTypes>(
  screen: SearchScreen<T>,
  sets: Sets<T['filter']>,
  asked: Asked<T>,
): readonly ChoiceGroup<T>[] {
  const alone = changed(screen.search, screen.search.empty, sets);
  const groups = choiceGroups(screen, { ...asked, filter: alone });
  const finer = groups.filter(({ row }) => row.keys.some((key) => key === 'subType'));
  return finer.length > 0 ? groups.filter(({ row }) => !row.keys.some((key) => key === 'type')) : groups;
}

/** The sentence without a phrase; null when nothing is left of it. */
const withoutPhrase = (text: string, { from, to }: Pick<Part<never>, 'from' | 'to'>): string | null =>
  SAY.read(`${text.slice(0, from).replace(/[\s,;]+$/, '')} ${text.slice(to)}`);

/** A sentence beside its search: each phrase with its meaning, and all chips that no phrase stands for. */
export function toSentence<T extends SearchTypes>(
  screen: SearchScreen<T>,
  text: string,
  { parts, sells }: Pick<ReadSentence<T['filter']>, 'parts' | 'sells'>,
  asked: Asked<T>,
): {
  readonly view: SentenceView;
  readonly chipsBeside: (chips: readonly ChipView[]) => readonly ChipView[];
} {
  const { filter, context } = asked;
  const { t, locale } = context;
  const held = parts.filter(({ sets }) => sets !== null && isHeld(screen, sets, filter));
  const setsOf = (list: readonly Part<T['filter']>[]) => list.flatMap(({ sets }) => sets ?? []);

  const phraseOf = (part: Part<T['filter']>): SentencePhraseView => {
    const place = { from: part.from, text: text.slice(part.from, part.to) };
    const said = withoutPhrase(text, part);
    if (part.sets !== null && held.includes(part)) {
      const others = setsOf(held.filter((other) => other !== part));
      return {
        ...place,
        kind: 'meant',
        label: choicesInWords(choicesBy(screen, part.sets, asked)),
        removeHref: searchHref(screen, withoutSets(screen, filter, part.sets, others, said), context),
      };
    }
    if (part.kind !== 'unknown') return { ...place, kind: 'filler', label: '', removeHref: null };
    return {
      ...place,
      kind: 'unknown',
      label: t(part.elsewhere === null ? 'sentence.unknown' : 'sentence.elsewhere'),
      removeHref: searchHref(
        screen,
        changed(screen.search, filter, { said } as Partial<T['filter']>),
        context,
      ),
    };
  };

  const phrases = parts.map(phraseOf);
  const unknown = phrases
    .filter(({ kind }) => kind === 'unknown')
    .map(({ text: words }) => t('views.filter.words', { words }));
  const listed = new Intl.ListFormat(locale, { type: 'conjunction' }).format(unknown);
  const stood = new Set(
    held
      .flatMap(({ sets }) => (sets === null ? [] : choicesBy(screen, sets, asked)))
      .flatMap(({ choices }) => choices.map(({ label }) => label)),
  );
  const sellsHere = sells && context.site.settings.features.includes('valuation');
  const isNothing = held.length === 0;
  return {
    view: {
      text,
      phrases,
      note: isNothing
        ? t('sentence.nothing')
        : unknown.length === 0
          ? null
          : t('sentence.notCounted', { words: listed }),
      ways: [],
      valuationHref: sellsHere ? pathTo('valuation', locale) : null,
    },
    chipsBeside: (chips) => chips.filter(({ label }) => !stood.has(label)),
  };
}
