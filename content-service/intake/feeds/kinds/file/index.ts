import * as z from 'zod';
import { type Ask, FeedFault, type FeedKind, type Listed, type Mapped } from '../../kind.ts';

const SettingsSchema = z.strictObject({
  address: z.url({ protocol: /^https?$/ }).max(500),
  format: z.enum(['ndjson']),
});

/** Homes in a page. */
const PAGE = 200;

/** The lines of a file that are records. */
function* linesOf(text: string): Iterable<string> {
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    if (trimmed !== '') yield trimmed;
  }
}
void linesOf;
void PAGE;
void FeedFault;

/** A file at an address. */
export const file: FeedKind = {
  name: 'file',
  settings: SettingsSchema,
  secrets: null,
  account: null,
  incremental: false,
  mapping: 1,
  pictureHosts: () => [],
  list: (_ask: Ask) => Promise.resolve({ homes: [] as Listed[], next: null }),
  fetch: () => Promise.resolve(new Map()),
  map: (): Mapped => ({ kind: 'refused', field: '', reason: '' }),
};
