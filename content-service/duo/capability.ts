import type { Manifest } from '../mail/manifest.ts';
import { duoOperations } from './operations.ts';

/** Lists from which two people choose together. */
export const DUO = {
  name: 'duo',
  operations: duoOperations,
  tables: {
    duo_marks: {
      key: ['list_id', 'home', 'person'],
      backup: 'visitors',
      persons: { texts: ['note'], named: 'blank', written: "ifnull(noted_at, '')" },
    },
    duo_homes: { key: ['list_id', 'home'], backup: 'visitors', persons: null },
    duo_people: {
      key: ['list_id', 'person'],
      backup: 'visitors',
      persons: { texts: ['name'], named: 'blank', written: 'named_at' },
    },
    duo_lists: {
      key: ['id'],
      backup: 'visitors',
      persons: null,
      retained: [{ days: 'duo', gone: 'used_on < ?' }],
    },
  },
} as const satisfies Manifest;
