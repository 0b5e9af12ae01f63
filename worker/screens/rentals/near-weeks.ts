import type { Context } from 'hono';
import { changed } from '#domain/filter/change.ts';
import { RENTAL_SEARCH, type RentalFilter } from '#domain/filter/rental-filter.ts';
import { nightCount, weekdayOf } from '#domain/stays/day.ts';
import { dayInWords, spanInWords } from '#domain/stays/day-words.ts';
import { nearStays } from '#domain/stays/near.ts';
import type { RentalUnit } from '#wire/rental-unit.ts';
import type { AppEnv } from '../../platform/env.ts';
import { loadDeferred, valueOr } from '../../platform/failure/outage.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { siteContent } from '../../platform/page/view-context.ts';
import { type RentalCardView, toRentalCard } from '../../rental/rental-card.ts';
import { searchHref } from '../../search/links.ts';
import { RENTALS } from '../../search/rentals.ts';
import { toRentalQuery } from '../../search/request/rental-request.ts';

/** Stays counted before the wish, and after it; the nearest of each with free units is offered. */
const TRIED = 2;
/** Cards shown of the nearest stay. */
const SHOWN = 3;

/** Free units on days near the wish. */
interface NearStay {
  readonly filter: RentalFilter;
  readonly total: number;
  /** The cheapest first. */
  readonly units: readonly RentalUnit[];
}

/** What is free near days on which nothing is, and the weekdays on which such stays begin (as days). */
export interface Near {
  readonly stays: readonly NearStay[];
  readonly beginOn: readonly string[];
}

/** The nearest stay before the wish and the nearest after it that are free somewhere; null without days, or none. */
export async function loadNear(c: Context<AppEnv>, filter: RentalFilter): Promise<Near | null> {
  const { from, to } = filter;
  if (from === null) return null;
  const content = siteContent(c);
  const anyDay = toRentalQuery(changed(RENTAL_SEARCH, filter, { from: null, to: null }));
  const all = await loadDeferred(c, 'rental-stays', () => content.rentalStays(anyDay));
  const near = nearStays({ from, to }, valueOr(all, { periodDates: [] }).periodDates, TRIED);
  const counted = await Promise.all(
    near.stays.map(async (days) => {
      const moved = changed(RENTAL_SEARCH, filter, { ...days, sort: 'price' });
      const sort = [{ price: { order: 'asc' as const } }];
      const found = await loadDeferred(c, 'rental-near', () =>
        content.searchRentals({ query: toRentalQuery(moved), sort, size: SHOWN }),
      );
      return found.ok && found.value.total > 0
        ? [{ filter: moved, total: found.value.total, units: found.value.results }]
        : [];
    }),
  );
  const free = counted.flat();
  const before = free.filter((stay) => (stay.filter.from ?? '') < from).at(-1);
  const after = free.find((stay) => (stay.filter.from ?? '') >= from);
  const stays = [before, after].filter((stay) => stay !== undefined);
  return stays.length === 0 ? null : { stays, beginOn: near.beginOn };
}

/** What is free near the wish, in words. */
export interface NearView {
  /** Why nothing is free: no stay begins on that weekday, or all of them are taken. */
  readonly heading: string;
  /** On which weekdays they begin. */
  readonly lead: string;
  readonly ways: readonly {
    readonly href: string;
    readonly days: string;
    readonly hint: string;
    readonly count: string;
    readonly from: string | null;
  }[];
  /** The cheapest units of the nearest stay. */
  readonly preview: { readonly heading: string; readonly cards: readonly RentalCardView[] } | null;
}

const daysOf = ({ filter: { from, to } }: NearStay, { locale }: ViewContext): string =>
  spanInWords(from ?? '', to ?? '', locale);

export function toNear(near: Near, { from }: RentalFilter, context: ViewContext): NearView {
  const { t, locale } = context;
  const wished = from ?? '';
  const begins = near.beginOn.some((day) => weekdayOf(day) === weekdayOf(wished));
  const weekday = (day: string): string => dayInWords(day, locale, 'weekdayLong');
  const weekdays = new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    near.beginOn
      .toSorted((one, other) => ((weekdayOf(one) + 6) % 7) - ((weekdayOf(other) + 6) % 7))
      .map(weekday),
  );
  const offDays = (stay: NearStay): number => nightCount(wished, stay.filter.from ?? wished);
  const nearest = near.stays.toSorted((one, other) => Math.abs(offDays(one)) - Math.abs(offDays(other)))[0];
  const cardsOf = ({ units, filter }: NearStay) => units.map((unit) => toRentalCard(unit, context, filter));
  return {
    heading: begins ? t('nearWeeks.taken') : t('nearWeeks.none', { weekday: weekday(wished) }),
    lead: begins ? t('nearWeeks.nearest') : t('nearWeeks.begin', { weekdays }),
    ways: near.stays.map((stay) => {
      const off = offDays(stay);
      const price = cardsOf(stay)[0]?.price ?? null;
      const amount = price?.kind === 'amount' ? price.text : null;
      return {
        href: searchHref(RENTALS, stay.filter, context),
        days: daysOf(stay, context),
        hint: off === 0 ? '' : t.count(off < 0 ? 'nearWeeks.earlier' : 'nearWeeks.later', Math.abs(off)),
        count: t.count('nearWeeks.free', stay.total),
        from: amount === null ? null : t('nearWeeks.from', { price: amount }),
      };
    }),
    preview:
      nearest === undefined
        ? null
        : { heading: t('nearWeeks.preview', { days: daysOf(nearest, context) }), cards: cardsOf(nearest) },
  };
}
