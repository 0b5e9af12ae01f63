/** The seller's page as words and marks. */

import { formatArea } from '#domain/format/measure.ts';
import { formatClock, formatDayName, formatShortDay, formatWeekday } from '#domain/format/moment.ts';
import { formatPrice } from '#domain/format/money.ts';
import { budgetSums } from '#domain/interest/budgets.ts';
import { isShown, type Shown } from '#domain/interest/few.ts';
import { weekNumberOf } from '#domain/interest/week-number.ts';
import { weekOf } from '#domain/interest/weeks.ts';
import { addDays } from '#domain/stays/day.ts';
import { spanInWords } from '#domain/stays/day-words.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import type nl from '#locales/nl/seller.ts';
import type { SellerPage } from '#wire/seller.ts';
import type { SpokenTexts } from '#worker/platform/page/spoken-texts.ts';
import {
  type BudgetBar,
  budgetBars,
  type EventMark,
  eventMarks,
  type StepMarks,
  stepMarks,
  type WeekBand,
  type WeekBar,
  weekBars,
  weeksHeight,
} from './plots.ts';

export type SellerTexts = SpokenTexts<typeof nl>;

/** Most events with a number in the plot. */
const MOST_NUMBERED = 5;

interface Said {
  readonly when: string;
  readonly what: string;
  readonly note?: string | null;
}

export interface SellerView {
  readonly home: {
    readonly place: string;
    readonly price: string | null;
    readonly picture: string | null;
    readonly offline: string | null;
  };
  readonly kick: string;
  readonly heading: string;
  /** How the week stands beside like homes; before the first one is over, when there will be figures. */
  readonly lead: string | null;
  readonly sentence: { readonly text: string; readonly name: string; readonly phone: string | null } | null;
  readonly figures: readonly {
    readonly value: string;
    readonly few: boolean;
    readonly label: string;
    readonly since: string;
  }[];
  readonly steps: readonly {
    readonly question: string;
    readonly note: string | null;
    /** What the note says falls short of like homes. */
    readonly noteShort: boolean;
    readonly own: string;
    readonly tooLittle: boolean;
    /** How it stands beside like homes, in words. */
    readonly beside: string;
    readonly like: string;
    readonly marks: StepMarks;
  }[];
  readonly weeks: {
    readonly note: string;
    readonly bars: readonly WeekBar[];
    readonly band: WeekBand | null;
    readonly marks: readonly EventMark[];
    readonly height: number;
    readonly events: readonly Said[];
    readonly rows: readonly (readonly string[])[];
  } | null;
  readonly budgets: {
    readonly said: string;
    readonly near: string | null;
    readonly bars: readonly BudgetBar[];
    readonly priceAt: number;
    readonly price: string;
    readonly unit: string;
    readonly rows: readonly (readonly [range: string, searches: string])[];
  } | null;
  readonly viewings: readonly Said[];
  readonly near: readonly {
    readonly place: string;
    readonly own: boolean;
    readonly facts: string;
    readonly price: string;
    readonly state: string;
  }[];
  readonly did: readonly Said[];
  /** Why nothing is counted; null where it is. */
  readonly uncounted: string | null;
  readonly mail: SellerPage['mail'];
}

type Band = NonNullable<SellerPage['likeWeek']>;

/** Where a figure stands beside the middle half of like homes. */
const besideOf = (own: number, { from, to }: Band): 'less' | 'same' | 'more' =>
  own < from ? 'less' : own > to ? 'more' : 'same';
const bandWords = ({ from, to }: Band) => ({ from: String(from), to: String(to) });

const cellText = (cell: Shown, s: SellerTexts): string => (isShown(cell) ? String(cell.shown) : s('few'));
const sinceText = (sum: Shown, s: SellerTexts): string =>
  isShown(sum) ? s('since', { n: String(sum.shown) }) : s('sinceFew');

/** Visits of the last week. Where there were some before, "none" would read as never. */
const visitedText = (inWeek: number, sums: SellerPage['sums'], s: SellerTexts): string =>
  inWeek > 0 ? s.count('visited', inWeek) : s(sums.visited > 0 ? 'visitedNoneNew' : 'visitedNone');

function eventText({ event, number }: SellerPage['events'][number], s: SellerTexts): string {
  switch (event) {
    case 'online':
      return s('events.online');
    case 'lowered':
    case 'raised':
      return s(`events.${event}`, { price: formatPrice(number ?? 0, s) });
    case 'openHouse':
      return s('events.openHouse', { n: String(number ?? 0) });
    case 'alert':
      return s('events.alert', { n: String(number ?? 0) });
  }
}

/** What is marked in the plot: of mails to searchers the first ones alone, so that the changes of the price stay. */
function numbered(events: SellerPage['events']): SellerPage['events'] {
  const alert = events.find(({ event }) => event === 'alert');
  const chosen = events.filter((one) => one.event !== 'alert' || one === alert);
  return [...chosen.slice(0, 1), ...chosen.slice(1).slice(-(MOST_NUMBERED - 1))];
}

function weeksView(page: SellerPage, s: SellerTexts): SellerView['weeks'] {
  const { weeks, likeWeek } = page;
  const [first] = weeks;
  if (first === undefined) return null;
  const placeOf = (day: string): number => weeks.findIndex(({ week }) => week === weekOf(day));
  const events = numbered(page.events).filter(({ day }) => placeOf(day) !== -1);
  const places = events.map(({ day }) => placeOf(day));
  const marks = eventMarks(places, weeks.length);
  return {
    note: likeWeek === null ? s('weeksText') : `${s('weeksText')} ${s('weeksBand', bandWords(likeWeek))}`,
    ...weekBars(
      weeks.map(({ week, opened }) => ({ cell: opened, number: weekNumberOf(week) })),
      { marked: places, like: likeWeek },
    ),
    marks,
    height: weeksHeight(marks),
    events: events.map((one) => ({ when: formatShortDay(one.day, s.locale), what: eventText(one, s) })),
    rows: weeks.map(({ week, ...counted }) => [
      s('week', { n: String(weekNumberOf(week)) }),
      cellText(counted.opened, s),
      cellText(counted.kept, s),
      cellText(counted.asked, s),
      String(counted.visited),
    ]),
  };
}

function budgetsView({ budgets, home }: SellerPage, s: SellerTexts): SellerView['budgets'] {
  if (budgets === null || home.price === null) return null;
  const { all, reach, near, below } = budgetSums(home.price, budgets);
  const total = { all: cellText(all, s) };
  const { bars, priceAt, inThousands } = budgetBars(budgets, home.price);
  return {
    said: isShown(reach)
      ? s('budgets.reach', { n: String(reach.shown), ...total })
      : s('budgets.reachFew', total),
    near: isShown(near) ? s('budgets.near', { n: String(near.shown), price: formatPrice(below, s) }) : null,
    bars,
    priceAt,
    price: s('budgets.price', { price: formatPrice(home.price, s) }),
    unit: s(inThousands ? 'budgets.thousands' : 'budgets.euros'),
    rows: budgets.rows.map(({ from, to, searches }, at) => [
      at === budgets.rows.length - 1
        ? s('budgets.more', { from: formatPrice(from, s) })
        : s('budgets.range', { from: formatPrice(from, s), to: formatPrice(to, s) }),
      cellText(searches, s),
    ]),
  };
}

const STEP_ORDER = ['opened', 'kept', 'asked', 'visited'] as const;

function stepsView({ steps, sums, pictures }: SellerPage, s: SellerTexts): SellerView['steps'] {
  const picturesText =
    pictures === null
      ? null
      : [
          s.count('steps.pictures', pictures.own),
          ...(pictures.like === null ? [] : [s('steps.picturesLike', bandWords(pictures.like))]),
        ].join('; ');
  return STEP_ORDER.flatMap((name) => {
    const one = steps.find(({ step }) => step === name);
    if (one === undefined) return [];
    const { own, like } = one;
    // Five questions in a thousand views are not none. Where too little is shown there is no figure; visits are exact.
    const underOne = own === 0 && (name !== 'visited' || sums.visited > 0);
    return {
      question: s(`steps.${name}`),
      note: name === 'opened' ? picturesText : null,
      noteShort: name === 'opened' && pictures?.like != null && pictures.own < pictures.like.from,
      own: own === null ? s('steps.tooLittle') : underOne ? s('steps.underOne') : String(own),
      tooLittle: own === null || underOne,
      beside: own === null || like === null ? s('steps.like') : s(`steps.${besideOf(own, like)}`),
      like: like === null ? s('steps.noBand') : s('steps.band', bandWords(like)),
      marks: stepMarks(one),
    };
  });
}

function viewingsView({ viewings }: SellerPage, now: Date, s: SellerTexts): SellerView['viewings'] {
  return viewings.map(({ at, openHouse, visitors, word }) => ({
    when: `${formatWeekday(at, s.locale)} ${formatShortDay(at, s.locale)}`,
    what: `${formatClock(at, s.locale)}, ${
      openHouse ? s('events.openHouse', { n: String(visitors) }) : s('viewings.viewing')
    }`,
    note: word ?? (Date.parse(at) > now.getTime() ? s('viewings.coming') : null),
  }));
}

const nearView = ({ like }: SellerPage, s: SellerTexts): SellerView['near'] =>
  like.map(({ place, own, area, bedrooms, price, state, days }) => ({
    place: place ?? s('near.own'),
    own,
    facts: [
      ...(area === null ? [] : [formatArea(area, s)]),
      ...(bedrooms === null ? [] : [s.count('near.bedrooms', bedrooms)]),
    ].join(', '),
    price: price === null ? '' : formatPrice(price, s),
    state: [
      ...(own && state === 'offer' ? [] : [s(`near.${state}`)]),
      ...(days === null ? [] : [s.count('near.days', days)]),
    ].join(', '),
  }));

/** The page of a seller at a moment. */
export function toSeller(page: SellerPage, s: SellerTexts, now: Date): SellerView {
  const { home, week, weeks, sums, counted, sentence } = page;
  const last = weeks.at(-1);
  const online = s.count('online', home.days);
  const openedText = (cell: Shown): string =>
    isShown(cell) ? s('opened', { n: String(cell.shown) }) : s('openedFew');
  const heading =
    last === undefined
      ? counted === 'on'
        ? s('first.title')
        : home.place
      : [openedText(last.opened), visitedText(last.visited, sums, s)].join(', ');
  const { likeWeek } = page;
  const beside =
    last === undefined || !isShown(last.opened) || likeWeek === null
      ? null
      : s(`beside.${besideOf(last.opened.shown, likeWeek)}`, bandWords(likeWeek));
  const weeksShown = weeksView(page, s);
  const events = page.events.map((one) => ({
    when: formatShortDay(one.day, s.locale),
    what: eventText(one, s),
  }));
  const today = brusselsDay(now);
  const second = addDays(weekOf(home.since), 7);
  // Counting may have begun later than the home.
  const nextMonday = second < today ? addDays(weekOf(today), 7) : second;
  return {
    home: {
      place: home.place,
      price: home.price === null ? null : formatPrice(home.price, s),
      picture: home.picture,
      offline: home.online ? null : s('offline'),
    },
    kick:
      week === null
        ? s('first.kick', { day: formatDayName(home.since, s.locale) })
        : `${s('kick', { n: String(weekNumberOf(week)), span: spanInWords(week, addDays(week, 6), s.locale) })} · ${online}`,
    heading,
    lead:
      last === undefined && counted === 'on'
        ? s('first.text', { day: formatShortDay(nextMonday, s.locale) })
        : beside,
    sentence,
    figures:
      last === undefined
        ? []
        : [
            ...(['opened', 'kept', 'asked'] as const).map((name) => ({
              value: cellText(last[name], s),
              few: !isShown(last[name]),
              label: s(`labels.${name}`),
              since: sinceText(sums[name], s),
            })),
            {
              value: String(last.visited),
              few: false,
              label: s('labels.visited'),
              since: s('sinceAll', { n: String(sums.visited) }),
            },
          ],
    steps: stepsView(page, s),
    weeks: weeksShown,
    budgets: budgetsView(page, s),
    viewings: viewingsView(page, now, s),
    near: nearView(page, s),
    // Those in the plot stand beneath it already.
    did: weeksShown?.events.length === events.length ? [] : events.toReversed(),
    uncounted: counted === 'on' ? null : s(counted === 'off' ? 'off' : 'ownService'),
    mail: page.mail,
  };
}
