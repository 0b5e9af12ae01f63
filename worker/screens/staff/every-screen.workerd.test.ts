/** The HTML of every screen of the staff, in every language: what holds for each page of a site holds for these. */
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import { STAFF_RIGHTS } from '#wire/staff.ts';
import { expectWholePage } from '../../testing/whole-page.ts';
import { COOKIE } from './testing/desk-bench.ts';
import { staffBench } from './testing/staff-bench.ts';
import { STAFF_PARAMS, STAFF_SCREENS } from './testing/staff-screens.ts';

const Cookie = COOKIE;
/** The browser that asked for the link, without which `staff-enter` says only to ask for another one. */
const asked = `__Host-gevel-asked=${'b'.repeat(43)}`;

describe.each(STAFF_SCREENS)('%s', (screen) => {
  it.each(LOCALES)('is a whole page in %s', async (locale) => {
    const headers = { Cookie: `${Cookie}; ${asked}` };
    const answer = await staffBench(STAFF_RIGHTS)(pathTo(screen, locale, STAFF_PARAMS[screen]), { headers });
    expect(answer.status).toBe(200);
    expectWholePage(await answer.text(), locale, 'homes|people|written|pictures|deeds|site');
  });
});
