/** An agency's figures (decision 177), as a page and as files. */
import type { Context } from 'hono';
import type { ReactElement } from 'react';
import { pathTo } from '#domain/routes.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { type Figures, SPAN_NAMES, type Span } from '#wire/figures.ts';
import type { StaffMe } from '#wire/staff.ts';
import type { Answer, AppEnv } from '#worker/platform/env.ts';
import { contextIn, siteContent, viewContext } from '#worker/platform/page/view-context.ts';
import { Desk } from '../parts.tsx';
import { keepSession, withSession } from '../session.ts';
import { showStaff } from '../show-staff.tsx';
import { staffTexts } from '../texts.ts';
import { FiguresPage, headlineOf } from './FiguresPage.tsx';
import { FILES, type FigureFile, figureFile } from './figure-files.ts';

const spanOf = (c: Context<AppEnv>): Span => SPAN_NAMES.find((one) => one === c.req.query('span')) ?? 'month';

/** The address of the page, or of one of its files. */
function figuresHref(c: Context<AppEnv>, span: Span, file?: FigureFile): string {
  const query = new URLSearchParams();
  if (span !== 'month') query.set('span', span);
  if (file !== undefined) query.set('csv', file);
  const asked = query.toString();
  return pathTo('staff-figures', c.get('locale')) + (asked === '' ? '' : `?${asked}`);
}

/** In the agency's language, like its other files: colleagues share them, and programs know columns by their heads. */
async function fileOf(c: Context<AppEnv>, file: FigureFile, figures: Figures): Promise<Response> {
  const { id, defaultLocale } = c.get('site');
  const s = await staffTexts(c, defaultLocale);
  c.header('Content-Type', 'text/csv; charset=UTF-8');
  c.header('Content-Disposition', `attachment; filename="${id}-${file}.csv"`);
  return c.body(figureFile(file, figures, { context: contextIn(c, defaultLocale), s }));
}

async function showPage(
  c: Context<AppEnv>,
  me: StaffMe,
  title: string,
  page: ReactElement,
): Promise<Response> {
  const s = await staffTexts(c);
  return showStaff(
    c,
    <Desk at="staff-figures" me={me} locale={c.get('locale')} s={s}>
      {page}
    </Desk>,
    { title, who: me.name, s, sheets: ['staff', 'figures'] },
  );
}

/** A service of the agency's own that answers every call hears of all visits itself; nothing is counted beside it. */
async function showOwnService(c: Context<AppEnv>, session: string): Promise<Response> {
  const [{ me }, s] = await Promise.all([siteContent(c).staffDevices(session), staffTexts(c)]);
  return showPage(
    c,
    me,
    s('figures.ownService'),
    <>
      <h1>{s('figures.ownService')}</h1>
      <p>{s('figures.ownServiceText')}</p>
    </>,
  );
}

export const staffFigures: Answer = (c) =>
  withSession(c, async (session) => {
    if (c.get('site').service?.scope === 'full') return showOwnService(c, session);
    const span = spanOf(c);
    const [figures, s] = await Promise.all([siteContent(c).staffFigures({ session, span }), staffTexts(c)]);
    if (figures.me.renewed) keepSession(c, session);
    const file = FILES.find((one) => one === c.req.query('csv'));
    if (file !== undefined) return fileOf(c, file, figures);
    const speaking = { context: viewContext(c), s };
    return showPage(
      c,
      figures.me,
      headlineOf(figures, s),
      <FiguresPage
        figures={figures}
        span={span}
        today={brusselsDay(new Date())}
        hrefOf={(one, which) => figuresHref(c, one, which)}
        speaking={speaking}
      />,
    );
  });
