/** What searches of assistants have in common (decision 185): arguments, and what became of them. */
import * as z from 'zod';
import { namesRead, readSearch, writeSearch } from '#domain/filter/codec.ts';
import { MAX_SAY_LENGTH } from '#domain/filter/say.ts';
import type { Paged, Search } from '#domain/filter/search.ts';
import type { OptionView } from '#domain/views/option.ts';
import type { ControlView, PanelView } from '#domain/views/search-form.ts';
import type { SentenceView } from '#domain/views/sentence.ts';

const MOST_FILTERS = 40;
const MOST_VALUES = 20;

const FilterValue = z.union([z.string().max(200), z.number(), z.boolean()]);

/** A sentence, or filters by the names that they have in addresses of the site, or both. */
export const SearchArguments = z.object({
  sentence: z
    .string()
    .max(MAX_SAY_LENGTH)
    .optional()
    .describe(
      'What is sought, as a person would say it in the language of the answer: "huis met tuin bij Leuven tot 450.000".',
    ),
  filters: z
    .record(z.string().max(40), z.union([FilterValue, z.array(FilterValue).max(MOST_VALUES)]))
    .refine((filters) => Object.keys(filters).length <= MOST_FILTERS, `at most ${MOST_FILTERS} filters`)
    .optional()
    .describe(
      'Filters by name; the tool that lists filters gives their names and values. One that is not known is left out, and the answer says so.',
    ),
  page: z.number().int().min(1).max(9_999).optional().describe('Page of the results, from 1.'),
});
type Sought = Omit<z.output<typeof SearchArguments>, 'sentence'>;

/** Filters as an address has them. */
const given = ({ filters = {} }: Sought): readonly (readonly [name: string, value: string])[] =>
  Object.entries(filters).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one)] as const),
  );

/** The parameters of a search: what a sentence asks, except where a filter says something else. */
export function paramsOf<F extends Paged>(
  search: Search<F>,
  said: F | null,
  sought: Sought,
): URLSearchParams {
  const params = said === null ? new URLSearchParams() : writeSearch(search, said);
  for (const name of Object.keys(sought.filters ?? {})) params.delete(name);
  for (const [name, value] of given(sought)) params.append(name, value);
  if (sought.page !== undefined) params.set('page', String(sought.page));
  return params;
}

/**
 * Filters of which nothing is in the search, as given: a page shows that by a missing chip. One that is read in another
 * spelling is in it.
 */
export function leftOut<F extends Paged>(
  search: Search<F>,
  filter: F,
  params: URLSearchParams,
  sought: Sought,
): readonly string[] {
  const written = (from: URLSearchParams) => writeSearch(search, readSearch(search, from));
  const retained = writeSearch(search, filter);
  const known = new Set(namesRead(search));
  const whole = written(params).toString();
  return given(sought)
    .filter(([name, value]) => {
      if (!known.has(name)) return true;
      const alone = written(new URLSearchParams([[name, value]]));
      if (alone.size > 0) return [...alone].some(([key, one]) => !retained.has(key, one));
      // It says nothing by itself: perhaps something about another one, such as the order of a sort.
      const others = [...params].filter(([key, one]) => key !== name || one !== value);
      return written(new URLSearchParams(others)).toString() === whole;
    })
    .map(([name, value]) => `${name}=${value}`);
}

/** What was understood of a sentence, phrase by phrase, and the words that narrow nothing; null without one. */
export const readingOf = (sentence: SentenceView | null) =>
  sentence === null
    ? null
    : {
        understood: sentence.phrases
          .filter(({ kind }) => kind === 'meant')
          .map(({ text, label }) => ({ words: text, as: label })),
        notUnderstood: sentence.phrases.filter(({ kind }) => kind === 'unknown').map(({ text }) => text),
      };

const valuesOf = (options: readonly OptionView[]) =>
  options.map(({ value, label, count }) => ({ value, label, found: count ?? null }));

/** A control of the search form as filters; null for one that an assistant cannot use. */
function filtersOf(control: ControlView): readonly object[] {
  switch (control.kind) {
    case 'options':
      return [{ name: control.name, several: control.single !== true, values: valuesOf(control.options) }];
    case 'select':
      return [
        { name: control.name, label: control.label, several: false, values: valuesOf(control.options) },
      ];
    case 'range':
      return [control.min, control.max].map(({ name }) => ({ name, several: false, values: 'whole euros' }));
    case 'place':
      return [{ name: 'city', several: true, values: valuesOf(control.cities) }];
    case 'days':
      return ['from', 'to'].map((name) => ({ name, several: false, values: 'a day, YYYY-MM-DD' }));
    case 'day':
      return [{ name: control.name, label: control.label, several: false, values: 'a day, YYYY-MM-DD' }];
    case 'words':
      return [{ name: control.name, several: false, values: 'words of titles and texts' }];
  }
}

/** The filters of a search with their values, and how many homes each finds. */
export const filtersIn = (panels: readonly PanelView[]) =>
  panels.map(({ label, controls }) => ({ label, filters: controls.flatMap(filtersOf) }));
