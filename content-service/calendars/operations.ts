import * as z from 'zod';
import {
  CalendarAddressSchema,
  CalendarFileSchema,
  CalendarListSchema,
  CalendarRequestSchema,
  ReadCalendarRequestSchema,
  ReadCalendarSchema,
} from '#wire/calendars.ts';
import { prepare } from '../platform/db/prepare.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { journalOfChange } from '../platform/journal.ts';
import { onSite } from '../platform/on-site.ts';
import { operation } from '../platform/operation/operation.ts';
import { SiteParams, SlugSchema } from '../platform/operation/params.ts';
import { findSite } from '../platform/sites.ts';
import { calendarAddress, calendarOfToken, listCalendars } from './addresses.ts';
import { calendarFileOf } from './calendar-file.ts';
import {
  listReadCalendars,
  type ReadCalendarRow,
  readCalendarsStatement,
  readCalendarView,
  readFrom,
  unreadStatement,
} from './reading.ts';
import { retakeStatements } from './retake.ts';

const TokenParams = SiteParams.extend({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'not a token') });
const ReadParams = SiteParams.extend({ id: z.string().regex(/^[0-9a-f]{16}$/, 'not a calendar') });

/** Operations for calendars of agents and units, and for those of other portals (decision 84). */
export const calendarOperations = [
  operation({
    id: 'listCalendars',
    summary:
      'The shared calendars with a secret address, and the calendars of other portals that are read, with their state.',
    role: 'operate',
    method: 'get',
    path: '/sites/{siteId}/calendars',
    params: SiteParams,
    answer: { kind: 'json', name: 'CalendarList', schema: CalendarListSchema },
    run: async ({ params: { siteId } }, { env: { DB } }) => {
      const [published, read] = await onSite(
        DB,
        siteId,
        Promise.all([listCalendars(DB, siteId), listReadCalendars(DB, siteId)]),
      );
      return { told: [...published], read };
    },
  }),
  operation({
    // Not idempotent by key: the stored answer would contain the secret. A repeated call gives the same
    // address.
    id: 'makeCalendar',
    summary:
      'The secret address of the calendar of an agent or a rental unit: the same each time, or a new ' +
      'one with `renew`, after which the old one stops working. The calendar names no visitor.',
    role: 'operate',
    method: 'post',
    path: '/sites/{siteId}/calendars',
    params: SiteParams,
    body: { name: 'CalendarRequest', schema: CalendarRequestSchema },
    answer: { kind: 'json', name: 'CalendarAddress', schema: CalendarAddressSchema },
    run: async ({ params: { siteId }, body: { renew = false, ...of } }, { env, caller, now }) => {
      const site = await findSite(env.DB, siteId);
      if (site === null) throw notFound('site');
      return calendarAddress(site, of, { env, who: caller.who, now, renew });
    },
  }),
  operation({
    id: 'getCalendar',
    summary: 'A calendar by the token of its address, as a file (RFC 5545).',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/calendars/{token}',
    params: TokenParams,
    answer: { kind: 'json', name: 'CalendarFile', schema: CalendarFileSchema },
    run: async ({ params: { siteId, token } }, { env, now }) => {
      const [site, of] = await Promise.all([
        findSite(env.DB, siteId),
        calendarOfToken(env.DB, siteId, token),
      ]);
      const file = site === null || of === null ? null : await calendarFileOf(site, of, env, now);
      if (file === null) throw notFound('calendar');
      return { file };
    },
  }),
  operation({
    id: 'readCalendarOf',
    summary:
      'Reads the calendar of another portal for a unit from now on: its nights count as taken. Only https at a ' +
      'public hostname. A repeated call gives the same answer.',
    role: 'operate',
    method: 'post',
    path: '/sites/{siteId}/rental-units/{id}/calendars',
    params: SiteParams.extend({ id: SlugSchema }),
    body: { name: 'ReadCalendarRequest', schema: ReadCalendarRequestSchema },
    answer: { kind: 'json', name: 'ReadCalendar', schema: ReadCalendarSchema },
    run: async ({ params: { siteId, id: unitId }, body: { address } }, { env: { DB }, caller, now }) => {
      const { id, statement } = readFrom(siteId, unitId, address, now);
      const event = { siteId, who: caller.who, deed: 'calendar.read', what: id, count: 1 } as const;
      const batch = [statement, journalOfChange(event, now), readCalendarsStatement(siteId, id)];
      const results = await DB.batch<ReadCalendarRow>(batch.map((one) => prepare(DB, one)));
      const row = results.at(-1)?.results[0];
      if (row === undefined) throw notFound('rental unit');
      return readCalendarView(row);
    },
  }),
  operation({
    id: 'endReadCalendar',
    summary: 'Stops reading the calendar of another portal; nights taken only by it are free again.',
    role: 'operate',
    method: 'delete',
    path: '/sites/{siteId}/read-calendars/{id}',
    params: ReadParams,
    answer: { kind: 'none' },
    run: async ({ params: { siteId, id } }, { env: { DB }, caller, now }) => {
      const [calendar] = await listReadCalendars(DB, siteId, id);
      if (calendar === undefined) throw notFound('calendar');
      const event = { siteId, who: caller.who, deed: 'calendar.unread', what: id, count: 1 } as const;
      // Its nights become free, except those that another calendar takes.
      const statements = [
        unreadStatement(siteId, id),
        journalOfChange(event, now),
        ...retakeStatements(siteId, calendar.unitId),
      ];
      const [ended] = await DB.batch(statements.map((one) => prepare(DB, one)));
      if (ended?.meta.changes === 0) throw notFound('calendar');
      return null;
    },
  }),
];
