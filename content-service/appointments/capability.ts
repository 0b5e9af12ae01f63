import type { Manifest } from '../mail/manifest.ts';
import { prepare } from '../platform/db/prepare.ts';
import { APPOINTMENT_ANSWERS } from './answer-links.ts';
import { appointmentAnswerOperations } from './answer-operations.ts';
import { appointmentBooked } from './booked-mail.ts';
import { appointmentCancelled } from './cancelled-mail.ts';
import { closureOperations } from './closures/operations.ts';
import { STAFF_AGENDA } from './closures/staff-agenda.ts';
import { appointmentHeld } from './held-mail.ts';
import { viewingLead } from './lead.ts';
import { appointmentMoved } from './move/moved-mail.ts';
import { liveAgendaOperations } from './operations.ts';
import { remind } from './reminder/remind.ts';
import { appointmentReminder } from './reminder/reminder-mail.ts';
import { releaseStatement } from './statements.ts';

/** `to`: `former` is the agent before a move, which `sequence` numbers. */
interface Sent<To extends string> {
  readonly appointmentId: string;
  readonly to: To;
}

declare module '../kinds.ts' {
  interface MailData {
    readonly 'appointment-held': { readonly appointmentId: string };
    readonly 'appointment-booked': Sent<'visitor' | 'agent'>;
    readonly 'appointment-cancelled': Sent<'visitor' | 'agent'>;
    readonly 'appointment-moved': Sent<'visitor' | 'agent' | 'former'> & { readonly sequence: number };
    readonly 'appointment-reminder': { readonly appointmentId: string; readonly sequence: number };
  }
  interface JournalEvents {
    readonly 'agenda.closed': true;
    readonly 'agenda.open_house_ended': true;
    readonly 'agenda.open_house_set': true;
    readonly 'agenda.opened': true;
    readonly 'appointment.answered': true;
    readonly 'appointment.moved': true;
  }
}

/** Viewings by appointment, and open-house days. */
export const APPOINTMENTS = {
  name: 'appointments',
  operations: [...liveAgendaOperations, ...appointmentAnswerOperations, ...closureOperations],
  mails: {
    'appointment-held': appointmentHeld,
    'appointment-booked': appointmentBooked,
    'appointment-cancelled': appointmentCancelled,
    'appointment-moved': appointmentMoved,
    'appointment-reminder': appointmentReminder,
  },
  leads: { viewing: viewingLead },
  answers: [APPOINTMENT_ANSWERS],
  offers: { agenda: STAFF_AGENDA },
  tables: {
    appointment_moves: {
      key: ['appointment_id', 'sequence'],
      backup: 'visitors',
      persons: { texts: ['word'], named: 'blank', written: 'moved_at' },
    },
    appointment_links: { key: ['hash'], backup: 'visitors', persons: null },
    // A viewing ends on the day on which it begins; the index is by its start.
    appointments: {
      backup: 'visitors',
      persons: {
        keys: ['email_key'],
        texts: ['doc', 'word'],
        named: 'blank',
        written: 'created_at',
        standing: "state = 'booked' AND ends_at >= ?",
      },
      retained: [
        { days: 'viewing', gone: 'ends_at < ?', chosen: 'r.starts_at < ' },
        { days: 'heldViewing', gone: 'held_until < ?' },
      ],
    },
    // Past closures.
    agenda_closures: {
      key: ['id'],
      backup: 'agency',
      persons: null,
      retained: [{ days: 30, gone: 'ends_at < ?' }],
    },
    open_houses: {
      key: ['id'],
      backup: 'agency',
      persons: null,
      retained: [{ days: 30, gone: 'ends_at < ?' }],
    },
    agendas: { backup: 'agency', persons: { texts: ['doc'], named: 'content' } },
  },
  cron: {
    // Expired holds; no mail is sent, since their addresses are unconfirmed.
    heldViewings: async ({ DB }, now) => {
      await prepare(DB, releaseStatement(now)).run();
    },
    reminders: (env, now) => remind(env.DB, now),
  },
} as const satisfies Manifest;
