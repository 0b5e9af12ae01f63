import type { Manifest } from '../mail/manifest.ts';
import { bindingsFor } from '../platform/db/shards.ts';
import { handOutCalendars } from './hand-out.ts';
import { calendarConflict, calendarFailing } from './mails.ts';
import { calendarOperations } from './operations.ts';
import { readCalendar } from './read-calendar.ts';

declare module '../kinds.ts' {
  interface MailData {
    readonly 'calendar-conflict': { readonly calendarId: string; readonly stayId: string };
    readonly 'calendar-failing': { readonly calendarId: string };
  }
  interface WorkData {
    /** Reads another portal's calendar. */
    readonly 'read-calendar': { readonly siteId: string; readonly id: string };
  }
  interface JournalEvents {
    readonly 'calendar.made': true;
    readonly 'calendar.read': true;
    readonly 'calendar.unread': true;
  }
}

/** Calendars that others read, and calendars of other portals that are read. */
export const CALENDARS = {
  name: 'calendars',
  operations: calendarOperations,
  mails: { 'calendar-conflict': calendarConflict, 'calendar-failing': calendarFailing },
  tables: {
    calendar_conflicts: { key: ['calendar_id', 'stay_id'], backup: 'visitors', persons: null },
    // Addresses of portals, and nights.
    read_calendars: { key: ['id'], backup: 'agency', persons: null },
    calendars: { key: ['kind', 'subject_id'], backup: 'agency', persons: null },
  },
  cron: { calendars: (env, now) => handOutCalendars(env.DB, env.WORK, now) },
  work: {
    'read-calendar': async (work, env, now) => {
      await readCalendar((await bindingsFor(env, work.siteId)).DB, work, now);
    },
  },
} as const satisfies Manifest;
