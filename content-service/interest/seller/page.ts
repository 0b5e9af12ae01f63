/** The seller's page as it is answered: everything about visitors as cells, of closed weeks alone. */
import { budgetsAround } from '#domain/interest/budgets.ts';
import { shownOf, sumOfShown } from '#domain/interest/few.ts';
import { bandOf } from '#domain/interest/like.ts';
import { bandsOf, type ShownWeek, STEPS, stepOf } from '#domain/interest/steps.ts';
import { closedWeeks, weekOf } from '#domain/interest/weeks.ts';
import { addDays, nightCount } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { personOfAddress } from '#domain/team/looks-after.ts';
import { mailTexts } from '#locales/mails.ts';
import type { SellerPage } from '#wire/seller.ts';
import type { Site } from '#wire/site.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { findService } from '../../platform/own-services.ts';
import { type CountedHome, type HomeWeek, weeksOfHome, weeksOfSite } from '../counts/weeks.ts';
import { estateFacts, type HomeFacts, likeHomes, rentalFacts } from './homes.ts';
import { nearest } from './near.ts';
import { type Viewing, viewingsOf } from './viewings.ts';
import { type SellerWindow, sentenceOn, wordsOf } from './windows.ts';

/** The highest budgets of searches that match an estate but for its price, euros. */
export type BudgetsFor = (db: D1Database, site: Site, estateId: string) => Promise<readonly number[]>;

interface Given {
  readonly db: D1Database;
  readonly site: Site;
  readonly now: Date;
  readonly budgetsFor: BudgetsFor;
}

/** Most weeks that are shown, and most that are compared with like homes: half a year. */
const MOST_WEEKS = 52;
const COMPARED_WEEKS = 26;
/** Days from now on for which viewings are named. */
const LATER_DAYS = 14;
const DAY = 86_400_000;

/** A week as it may be shown to a seller. */
const shownWeek = (week: HomeWeek): ShownWeek => ({
  opened: shownOf(week.opened),
  kept: shownOf(week.kept),
  asked: shownOf(week.questions),
  visited: week.visits,
});

/** What is counted of a site's homes, if anything. */
export async function countedOf(db: D1Database, site: Site): Promise<SellerPage['counted']> {
  if (site.settings.interest === 'off') return 'off';
  return (await findService(db, site.id))?.scope === 'full' ? 'own-service' : 'on';
}

const of = (counted: readonly CountedHome[], { ids }: HomeFacts): readonly HomeWeek[] =>
  counted.find(({ kind, id }) => kind === 'estate' && id === ids[0])?.weeks ?? [];

/** How homes like it fared: the bands of the steps, and of the week in which they were on line as long. */
function beside(like: readonly HomeFacts[], counted: readonly CountedHome[], ordinal: number) {
  const weeks = like.map((home) => of(counted, home).map(shownWeek));
  const sameWeek = like.map((home) => {
    if (home.since === null) return null;
    const wanted = addDays(weekOf(home.since), 7 * (ordinal - 1));
    const week = of(counted, home).find((one) => one.week === wanted);
    const cell = week === undefined ? null : shownWeek(week).opened;
    return cell !== null && 'shown' in cell ? cell.shown : null;
  });
  return {
    bands: bandsOf(weeks),
    likeWeek: ordinal < 1 ? null : bandOf(sameWeek),
  };
}

type Event = SellerPage['events'][number];

/** What happened to the home, oldest first. Mails are told by week, and only where they may be shown. */
function eventsOf(
  facts: Pick<HomeFacts, 'priced'>,
  since: string,
  weeks: readonly HomeWeek[],
  viewings: readonly Viewing[],
  now: Date,
): Event[] {
  const sent = weeks.flatMap(({ week, sent: mails }): Event[] => {
    const cell = shownOf(mails);
    const day = week < since ? since : week;
    return 'shown' in cell ? [{ day, event: 'alert', number: cell.shown }] : [];
  });
  const priced = facts.priced.map(
    ({ day, before, after }): Event => ({
      day,
      event: after < before ? 'lowered' : 'raised',
      number: after,
    }),
  );
  const houses = viewings
    .filter(({ openHouse, at }) => openHouse && at < now.toISOString())
    .map(
      ({ at, visitors }): Event => ({ day: brusselsDay(new Date(at)), event: 'openHouse', number: visitors }),
    );
  return [{ day: since, event: 'online', number: null } as const, ...sent, ...priced, ...houses].toSorted(
    (a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)),
  );
}

/** The sentence with the name and the telephone of its writer; one who is gone leaves it to the agency. */
async function sentenceOf(
  window: SellerWindow,
  today: string,
  { db, site }: Given,
): Promise<SellerPage['sentence']> {
  const said = sentenceOn(window, today);
  if (said === null) return null;
  const writer = await prepare(db, {
    sql: 'SELECT name, email FROM staff WHERE site_id = ? AND id = ? AND removed_at IS NULL',
    params: [site.id, window.sentence_by],
  }).first<{ readonly name: string; readonly email: string }>();
  const { person, office } = personOfAddress(site.settings.team, writer?.email);
  return {
    text: said.text,
    name: writer?.name ?? site.name,
    phone: person?.mobile ?? person?.phone ?? office?.phone ?? site.settings.contact.phone ?? null,
  };
}

/** The page of a seller's window; null for a home that is no longer stored. */
export async function sellerPage(window: SellerWindow, given: Given): Promise<SellerPage | null> {
  const { db, site, now, budgetsFor } = given;
  const { locale, kind, home } = window;
  const today = brusselsDay(now);
  const span = { from: addDays(weekOf(today), -7 * COMPARED_WEEKS), to: addDays(weekOf(today), -7) };
  const [estate, rental, counted] = await Promise.all([
    kind === 'estate' ? estateFacts(db, site, home, locale) : null,
    kind === 'rental' ? rentalFacts(db, site, home, mailTexts(locale, site.settings.figures)) : null,
    countedOf(db, site),
  ]);
  const facts = estate ?? rental;
  if (facts === null) return null;
  const made = brusselsDay(new Date(window.made_at));
  const since = [estate?.since, estate?.published, made].find((day) => day != null && day <= today) ?? made;
  const isCounted = counted === 'on';
  const [like, others] = await Promise.all([
    estate === null ? [] : likeHomes(db, site, estate, locale),
    isCounted ? weeksOfSite(db, site.id, span) : [],
  ]);
  const earliest = addDays(weekOf(today), -7 * MOST_WEEKS);
  const from = since < earliest ? earliest : since;
  const [own, viewings, budgets, sentence] = await Promise.all([
    isCounted ? weeksOfHome(db, site.id, { kind, id: facts.ids[0] ?? home, from, to: today }) : [],
    viewingsOf(db, site.id, facts.ids, {
      from: `${since}T00:00:00.000Z`,
      to: new Date(now.getTime() + LATER_DAYS * DAY).toISOString(),
    }),
    estate === null || estate.price === null || !estate.online
      ? []
      : budgetsFor(db, site, estate.ids[0] ?? home),
    sentenceOf(window, today, given),
  ]);
  const cells = own.map((one) => ({ week: one.week, ...shownWeek(one) }));
  const compared = cells.slice(-COMPARED_WEEKS);
  const last = own.at(-1)?.week ?? null;
  const ordinal = last === null ? 0 : closedWeeks(addDays(last, 7), since).length;
  const { bands, likeWeek } = beside(like, others, ordinal);
  const words = wordsOf(window);
  return {
    locale,
    home: {
      kind,
      place: facts.ownPlace,
      price: estate?.price ?? null,
      picture: facts.picture,
      online: facts.online,
      since,
      days: nightCount(since, today),
    },
    counted,
    week: last,
    sentence,
    weeks: cells,
    sums: {
      opened: sumOfShown(cells.map(({ opened }) => opened)),
      kept: sumOfShown(cells.map((one) => one.kept)),
      asked: sumOfShown(cells.map(({ asked }) => asked)),
      visited: cells.reduce((sum, { visited }) => sum + visited, 0),
    },
    steps:
      kind === 'rental' || cells.length === 0
        ? []
        : STEPS.map((step) => ({ step, own: stepOf(step, compared), like: bands.get(step) ?? null })),
    pictures:
      estate === null || estate.pictures === 0
        ? null
        : { own: estate.pictures, like: bandOf(like.map(({ pictures }) => pictures)) },
    likeWeek,
    events: eventsOf({ priced: estate?.priced ?? [] }, since, own, viewings, now),
    budgets: estate?.price == null ? null : mutable(budgetsAround(estate.price, budgets)),
    viewings: viewings.map(({ at, openHouse, visitors }) => ({
      at,
      openHouse,
      visitors,
      word: words.get(at) ?? null,
    })),
    like: estate === null ? [] : nearest(estate, like, today, since),
    mail: window.email === null ? null : window.rhythm,
  };
}

/** The same rows in a list of its own, as answers have them. */
const mutable = (budgets: ReturnType<typeof budgetsAround>): SellerPage['budgets'] =>
  budgets && { step: budgets.step, rows: [...budgets.rows] };
