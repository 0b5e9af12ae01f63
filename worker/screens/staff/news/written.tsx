/** What the pages of news and of pages share: their frame, a person without the right, and forms with pictures. */
import type { Context } from 'hono';
import type { ReactElement } from 'react';
import { type Typed, textOf, typedOf } from '#domain/forms/read-form.ts';
import { pathTo } from '#domain/routes.ts';
import type { StaffMe } from '#wire/staff.ts';
import type { StaffPages, StaffPagesRequest } from '#wire/written-pages.ts';
import type { WhyNotTaken } from '#wire/written-pictures.ts';
import { FIELDS } from '#worker/answering/fields.ts';
import { isSlug } from '#worker/platform/content/segments.ts';
import type { AppEnv } from '#worker/platform/env.ts';
import { NotFound } from '#worker/platform/errors/app-error.ts';
import { answerProblem } from '#worker/platform/forms/answer.ts';
import { isOwnOrigin } from '#worker/platform/forms/guards.ts';
import { readLimitedBytes } from '#worker/platform/limits/limited-body.ts';
import { siteContent, viewContext } from '#worker/platform/page/view-context.ts';
import { urlOf } from '#worker/platform/request/url.ts';
import { mayBeLong, orShowAgain, showAgain } from '../homes/home-load.tsx';
import { bytesOf, formIn, MOST_FORM_BYTES } from '../homes/pictures/receive-pictures.ts';
import { keyOf, whyNotTaken } from '../homes/pictures/send-picture.ts';
import { Desk } from '../parts.tsx';
import { guardOf, isForbidden, keepSession, sessionOf, withSession } from '../session.ts';
import { showStaff } from '../show-staff.tsx';
import { type StaffTexts, staffTexts } from '../texts.ts';
import type { Said, Words } from './StaffNewsPage.tsx';

type At = 'staff-news' | 'staff-pages';

export const idIn = (c: Context<AppEnv>): string => {
  const id = c.get('route').params.id ?? '';
  if (!isSlug(id)) throw new NotFound('no id of a page');
  return id;
};

export async function wordsOf(c: Context<AppEnv>): Promise<Words> {
  const { locale, t, today } = viewContext(c);
  return { s: await staffTexts(c), t, locale, locales: c.get('site').locales, today };
}

/** Without the script that refreshes pages: it would change what stands beneath what was typed. */
export const showWritten = (
  c: Context<AppEnv>,
  at: At,
  { me, title, s }: { readonly me: StaffMe; readonly title: string; readonly s: StaffTexts },
  page: ReactElement,
): Promise<Response> =>
  showStaff(
    c,
    <Desk at={at} me={me} locale={c.get('locale')} s={s}>
      {page}
    </Desk>,
    { title, who: me.name, s, sheets: ['staff', 'staff-news'], script: null },
  );

/** The pages, or null for a person without the right. Throws ContentHttpError 403 for a session that has ended. */
export async function pagesOf(
  c: Context<AppEnv>,
  session: string,
  of: StaffPagesRequest['of'],
  id?: string,
): Promise<StaffPages | null> {
  try {
    const pages = await siteContent(c).staffPages({ session, of, ...(id === undefined ? {} : { id }) });
    if (pages.me.renewed) keepSession(c, session);
    return pages;
  } catch (error) {
    if (!isForbidden(error)) throw error;
    return null;
  }
}

/** A page for a person without the right: who gives it. */
export async function showNoRight(c: Context<AppEnv>, session: string, at: At): Promise<Response> {
  const { me } = await siteContent(c).staffDevices(session);
  const s = await staffTexts(c);
  c.status(403);
  return showWritten(
    c,
    at,
    { me, title: s('news.noRight'), s },
    <>
      <h1>{s('news.noRight')}</h1>
      <p>{s('news.noRightText')}</p>
    </>,
  );
}

/** Stores the chosen file; its name, or why it was not taken. */
export async function storePicture(
  c: Context<AppEnv>,
  session: string,
  file: File,
): Promise<{ readonly file: string } | { readonly why: WhyNotTaken }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return { file: await siteContent(c).addSitePicture({ session, key: await keyOf(bytes), bytes }) };
  } catch (error) {
    if (isForbidden(error)) throw error;
    return { why: whyNotTaken(error) };
  }
}

interface Received {
  readonly typed: Typed;
  /** The chosen files, by field. */
  readonly files: ReadonlyMap<string, File>;
}

/** Largest form without a picture, in bytes: long texts in four languages. */
const MOST_TEXT_BYTES = 1024 * 1024;

/**
 * A form without a picture, read before its session is known to hold: nothing typed is lost when that has ended, or
 * nothing answers. Null for another one, of which nothing is read yet.
 */
async function formOfTexts(c: Context<AppEnv>, type: string): Promise<FormData | null> {
  const length = Number(c.req.header('Content-Length') ?? Number.NaN);
  const isRead =
    length <= MOST_TEXT_BYTES &&
    isOwnOrigin(c.req.raw.headers, urlOf(c)) &&
    (await mayBeLong(c, sessionOf(c)));
  return isRead ? formIn(await readLimitedBytes(c.req.raw.body, MOST_TEXT_BYTES, length), type) : null;
}

/**
 * Reads a form with or without pictures and acts by it; `show` answers with the page and what is wrong when the form
 * cannot be read or is not of this session.
 */
export async function receiveForm(
  c: Context<AppEnv>,
  show: (session: string, said: Said, typed?: Typed) => Promise<Response>,
  act: (session: string, received: Received) => Promise<Response>,
): Promise<Response> {
  const type = c.req.header('Content-Type') ?? '';
  const early = await formOfTexts(c, type);
  let typed: Typed = early === null ? {} : typedOf(early);
  const received = async (session: string): Promise<Response> => {
    const bytes = early === null ? await bytesOf(c, session, MOST_FORM_BYTES) : null;
    const form = early ?? (bytes && (await formIn(bytes, type)));
    const s = await staffTexts(c);
    if (form === null) {
      answerProblem(c, bytes === null ? 'too_large' : 'unreadable');
      return show(session, { tone: 'warning', title: s('pictures.why.form') });
    }
    typed = typedOf(form);
    const isOwn =
      isOwnOrigin(c.req.raw.headers, urlOf(c)) && textOf(typed, FIELDS.guard) === (await guardOf(session));
    if (!isOwn) {
      c.status(422);
      return show(session, { tone: 'warning', title: s('news.said.again') }, typed);
    }
    const files = [...form].filter((one): one is [string, File] => one[1] instanceof File && one[1].size > 0);
    return act(session, { typed, files: new Map(files) });
  };
  const answer = await withSession(
    c,
    (session) =>
      orShowAgain(
        c,
        () => typed,
        () => received(session),
      ),
    () => urlOf(c).pathname,
  );
  const isOut = answer.headers.get('Location') === pathTo('staff-sign-in', c.get('locale'));
  return isOut && Object.keys(typed).length > 0 ? showAgain(c, typed, 'ended') : answer;
}
