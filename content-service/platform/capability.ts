import { answerLinkOperations } from './answering/operations.ts';
import { tellChanged } from './changed-sites.ts';
import { createLog } from './log.ts';
import type { BaseManifest } from './manifest.ts';
import { severalOperations } from './operation/several.ts';

/** What several capabilities use. */
export const PLATFORM = {
  name: 'platform',
  operations: ({ answers }) => [...severalOperations, ...answerLinkOperations(answers)],
  tables: {
    changed_sites: { key: ['site_id'], backup: 'passing', persons: null },
    case_numbers: { key: ['number'], backup: 'visitors', persons: null },
    idempotent_answers: {
      key: ['key'],
      backup: 'passing',
      persons: { texts: ['answer'], named: 'delete', written: 'created_at' },
      retained: [{ days: 'answer', gone: 'created_at < ?' }],
    },
    confirmed_addresses: {
      key: ['email_key'],
      backup: 'visitors',
      persons: { keys: ['email_key'], named: 'delete', written: 'confirmed_at' },
      retained: [{ days: 'confirmedAddress', gone: 'confirmed_at < ?' }],
    },
    mailed_tokens: {
      key: ['hash'],
      backup: 'visitors',
      persons: { keys: ['email_key'], named: 'delete', written: 'created_at' },
      retained: [{ days: 'mailedLink', gone: 'created_at < ?' }],
    },
    // Kept so that a late click shows what happened to the case.
    answer_links: {
      key: ['hash'],
      backup: 'visitors',
      persons: { texts: ['mailed_to'], named: 'delete', written: 'created_at' },
      retained: [{ days: 365, gone: 'expires_at < ?' }],
    },
    // A keyed hash of a network, for a day.
    network_uses: {
      backup: 'passing',
      persons: null,
      retained: [{ days: 'network', gone: 'created_at < ?' }],
    },
    limits: { key: ['name'], backup: 'agency', persons: null },
  },
  cron: {
    // Content versions of changes whose call ended before writing them.
    versions: async (env) => {
      await tellChanged(env, createLog());
    },
  },
} as const satisfies BaseManifest;
