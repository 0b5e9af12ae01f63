/** What the pages of the site's settings have in common: the call, its refusal, and the page around them. */
import type { Context } from 'hono';
import type { ReactElement } from 'react';
import { pathTo } from '#domain/routes.ts';
import type { OwnSite } from '#wire/own-site.ts';
import type { Site } from '#wire/site.ts';
import type { StaffMe } from '#wire/staff.ts';
import type { AppEnv } from '#worker/platform/env.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import { siteContent, viewContext } from '#worker/platform/page/view-context.ts';
import { Desk } from '../parts.tsx';
import { isForbidden, keepSession } from '../session.ts';
import { showStaff } from '../show-staff.tsx';
import { staffTexts } from '../texts.ts';
import type { Above } from './PartPage.tsx';
import type { PartName } from './site-table.ts';
import type { SiteWords } from './site-words.ts';

/** What a press has done, as the next address says it. */
const DONE = ['saved', 'added', 'removed', 'back', 'same'] as const;
export type Done = (typeof DONE)[number];

export const wordsOf = async (c: Context<AppEnv>): Promise<SiteWords> => ({
  s: await staffTexts(c),
  t: c.get('t'),
  locale: c.get('locale'),
});

export const hrefOf =
  (c: Context<AppEnv>) =>
  (part: PartName, id?: string): string =>
    pathTo('staff-site-part', c.get('locale'), { part, ...(id !== undefined && { id }) });

/** The views of pages with the site as it is stored now, or would be: without the memory of the cached one. */
export const contextWith = (c: Context<AppEnv>, site: Site): ViewContext => {
  const { keep: _keep, ...context } = viewContext(c);
  return { ...context, site: { ...context.site, theme: site.theme, settings: site.settings } };
};

/** Without the script that refreshes pages: it would change what stands beneath what was typed. */
export async function showPage(
  c: Context<AppEnv>,
  me: StaffMe,
  title: string,
  page: ReactElement,
): Promise<Response> {
  const s = await staffTexts(c);
  return showStaff(
    c,
    <Desk at="staff-site" me={me} locale={c.get('locale')} s={s}>
      {page}
    </Desk>,
    { title, who: me.name, s, sheets: ['staff', 'own-site'], script: null },
  );
}

/** A page for a person without the right: who gives it. */
export async function showNone(c: Context<AppEnv>, session: string): Promise<Response> {
  const { me } = await siteContent(c).staffDevices(session);
  const s = await staffTexts(c);
  c.status(403);
  return showPage(
    c,
    me,
    s('site.none'),
    <>
      <h1>{s('site.none')}</h1>
      <p>{s('site.noneText')}</p>
    </>,
  );
}

/** Asks the content service; null for a person without the right. Throws 403 for a session that has ended. */
export async function askSite(
  c: Context<AppEnv>,
  request: Parameters<ReturnType<typeof siteContent>['ownSite']>[0],
): Promise<OwnSite | null> {
  try {
    const own = await siteContent(c).ownSite(request);
    if (own.me.renewed) keepSession(c, request.session);
    return own;
  } catch (error) {
    if (!isForbidden(error)) throw error;
    return null;
  }
}

/** What the address says was done; null for nothing. */
export function doneIn(c: Context<AppEnv>, { s }: Pick<SiteWords, 's'>): Above | null {
  const done = DONE.find((one) => one === c.req.query('done'));
  return done === undefined ? null : { tone: 'good', title: s(`site.said.${done}`) };
}
