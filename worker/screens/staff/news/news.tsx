/** The news of an agency, written by its people (decision 184). */
import type { Context } from 'hono';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import { pathTo } from '#domain/routes.ts';
import { localized } from '#domain/text.ts';
import type { ChangePage, NewsFields } from '#wire/written-pages.ts';
import type { Answer, AppEnv } from '#worker/platform/env.ts';
import { ContentHttpError } from '#worker/platform/errors/app-error.ts';
import { seeOther } from '#worker/platform/forms/answer.ts';
import { siteContent, viewContext } from '#worker/platform/page/view-context.ts';
import { guardOf, isForbidden, withSession } from '../session.ts';
import { staffTexts } from '../texts.ts';
import { NewsItemPage } from './NewsItemPage.tsx';
import { type Faults, fieldsOf, refusedFields, typedOfItem } from './news-form.ts';
import { type Said, StaffNewsPage } from './StaffNewsPage.tsx';
import { idIn, pagesOf, receiveForm, showNoRight, showWritten, storePicture, wordsOf } from './written.tsx';

const DONE = ['published', 'withdrawn', 'restored'] as const;

const hrefOf = (c: Context<AppEnv>, id: string): string => pathTo('staff-news-item', c.get('locale'), { id });

/** The list. A new item has its id from the link, so that it is there once however often it is sent. */
export const staffNews: Answer = (c) =>
  withSession(c, async (session) => {
    const [news, words] = await Promise.all([pagesOf(c, session, 'news'), wordsOf(c)]);
    if (news === null) return showNoRight(c, session, 'staff-news');
    const id = `news-${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
    const page = <StaffNewsPage items={news.items} words={words} newHref={hrefOf(c, id)} />;
    return showWritten(
      c,
      'staff-news',
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
  const [news, words, guard] = await Promise.all([
    pagesOf(c, session, 'news', id),
    wordsOf(c),
    guardOf(session),
  ]);
  if (news === null) return showNoRight(c, session, 'staff-news');
  const { me, item } = news;
  const { s, locale, locales, today } = words;
  const done = DONE.find((one) => one === c.req.query('done'));
  const said =
    shown.said ?? (done === undefined ? null : { tone: 'good' as const, title: s(`news.said.${done}`) });
  return showWritten(
    c,
    'staff-news',
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

/** A refused change, with all that was typed. Throws errors that are not part of the protocol. */
async function refused(
  c: Context<AppEnv>,
  session: string,
  error: unknown,
  typed: Typed,
  isBeside = false,
): Promise<Response> {
  if (!(error instanceof ContentHttpError)) throw error;
  const s = await staffTexts(c);
  const { status, reason } = error;
  if (isForbidden(error)) return showNoRight(c, session, 'staff-news');
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
  // Pressed beside the form: nothing that stands in it is wrong.
  const faults = isBeside ? {} : refusedFields(reason?.fields ?? {}, c.get('site').locales);
  const isPlaced = Object.keys(faults).length > 0;
  const text = s(
    status === 404
      ? 'news.said.gone'
      : isBeside
        ? 'news.said.notBack'
        : isPlaced
          ? 'news.said.wrongText'
          : 'news.wrong.other',
  );
  return show(c, session, { typed, faults, said: { tone: 'warning', title: s('news.said.wrong'), text } });
}

/** Takes off the site, or brings back a version: pressed beside the form. */
async function press(
  c: Context<AppEnv>,
  session: string,
  typed: Typed,
  to: ChangePage['to'],
): Promise<Response> {
  const id = idIn(c);
  try {
    await siteContent(c).changePage({ session, id, seen: textOf(typed, 'seen') ?? null, to });
  } catch (error) {
    if (!(error instanceof ContentHttpError) || ![403, 404, 409, 422].includes(error.status)) throw error;
    // The form then has what is stored now.
    const { locales } = c.get('site');
    const news = await pagesOf(c, session, 'news', id);
    return refused(c, session, error, typedOfItem(news?.item ?? null, locales, viewContext(c).today), true);
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
    await siteContent(c).changePage({
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

/** A form of an item's page, with or without a picture. */
export const postStaffNewsItem: Answer = (c) =>
  receiveForm(
    c,
    (session, said, typed) => show(c, session, { said, ...(typed && { typed }) }),
    async (session, { typed, files }) => {
      const version = Number(textOf(typed, 'version'));
      const asked = textOf(typed, 'do');
      if (asked === 'withdraw') return press(c, session, typed, { withdraw: true });
      if (asked === 'restore' && Number.isSafeInteger(version) && version > 0)
        return press(c, session, typed, { restore: version });
      return write(c, session, typed, files.get('file') ?? null);
    },
  );
