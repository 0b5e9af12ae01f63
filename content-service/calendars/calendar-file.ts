import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { type MailTexts, mailTexts } from '#locales/mails.ts';
import type { Site } from '#wire/site.ts';
import { estateMailCard, findMailEstates } from '../estates/mail-card.ts';
import { rentalMailCard } from '../estates/rental-mail-card.ts';
import { calendarFeed, eventUid, type FeedEvent } from '../mail/calendar-file.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { WithDatabase } from '../platform/db/shards.ts';
import { originOf } from '../platform/site-origin.ts';
import { type CalendarOf, nameOf } from './addresses.ts';

/** Maximum number of events in a calendar, more than anybody has. */
const MOST_EVENTS = 1_000;
/** Days of the past that it includes. */
const BACK = 30;

interface Scope {
  readonly db: D1Database;
  readonly site: Site;
  readonly origin: string;
  readonly t: MailTexts;
  readonly now: Date;
}

interface ViewingRow {
  readonly id: string;
  readonly estate_id: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly origin: string;
  readonly sequence: number;
  readonly stamp: string;
  readonly state: 'booked' | 'cancelled';
  readonly held: number;
}

/** Viewings of an agent, without expired holds. */
async function viewings(id: string, { db, site, origin, t, now }: Scope): Promise<FeedEvent[]> {
  const at = now.toISOString();
  const { results } = await prepare(db, {
    sql:
      'SELECT id, estate_id, starts_at, ends_at, origin, sequence, state, held_until IS NOT NULL AS held, ' +
      'max(created_at, ifnull(moved_at, created_at), ifnull(cancelled_at, created_at)) AS stamp ' +
      'FROM appointments WHERE site_id = ?1 AND agent_id = ?2 AND starts_at > ?3 ' +
      "AND NOT (held_until IS NOT NULL AND (held_until <= ?4 OR state = 'cancelled')) " +
      'ORDER BY starts_at, id LIMIT ?5',
    params: [site.id, id, new Date(now.getTime() - BACK * 86_400_000).toISOString(), at, MOST_EVENTS],
  }).all<ViewingRow>();
  const homes = await findMailEstates(db, site, [...new Set(results.map(({ estate_id }) => estate_id))]);
  return results.map((row) => {
    const home = homes.get(row.estate_id);
    const card = home && estateMailCard(home, { origin, t });
    const gone = row.state === 'cancelled';
    return {
      uid: eventUid(row.id, row.origin),
      sequence: row.sequence + (gone ? 1 : 0),
      stamp: new Date(row.stamp),
      start: new Date(row.starts_at),
      end: new Date(row.ends_at),
      summary: t('appointments.event', { estate: card?.title ?? t('estate') }),
      description: '',
      location: card?.place ?? '',
      url: card?.href ?? null,
      status: gone ? 'CANCELLED' : row.held === 1 ? 'TENTATIVE' : 'CONFIRMED',
    };
  });
}

interface StayRow {
  readonly id: string;
  readonly from_day: string;
  readonly to_day: string;
  readonly state: 'requested' | 'confirmed' | 'blocked' | 'released';
  readonly stamp: string;
}

/**
 * Nights of a unit that are taken here. Nights read from another portal's calendar are left out: sent back to
 * that portal, they would never become free again. Cancelled stays are listed as cancelled only if they had
 * been confirmed.
 */
async function nights(id: string, { db, site, origin, t, now }: Scope): Promise<FeedEvent[]> {
  const { results } = await prepare(db, {
    sql:
      'SELECT id, from_day, to_day, state, max(created_at, ifnull(answered_at, created_at)) AS stamp FROM stays ' +
      'WHERE site_id = ?1 AND unit_id = ?2 AND elsewhere = 0 AND to_day > ?3 ' +
      "AND (state <> 'released' OR answer = 'cancelled') AND (held_until IS NULL OR held_until > ?4) " +
      'ORDER BY from_day, id LIMIT ?5',
    params: [site.id, id, addDays(brusselsDay(now), -BACK), now.toISOString(), MOST_EVENTS],
  }).all<StayRow>();
  const { title, place, href } = await rentalMailCard(db, site.id, id, { origin, t });
  return results.map(({ id: stay, from_day, to_day, state, stamp }) => ({
    uid: eventUid(stay, origin),
    sequence: state === 'released' ? 1 : 0,
    stamp: new Date(stamp),
    start: from_day,
    // Nights: the day of departure is free.
    end: to_day,
    summary: t(state === 'requested' ? 'calendars.asked' : 'calendars.taken', { unit: title }),
    description: '',
    location: place,
    url: href,
    status: state === 'released' ? 'CANCELLED' : state === 'requested' ? 'TENTATIVE' : 'CONFIRMED',
  }));
}

/** A calendar file; it contains no data of visitors. Null when the owner no longer exists. */
export async function calendarFileOf(
  site: Site,
  of: CalendarOf,
  env: Pick<WithDatabase, 'DB' | 'PUBLIC_ORIGIN_TEMPLATE' | 'PREVIEW_DOMAIN'>,
  now: Date,
): Promise<string | null> {
  const name = await nameOf(env.DB, site.id, of);
  if (name === null) return null;
  const t = mailTexts(site.defaultLocale, site.settings.figures);
  const scope: Scope = { db: env.DB, site, origin: originOf(site, null, env), t, now };
  const events = await (of.kind === 'person' ? viewings(of.id, scope) : nights(of.id, scope));
  const title = of.kind === 'person' ? name : (await rentalMailCard(env.DB, site.id, of.id, scope)).title;
  return calendarFeed(`${title}, ${site.name}`, events);
}
