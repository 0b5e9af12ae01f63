import type { Manifest } from '../mail/manifest.ts';
import { WAITED } from '../platform/manifest.ts';
import { leadOperations } from './operations.ts';

declare module '../kinds.ts' {
  interface JournalEvents {
    readonly 'lead.sent_again': true;
    readonly 'lead_key.ended': true;
    readonly 'lead_key.made': true;
  }
}

/** Calls per invocation, three at a time, at most ten seconds each: a minute or two. */
const MOST_LEADS = 30;

/** Calls by which an agency’s own system hears of visitors’ requests (decision 72). */
export const LEADS = {
  name: 'leads',
  operations: leadOperations,
  tables: {
    // For the agency's question whether a lead was sent, and the visitor's question where it went; without their data.
    lead_calls: {
      backup: 'visitors',
      persons: {
        keys: ['visitor_key'],
        texts: ['recipient', 'mail'],
        named: 'delete',
        written: 'created_at',
      },
      retained: [{ days: 'passedOn', gone: "created_at < ? AND state NOT IN ('due', 'sending')" }],
      restored: { state: WAITED },
    },
    lead_keys: { backup: 'agency', persons: null, retained: [{ days: 60, gone: 'ends_at < ?' }] },
  },
  // Before the mails, which replace calls that failed for good.
  cron: {
    leads: async (env, _now, { callLeads }) => {
      await callLeads(env, MOST_LEADS);
    },
  },
} as const satisfies Manifest;
