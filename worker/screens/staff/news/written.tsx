/** What the pages of news and of pages share: their frame, a person without the right, and forms with pictures. */
import type { Context } from 'hono';
import type { ReactElement } from 'react';
import { type Typed, textOf, typedOf } from '#domain/forms/read-form.ts';
import type { StaffMe } from '#wire/staff.ts';
import type { StaffPages, StaffPagesRequest } from '#wire/written-pages.ts';
import type { WhyNotTaken } from '#wire/written-pictures.ts';
import { FIELDS } from '#worker/answering/fields.ts';
import { isSlug } from '#worker/platform/content/segments.ts';
import type { AppEnv } from '#worker/platform/env.ts';
import { NotFound } from '#worker/platform/errors/app-error.ts';
import { answerProblem } from '#worker/platform/forms/answer.ts';
import { isOwnOrigin } from '#worker/platform/forms/guards.ts';
import { siteContent, viewContext } from '#worker/platform/page/view-context.ts';
import { urlOf } from '#worker/platform/request/url.ts';
import { isCountedLong, orShowAgain, type Retained, showAgain } from '../homes/home-load.tsx';
import {
  bytesWithin,
  dropBody,
  formIn,
  MOST_DROPPED,
  MOST_FORM_BYTES,
} from '../homes/pictures/receive-pictures.ts';
import { keyOf, whyNotTaken } from '../homes/pictures/send-picture.ts';
import { textsOfForm } from '../homes/pictures/texts-of-form.ts';
import { Desk } from '../parts.tsx';
import {
  guardOf,
  isForbidden,
  isHeld,
  keepSession,
  requireSession,
  sessionOf,
  withSession,
} from '../session.ts';
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

/** Most bytes of texts that are kept of a form whose session does not hold: long ones in four languages. */
const MOST_TEXT_BYTES = 1024 * 1024;

const isChosen = (one: [string, unknown]): one is [string, File] =>
  one[1] instanceof File && (one[1].size > 0 || one[1].name !== '');

/** A form as it was read: with its files, of a session that holds; else its texts, so that nothing typed is lost. */
interface Read extends Retained {
  readonly form: FormData | null;
  readonly isWhole: boolean;
  /** It is longer than a form with pictures may be. */
  readonly isTooLarge: boolean;
}

async function readForm(c: Context<AppEnv>, type: string): Promise<Read> {
  const session = sessionOf(c);
  const isWhole = session !== null && (await isHeld(c, session));
  let form: FormData | null = null;
  let isTooLarge = false;
  if (isWhole) {
    const bytes = await bytesWithin(c, MOST_FORM_BYTES);
    isTooLarge = bytes === null;
    form = bytes && (await formIn(bytes, type));
  } else if (isOwnOrigin(c.req.raw.headers, urlOf(c)) && (await isCountedLong(c)))
    form = await textsOfForm(c.req.raw.body, type, { most: MOST_TEXT_BYTES, mostRead: MOST_DROPPED });
  else await dropBody(c);
  const pairs = [...(form ?? [])];
  const files = pairs.filter(isChosen).map(([field, { name }]) => ({ field, name }));
  return { form, isWhole, isTooLarge, typed: typedOf(pairs), files };
}

/**
 * Reads a form with or without pictures and acts by it; `show` answers with the page and what is wrong when the form
 * cannot be read or is not of this session. When the session has ended, or nothing answers, what was typed is shown, to be
 * sent again, with what became of its pictures.
 */
export async function receiveForm(
  c: Context<AppEnv>,
  show: (session: string, said: Said, typed?: Typed) => Promise<Response>,
  act: (session: string, received: Received) => Promise<Response>,
): Promise<Response> {
  const { form, isWhole, isTooLarge, typed, files } = await readForm(c, c.req.header('Content-Type') ?? '');
  const received = async (session: string): Promise<Response> => {
    // Asked again: it throws what the page then answers, the end of the session or an outage.
    if (!isWhole) await requireSession(c, session);
    const s = await staffTexts(c);
    if (form === null) {
      answerProblem(c, isTooLarge ? 'too_large' : 'unreadable');
      return show(session, { tone: 'warning', title: s('pictures.why.form') });
    }
    const isOwn =
      isOwnOrigin(c.req.raw.headers, urlOf(c)) && textOf(typed, FIELDS.guard) === (await guardOf(session));
    if (!isOwn || (!isWhole && files.length > 0)) {
      c.status(422);
      const text = files.length === 0 ? {} : { text: s('written.filesGone') };
      return show(session, { tone: 'warning', title: s('news.said.again'), ...text }, typed);
    }
    const chosen = [...form].filter((one): one is [string, File] => isChosen(one) && one[1].size > 0);
    return act(session, { typed, files: new Map(chosen) });
  };
  const retained: Retained = { typed, files };
  return withSession(
    c,
    (session) =>
      orShowAgain(
        c,
        () => retained,
        () => received(session),
      ),
    {
      back: () => urlOf(c).pathname,
      show: () => (Object.keys(typed).length > 0 ? showAgain(c, retained, 'ended') : null),
    },
  );
}
