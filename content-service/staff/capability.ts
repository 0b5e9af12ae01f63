import { STAFF_DAYS } from '#domain/rules/retention.ts';
import type { Manifest } from '../mail/manifest.ts';
import { type Invitation, invitationMail } from './invitation.ts';
import { staffOperations } from './operations.ts';
import { signInMail } from './sign-in-mail.ts';

declare module '../kinds.ts' {
  interface MailData {
    readonly 'staff-sign-in': { readonly signInId: string };
    readonly 'staff-invitation': Invitation;
  }
  interface JournalEvents {
    readonly 'staff.added': true;
    readonly 'staff.changed': true;
    readonly 'staff.removed': true;
    readonly 'staff.signed_in': true;
    readonly 'staff.signed_out': true;
  }
}

/** People who answer for an agency, and how they sign in. */
export const STAFF = {
  name: 'staff',
  operations: ({ answers, agenda }) => staffOperations(answers, agenda),
  mails: { 'staff-sign-in': signInMail, 'staff-invitation': invitationMail },
  tables: {
    // The sender is a keyed hash of a network, not of an address. Limits look back an hour.
    staff_asks: {
      backup: 'passing',
      persons: { keys: ['email_key', 'sender_key'], named: 'delete', written: 'created_at' },
      retained: [{ days: STAFF_DAYS.asked, gone: 'created_at < ?' }],
    },
    staff_sign_ins: {
      key: ['id'],
      backup: 'passing',
      persons: null,
      retained: [{ days: 1, gone: 'expires_at < ?' }],
    },
    staff_sessions: {
      key: ['hash'],
      backup: 'passing',
      persons: null,
      retained: [{ days: 0, gone: 'expires_at < ?' }],
    },
    // Reported and kept, until `gevel staff remove` removes their address; as long as the journal refers to their actions.
    staff: {
      key: ['id'],
      backup: 'agency',
      persons: { keys: ['email_key'], texts: ['email'], named: 'content' },
      retained: [{ days: 400, gone: 'removed_at < ?' }],
    },
  },
} as const satisfies Manifest;
