import type { Manifest } from '../mail/manifest.ts';
import { MESSAGE_ANSWERS } from './answer-links.ts';
import { friendRecommendation } from './friend-mail.ts';
import { contactLead } from './lead.ts';
import { contactNotice } from './notice-mail.ts';
import { contactRequestOperations, friendRecommendationOperations } from './operations.ts';
import { contactReceipt } from './receipt-mail.ts';

/** A stored submission, and the origin of the site's links. */
interface OfSubmission {
  readonly submissionId: string;
  readonly origin: string;
}

declare module '../kinds.ts' {
  interface MailData {
    readonly 'contact-notice': OfSubmission;
    readonly 'contact-receipt': OfSubmission;
    readonly friend: OfSubmission;
  }
  interface JournalEvents {
    readonly 'contact.answered': true;
  }
}

/** Questions to agencies, and homes recommended to friends. */
export const CONTACT = {
  name: 'contact',
  operations: [...contactRequestOperations, ...friendRecommendationOperations],
  mails: {
    'contact-notice': contactNotice,
    'contact-receipt': contactReceipt,
    friend: friendRecommendation,
  },
  leads: { contact: contactLead },
  answers: [MESSAGE_ANSWERS],
  tables: {
    submissions: {
      backup: 'visitors',
      persons: {
        keys: ['sender_key', 'recipient_key'],
        texts: ['doc'],
        named: 'blank',
        written: 'created_at',
      },
      retained: [
        { days: 'friend', gone: "kind = 'friend' AND created_at < ?" },
        {
          days: 'contact',
          gone: "kind = 'contact' AND created_at < ?",
          chosen: "r.kind = 'contact' AND r.created_at < ",
        },
      ],
    },
  },
} as const satisfies Manifest;
