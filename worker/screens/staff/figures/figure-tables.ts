/** The tables of the figures: each is drawn on the page and handed out as a file, from the same cells. */
import { readSearch } from '#domain/filter/codec.ts';
import { ESTATE_SEARCH } from '#domain/filter/filter.ts';
import { formatPrice } from '#domain/format/money.ts';
import { type Shown, sumOfShown } from '#domain/interest/few.ts';
import { ASKED_BY, ASKED_OF_HOMES, type AskedBy, sizeOf, weeklyOf } from '#domain/interest/figures.ts';
import { localized } from '#domain/text.ts';
import type { CountedWeek, Figures } from '#wire/figures.ts';
import { choiceGroups, choicesInWords } from '#worker/search/choices.ts';
import { ESTATES } from '#worker/search/estates.ts';
import type { Speaking } from './figure-words.ts';

/** A row that has a cell in each week. */
export interface WeeklyRow {
  readonly key: string;
  readonly name: string;
  readonly weeks: readonly CountedWeek[];
  readonly total: Shown;
}

const rowOf = (key: string, name: string, weeks: readonly CountedWeek[]): WeeklyRow => ({
  key,
  name,
  weeks,
  total: sumOfShown(weeks.map(({ count }) => count)),
});

const bySize = (rows: readonly WeeklyRow[]): WeeklyRow[] =>
  rows.toSorted((one, other) => sizeOf(other.total) - sizeOf(one.total));

/** By which forms visitors asked, each with the page on which it is. */
export function formRows(figures: Figures, { context, s }: Speaking): WeeklyRow[] {
  const { weeks, forms } = figures;
  const { features } = context.site.settings;
  const has = (form: AskedBy): boolean =>
    form === 'viewing'
      ? features.includes('agenda')
      : ASKED_BY[form].kind === 'estate' || features.includes('rentals');
  const ofHomes = ASKED_OF_HOMES.filter(has).map((form) => {
    const { kind, measure } = ASKED_BY[form];
    const counts = weeklyOf(figures, weeks, measure, kind);
    return rowOf(
      form,
      s(`figures.forms.${form}`),
      weeks.map((week, at) => ({ week, count: counts[at] ?? { few: true } })),
    );
  });
  const others = (['general', 'valuation'] as const).map((form) =>
    rowOf(form, s(`figures.forms.${form}`), forms.find((one) => one.form === form)?.weeks ?? []),
  );
  return bySize([...ofHomes, ...others]);
}

type Searches = NonNullable<Figures['searches']>;

const cityName = ({ cities }: Searches, id: string, { s }: Speaking): string =>
  localized(cities.find((city) => city.id === id)?.name, s.locale) || id;

/** A combination in words: "Te koop, Huis, tot € 400.000, Tuin, Tervuren". */
function searchName(searches: Searches, search: string, speaking: Speaking): string {
  const filter = readSearch(ESTATE_SEARCH, new URLSearchParams(search));
  // The place is named from the answer: the options of the search have only places with homes on offer.
  const asked = { filter: { ...filter, city: [] }, options: null, context: speaking.context };
  const places = filter.city.map((id) => cityName(searches, id, speaking));
  return [choicesInWords(choiceGroups(ESTATES, asked)), ...places].filter(Boolean).join(', ');
}

/** Searches with few results, the most frequent first; `key` is the query of the site's own search. */
export const fewRows = (searches: Searches, speaking: Speaking): WeeklyRow[] =>
  bySize(
    searches.few.map(({ search, weeks }) => rowOf(search, searchName(searches, search, speaking), weeks)),
  );

export const placeRows = (searches: Searches, speaking: Speaking): WeeklyRow[] =>
  bySize(searches.places.map(({ id, weeks }) => rowOf(id, cityName(searches, id, speaking), weeks)));

export const budgetRows = (searches: Searches, { s }: Speaking): WeeklyRow[] =>
  searches.budgets
    .toSorted((one, other) => one.upTo - other.upTo)
    .map(({ upTo, weeks }) => rowOf(String(upTo), s('figures.upTo', { price: formatPrice(upTo, s) }), weeks));
