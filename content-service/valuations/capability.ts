import type { Manifest } from '../mail/manifest.ts';
import { VALUATION_ANSWERS } from './answer-links.ts';
import { valuationLead } from './lead.ts';
import { valuationNotice } from './notice-mail.ts';
import { valuationOperations } from './operations.ts';
import { valuationReceipt } from './receipt-mail.ts';
import { valuationWithdrawn } from './withdrawn-mail.ts';

declare module '../kinds.ts' {
  interface MailData {
    readonly 'valuation-notice': { readonly valuationId: string };
    readonly 'valuation-receipt': { readonly valuationId: string };
    readonly 'valuation-withdrawn': { readonly valuationId: string };
  }
  interface JournalEvents {
    readonly 'valuation.answered': true;
  }
}

/** Requests to say what a home is worth. */
export const VALUATIONS = {
  name: 'valuations',
  operations: valuationOperations,
  mails: {
    'valuation-notice': valuationNotice,
    'valuation-receipt': valuationReceipt,
    'valuation-withdrawn': valuationWithdrawn,
  },
  leads: { valuation: valuationLead },
  answers: [VALUATION_ANSWERS],
  tables: {
    valuation_links: { key: ['hash'], backup: 'visitors', persons: null },
    valuations: {
      backup: 'visitors',
      persons: { keys: ['sender_key'], texts: ['doc'], named: 'blank', written: 'created_at' },
      retained: [{ days: 'valuation', gone: 'created_at < ?', chosen: 'r.created_at < ' }],
    },
  },
} as const satisfies Manifest;
