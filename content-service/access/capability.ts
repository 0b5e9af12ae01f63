import { STAFF_DAYS } from '#domain/rules/retention.ts';
import type { Manifest } from '../mail/manifest.ts';
import { JOURNAL_RAISED } from '../platform/manifest.ts';
import { accessOperations } from './operations.ts';

declare module '../kinds.ts' {
  interface JournalEvents {
    readonly 'token.made': true;
    readonly 'token.revoked': true;
  }
}

/** Tokens of callers, and the journal of what they did. */
export const ACCESS = {
  name: 'access',
  operations: accessOperations,
  tables: {
    // As long as the journal refers to them.
    tokens: {
      key: ['id'],
      backup: 'agency',
      persons: null,
      retained: [{ days: 400, gone: 'revoked_at < ?' }],
    },
    // A year to look back on; it refers to tokens. What was typed into a home may name an address.
    journal: {
      backup: 'agency',
      persons: { texts: ['what'], named: 'blank', written: 'at' },
      retained: [{ days: STAFF_DAYS.journal, gone: 'at < ?' }],
      raised: { seq: `given.seq + ${JOURNAL_RAISED}` },
    },
  },
} as const satisfies Manifest;
