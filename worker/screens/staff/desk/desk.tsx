import type { Context } from 'hono';
import { brusselsDay } from '#domain/stays/today.ts';
import { caseFile } from '#wire/case-file.ts';
import type { StaffCasesRequest } from '#wire/staff.ts';
import type { Answer, AppEnv } from '#worker/platform/env.ts';
import { siteContent } from '#worker/platform/page/view-context.ts';
import { staffManifest } from '../manifest.ts';
import { keepSession, withSession } from '../session.ts';
import { showStaff } from '../show-staff.tsx';
import { staffTexts } from '../texts.ts';
import { askedOf, ownersOf } from './asked.ts';
import { DeskPage } from './DeskPage.tsx';
import { headline } from './shown.ts';

/** Number of cases in the list of all that lies ahead; the file has more. */
const MOST_UPCOMING = 500;

/**
 * All cases, also answered ones, as CSV: without a filter of kind, of people or of words, everything that is stored. In
 * the agency's language, like the homes in it and the mails to the agency: colleagues share the file, whatever language
 * of the page each of them chose, and programs that take it know its columns by their heads.
 */
async function fileOf(c: Context<AppEnv>, narrowed: StaffCasesRequest): Promise<Response> {
  const content = siteContent(c);
  const { id, defaultLocale } = c.get('site');
  const [first, s] = await Promise.all([content.staffCases(narrowed), staffTexts(c, defaultLocale)]);
  if (first.me.renewed) keepSession(c, narrowed.session);
  c.header('Content-Type', 'text/csv; charset=UTF-8');
  c.header('Content-Disposition', `attachment; filename="${id}.csv"`);
  return c.body(
    caseFile(
      first,
      (after) => content.staffCases({ ...narrowed, after }),
      (key) => s(key),
    ),
  );
}

/** The overview of the day, as a page or as CSV. */
const showDay = (c: Context<AppEnv>): Promise<Response> =>
  withSession(c, async (session) => {
    const asked = askedOf(c);
    const owners = ownersOf(c, asked.who);
    const narrowed = {
      session,
      ...(asked.kind === undefined ? {} : { kind: asked.kind }),
      ...(asked.find === undefined ? {} : { find: asked.find }),
      ...(asked.ahead === undefined ? {} : { ahead: asked.ahead }),
      ...(owners === undefined ? {} : { owners }),
    };
    if (c.req.query('csv') !== undefined) return fileOf(c, narrowed);
    const [desk, s] = await Promise.all([
      siteContent(c).staffDesk({
        ...narrowed,
        ...(asked.ahead === undefined ? {} : { most: MOST_UPCOMING }),
      }),
      staffTexts(c),
    ]);
    if (desk.me.renewed) keepSession(c, session);
    const shown = { c, s, desk, now: new Date() };
    const title = headline(shown, brusselsDay(shown.now));
    return showStaff(c, <DeskPage shown={shown} asked={asked} />, { title, who: desk.me.name, s });
  });

/** The overview of the day, or its web app manifest. */
export const staff: Answer = (c) => (c.req.query('manifest') === undefined ? showDay(c) : staffManifest(c));
