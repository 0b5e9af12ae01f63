/** The news of an agency, written by its people (decision 184). */
import type { Context } from 'hono';
import type { ReactElement } from 'react';
import { type Typed, textOf, typedOf } from '#domain/forms/read-form.ts';
import { pathTo } from '#domain/routes.ts';
import { localized } from '#domain/text.ts';
import type { StaffMe } from '#wire/staff.ts';
import type { ChangeNews, NewsFields, StaffNews } from '#wire/written-news.ts';
import type { WhyNotTaken } from '#wire/written-pictures.ts';
import { FIELDS } from '#worker/answering/fields.ts';
import { isSlug } from '#worker/platform/content/segments.ts';
import type { Answer, AppEnv } from '#worker/platform/env.ts';
import { ContentHttpError, NotFound } from '#worker/platform/errors/app-error.ts';
import { answerProblem, seeOther } from '#worker/platform/forms/answer.ts';
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
import { NewsItemPage } from './NewsItemPage.tsx';
import { type Faults, fieldsOf, typedOfItem } from './news-form.ts';
import { type Said, StaffNewsPage, type Words } from './StaffNewsPage.tsx';

const DONE = ['published', 'withdrawn', 'restored'] as const;

const idIn = (c: Context<AppEnv>): string => {
  const id = c.get('route').params.id ?? '';
  if (!isSlug(id)) throw new NotFound('no id of an item');
  return id;
};

const hrefOf = (c: Context<AppEnv>, id: string): string => pathTo('staff-news-item', c.get('locale'), { id });

async function wordsOf(c: Context<AppEnv>): Promise<Words> {
  const { locale, t, today } = viewContext(c);
  return { s: await staffTexts(c), t, locale, locales: c.get('site').locales, today };
}

/** Without the script that refreshes pages: it would change what stands beneath what was typed. */
const showPage = (
  c: Context<AppEnv>,
  { me, title, s }: { readonly me: StaffMe; readonly title: string; readonly s: StaffTexts },
  page: ReactElement,
): Promise<Response> =>
  showStaff(
    c,
    <Desk at="staff-news" me={me} locale={c.get('locale')} s={s}>
      {page}
    </Desk>,
    { title, who: me.name, s, sheets: ['staff', 'staff-news'], script: null },
  );

/** The news, or null for a person without the right. Throws ContentHttpError 403 for a session that has ended. */
async function newsOf(c: Context<AppEnv>, session: string, id?: string): Promise<StaffNews | null> {
  try {
    const news = await siteContent(c).staffNews({ session, ...(id === undefined ? {} : { id }) });
    if (news.me.renewed) keepSession(c, session);
    return news;
  } catch (error) {
    if (!isForbidden(error)) throw error;
    return null;
  }
}

/** A page for a person without the right: who gives it. */
async function showNone(c: Context<AppEnv>, session: string): Promise<Response> {
  const { me } = await siteContent(c).staffDevices(session);
  const s = await staffTexts(c);
  c.status(403);
  return showPage(
    c,
    { me, title: s('news.noRight'), s },
    <>
      <h1>{s('news.noRight')}</h1>
      <p>{s('news.noRightText')}</p>
    </>,
  );
}

/** The list. A new item has its id from the link, so that it is there once however often it is sent. */
export const staffNews: Answer = (c) =>
  withSession(c, async (session) => {
    const [news, words] = await Promise.all([newsOf(c, session), wordsOf(c)]);
    if (news === null) return showNone(c, session);
    const id = `news-${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
    const page = <StaffNewsPage items={news.items} words={words} newHref={hrefOf(c, id)} />;
    return showPage(
      c,
      { me: news.me, title: words.s.count('news.title', news.items.length), s: words.s },
      page,
    );
  });

interface Shown {
  readonly typed?: Typed;
  readonly faults?: Faults;
  readonly preview?: NewsFields;
  readonly said?: Said;
}

async function show(c: Context<AppEnv>, session: string, shown: Shown = {}): Promise<Response> {
  const id = idIn(c);
  const [news, words, guard] = await Promise.all([newsOf(c, session, id), wordsOf(c), guardOf(session)]);
  if (news === null) return showNone(c, session);
  const { me, item } = news;
  const { s, locale, locales, today } = words;
  const done = DONE.find((one) => one === c.req.query('done'));
  const said =
    shown.said ?? (done === undefined ? null : { tone: 'good' as const, title: s(`news.said.${done}`) });
  return showPage(
    c,
    { me, title: item === null ? s('news.newItem') : localized(item.page.title, locale), s },
    <NewsItemPage
      item={item}
      typed={shown.typed ?? typedOfItem(item, locales, today)}
      faults={shown.faults ?? {}}
      preview={shown.preview ?? null}
      said={said}
      action={hrefOf(c, id)}
      guard={guard}
      words={words}
    />,
  );
}

export const staffNewsItem: Answer = (c) => withSession(c, (session) => show(c, session));

/** Stores the chosen file; its name, or why it was not taken. */
async function storePicture(
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

/** A refused change, with all that was typed. Throws errors that are not part of the protocol. */
async function refused(c: Context<AppEnv>, session: string, error: unknown, typed: Typed): Promise<Response> {
  if (!(error instanceof ContentHttpError)) throw error;
  const s = await staffTexts(c);
  const { status, reason } = error;
  if (isForbidden(error)) return showNone(c, session);
  if (status === 409) {
    c.status(409);
    const said = {
      tone: 'warning',
      title: s('news.said.changed'),
      text: s('news.said.changedText'),
    } as const;
    return show(c, session, { typed, said });
  }
  if (status !== 422 && status !== 400 && status !== 404) throw error;
  c.status(422);
  const why = Object.values(reason?.fields ?? {}).join('; ');
  const text = status === 404 ? s('news.said.gone') : s('news.wrong.other', { why });
  return show(c, session, { typed, said: { tone: 'warning', title: s('news.said.wrong'), text } });
}

/** Takes off the site, or brings back a version: pressed beside the form. */
async function press(
  c: Context<AppEnv>,
  session: string,
  typed: Typed,
  to: ChangeNews['to'],
): Promise<Response> {
  const id = idIn(c);
  try {
    await siteContent(c).changeNews({ session, id, seen: textOf(typed, 'seen') ?? null, to });
  } catch (error) {
    if (!(error instanceof ContentHttpError) || ![403, 404, 409, 422].includes(error.status)) throw error;
    // The form then has what is stored now.
    const { locales } = c.get('site');
    const news = await newsOf(c, session, id);
    return refused(c, session, error, typedOfItem(news?.item ?? null, locales, viewContext(c).today));
  }
  return seeOther(c, `${hrefOf(c, id)}?done=${'restore' in to ? 'restored' : 'withdrawn'}`);
}

/** Shows what was typed as visitors would see it, or publishes it; a chosen picture is stored first. */
async function write(c: Context<AppEnv>, session: string, sent: Typed, file: File | null): Promise<Response> {
  const id = idIn(c);
  const { locales } = c.get('site');
  const s = await staffTexts(c);
  let stored: Awaited<ReturnType<typeof storePicture>> | null = null;
  try {
    if (file !== null) stored = await storePicture(c, session, file);
  } catch (error) {
    return refused(c, session, error, sent);
  }
  const isWithout = textOf(sent, 'without') !== undefined && file === null;
  const typed: Typed = {
    ...sent,
    ...(stored !== null && 'file' in stored ? { picture: [stored.file] } : {}),
    ...(isWithout ? { picture: [''] } : {}),
  };
  if (stored !== null && 'why' in stored) {
    c.status(422);
    const text = s(`pictures.why.${stored.why}`);
    return show(c, session, { typed, said: { tone: 'warning', title: s('news.said.wrong'), text } });
  }
  const { fields, faults } = fieldsOf(typed, locales);
  if (Object.keys(faults).length > 0) {
    c.status(422);
    const said = { tone: 'warning', title: s('news.said.wrong'), text: s('news.said.wrongText') } as const;
    return show(c, session, { typed, faults, said });
  }
  if (textOf(typed, 'do') === 'preview') return show(c, session, { typed, preview: fields });
  try {
    await siteContent(c).changeNews({
      session,
      id,
      seen: textOf(typed, 'seen') ?? null,
      to: { publish: fields },
    });
  } catch (error) {
    return refused(c, session, error, typed);
  }
  return seeOther(c, `${hrefOf(c, id)}?done=published`);
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

/** A form of an item's page, with or without a picture. */
export const postStaffNewsItem: Answer = async (c) => {
  const type = c.req.header('Content-Type') ?? '';
  const early = await formOfTexts(c, type);
  let typed: Typed = early === null ? {} : typedOf(early);
  const act = async (session: string): Promise<Response> => {
    const bytes = early === null ? await bytesOf(c, session, MOST_FORM_BYTES) : null;
    const form = early ?? (bytes && (await formIn(bytes, type)));
    const s = await staffTexts(c);
    if (form === null) {
      answerProblem(c, bytes === null ? 'too_large' : 'unreadable');
      return show(c, session, { said: { tone: 'warning', title: s('pictures.why.form') } });
    }
    typed = typedOf(form);
    const isOwn =
      isOwnOrigin(c.req.raw.headers, urlOf(c)) && textOf(typed, FIELDS.guard) === (await guardOf(session));
    if (!isOwn) {
      c.status(422);
      return show(c, session, { typed, said: { tone: 'warning', title: s('news.said.again') } });
    }
    const version = Number(textOf(typed, 'version'));
    const asked = textOf(typed, 'do');
    if (asked === 'withdraw') return press(c, session, typed, { withdraw: true });
    if (asked === 'restore' && Number.isSafeInteger(version) && version > 0)
      return press(c, session, typed, { restore: version });
    const file = form.get('file');
    return write(c, session, typed, file instanceof File && file.size > 0 ? file : null);
  };
  const answer = await withSession(
    c,
    (session) =>
      orShowAgain(
        c,
        () => typed,
        () => act(session),
      ),
    () => urlOf(c).pathname,
  );
  const isOut = answer.headers.get('Location') === pathTo('staff-sign-in', c.get('locale'));
  return isOut && Object.keys(typed).length > 0 ? showAgain(c, typed, 'ended') : answer;
};
