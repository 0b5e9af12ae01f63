import { readdir } from 'node:fs/promises';
import { SCREENS, type Screen } from '#domain/routes.ts';
import { Complaint } from './progress.mjs';

/** Folder with an empty file for each screen that axe has examined in a run of the browser tests. */
export const EXAMINED = 'test-results/examined';

/** Addresses without a page of their own look. */
const NO_PAGE: Readonly<Partial<Record<Screen, string>>> = {
  'offer-feed': 'RSS or JSON',
  detail: 'redirects to the home',
  group: 'drawn as a collection',
  'estate-page': 'drawn as a page of blocks',
  'withdraw-valuation': 'drawn as the page that confirms a stay',
};

/** Fails with the screens that axe has not examined in a whole run: a new one has no row in SHOWN_SCREENS and no journey. */
export async function expectAllExamined(): Promise<void> {
  const seen = new Set(await readdir(EXAMINED));
  const missing = SCREENS.filter((screen) => !(screen in NO_PAGE) && !seen.has(screen));
  if (missing.length > 0)
    throw new Complaint(
      `axe has examined no page of ${missing.join(', ')}: open one in tests/support/shown-screens.ts, or in its journey.`,
    );
}
