/** Every screen of the staff, in German, whose words are longest: axe, six windows, and targets that a finger hits. */
import type { Page } from '@playwright/test';
import { pathTo, type RouteParams } from '#domain/routes.ts';
import { addDays } from '#domain/stays/day.ts';
import { STAFF_RIGHTS } from '#wire/staff.ts';
import {
  STAFF_PARAMS,
  STAFF_SCREENS,
  type StaffScreen,
} from '#worker/screens/staff/testing/staff-screens.ts';
import { faultsOn } from '../support/axe.ts';
import { coveredEndOf } from '../support/covered-end.ts';
import { closeFiguresWeek, FIGURES_WEEK } from '../support/figures-week.ts';
import { expect, settled, test } from '../support/fixtures.ts';
import { looks } from '../support/looks.ts';
import { lostEdgesOn } from '../support/lost-edges.ts';
import { lostRingsOn } from '../support/lost-rings.ts';
import { at } from '../support/sites.ts';
import { lookAt, narrowest, offGutterOn, wideOn } from '../support/six-sizes.ts';
import { smallTargetsOn } from '../support/small-targets.ts';
import type { SplitSite } from '../support/split-site.ts';
import { signInAs } from '../support/staff-session.ts';
import { textFaultsOn } from '../support/text-faults.ts';
import { cutValuesOn, lostBeforeOn } from '../support/whole-fields.ts';

const SITE = 'duinzicht';
const HOME = '8801';
const MODES = ['light', 'dark'] as const;
const WIDTHS = [320, 360, 390, 768, 1280, 1440] as const;
/** Up to here, words have no room to spare. */
const NARROW = 360;
/** The telephone, on which what is written is read whole. */
const PHONE = 390;

/** A home of this test alone, with a draft; a message that waits for an answer of somebody with a long address. */
async function fill(split: SplitSite, session: string): Promise<string> {
  await split.content.offer(SITE, {
    general: {
      id: HOME,
      headType: { id: 3 },
      transaction: { id: 1 },
      title: { nl: 'Villa' },
      price: { value: 500_000 },
      address: {
        visible: true,
        street: { nl: 'Duinlaan' },
        number: '8',
        city: { zip: '8300', name: { nl: 'Knokke' } },
      },
    },
  });
  const of = { session, kind: 'estate', home: HOME };
  const drafts = await split.content.rows(
    'SELECT 1 FROM home_drafts WHERE site_id = ? AND home = ?',
    SITE,
    HOME,
  );
  if (drafts.length === 0)
    await split.content.ask(`/sites/${SITE}/staff/home/draft`, {
      ...of,
      fields: [{ field: 'estate.general.title.nl', value: 'Villa met tuin', seen: 'Villa' }],
    });
  const found = () =>
    split.content.rows<{ id: string }>(
      "SELECT id FROM submissions WHERE site_id = ? AND doc ->> '$.email' = ?",
      SITE,
      `screens.${split.port}@example.com`,
    );
  const [known] = await found();
  if (known !== undefined) return known.id;
  await split.content.ask(`/sites/${SITE}/contact-requests`, {
    kind: 'general',
    firstname: 'Marijke',
    lastname: 'De Wit',
    email: `screens.${split.port}@example.com`,
    message: 'Past een camper in de garage?',
    locale: 'nl',
    consent: true,
  });
  const [sent] = await found();
  const id = sent?.id ?? '';
  // A week is closed, with a question in it that was mailed to an address longer than a phone's column.
  await closeFiguresWeek(split.content, SITE, HOME);
  await split.content.rows(
    'UPDATE submissions SET created_at = ? WHERE site_id = ? AND id = ?',
    `${addDays(FIGURES_WEEK, 2)}T10:00:00.000Z`,
    SITE,
    id,
  );
  await split.content.rows(
    'INSERT INTO answer_links (site_id, hash, kind, subject_id, deed, mail_id, mailed_to, created_at, expires_at) ' +
      "VALUES (?1, ?2, 'contact', ?2, 'answered', 'none', ?3, '2100-01-01', '2100-01-02')",
    SITE,
    id,
    'maximiliaan.vandenbroucke-dewaele@immobilien-an-der-see.example',
  );
  return id;
}

/** What does not fit its window, by its width: a page that scrolls sideways or leaves its gutters, what begins before the window, and torn or cut words. */
async function misfits(page: Page, screen: StaffScreen): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of narrowest(WIDTHS, 3)) {
    await page.setViewportSize({ width, height: 844 });
    const faults = [
      ...(await wideOn(page)),
      ...(await lostBeforeOn(page)),
      ...(width === PHONE ? await cutValuesOn(page) : []),
      // A look is the visitors' page, whose bands go from edge to edge.
      ...(screen === 'staff-page-look' ? [] : await offGutterOn(page)),
      ...(width <= NARROW ? await textFaultsOn(page, { sums: true }) : []),
    ];
    found.push(...faults.map((one) => `${width} px, ${one}`));
    for (const mode of MODES) await lookAt(page, screen, width, mode);
  }
  return found;
}

for (const [row, screen] of STAFF_SCREENS.entries()) {
  test(`${screen}: passes axe in light and dark, fits six windows, and a finger hits each target`, async ({
    page,
    context,
    split,
  }) => {
    test.setTimeout(180_000);
    const { secret } = await signInAs(context, split, { who: `screens.${row}`, rights: STAFF_RIGHTS });
    const message = await fill(split, secret);
    if (screen === 'staff-sign-in') await context.clearCookies();
    const own: Partial<Record<StaffScreen, RouteParams>> = {
      'staff-case': { id: message },
      'staff-site-part': { id: 'lippenslaan' },
    };
    const given = STAFF_PARAMS[screen];
    const params = { ...given, ...(given.kind === 'estate' ? { id: HOME } : own[screen]) };
    await page.setViewportSize({ width: 390, height: 844 });
    const [mode, ...otherModes] = looks(MODES, row);
    await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
    const answer = await page.goto(at(SITE, pathTo(screen, 'de', params), split.port));
    expect(answer?.status()).toBe(200);
    await settled(page);
    // Also what is folded.
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('details')) folded.open = true;
    });
    expect.soft(await faultsOn(page), mode).toEqual([]);
    for (const colorScheme of otherModes) {
      // A mode changes only colours.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect.soft(await faultsOn(page, { at: 'colours' }), colorScheme).toEqual([]);
    }
    expect.soft(await smallTargetsOn(page)).toEqual([]);
    expect.soft(await coveredEndOf(page), 'a bar covers the end').toEqual([]);
    expect.soft(await lostEdgesOn(page), 'edges in forced colours').toEqual([]);
    expect.soft(await misfits(page, screen)).toEqual([]);
    expect.soft(await lostRingsOn(page), 'nothing shows the focus').toEqual([]);
  });
}
