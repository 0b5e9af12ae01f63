/** The pages of an agency's site, written block by block by its people (decision 186). */
import type { Context } from 'hono';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import { pathTo } from '#domain/routes.ts';
import { localized } from '#domain/text.ts';
import type { ChangePage, PageDraft, StaffPages } from '#wire/written-pages.ts';
import { toContentPage } from '#worker/blocks/content-page.ts';
import { loadBlockData } from '#worker/blocks/load-blocks.ts';
import { ContentPage } from '#worker/blocks/parts/ContentPage.tsx';
import { partsOf, sheetsOf } from '#worker/blocks/section-sheets.ts';
import { toCachedPage } from '#worker/platform/content/cached-page.ts';
import type { Answer, AppEnv } from '#worker/platform/env.ts';
import { ContentHttpError, NotFound } from '#worker/platform/errors/app-error.ts';
import { seeOther } from '#worker/platform/forms/answer.ts';
import { renderPage } from '#worker/platform/page/render-page.ts';
import { siteContent, viewContext } from '#worker/platform/page/view-context.ts';
import type { Said, Words } from '../news/StaffNewsPage.tsx';
import {
  idIn,
  pagesOf,
  receiveForm,
  showNoRight,
  showWritten,
  storePicture,
  wordsOf,
} from '../news/written.tsx';
import { guardOf, isForbidden, withSession } from '../session.ts';
import { staffTexts } from '../texts.ts';
import { faultsInForm } from './fault-text.ts';
import { linkTargets } from './link-targets.ts';
import type { Target } from './PageControls.tsx';
import { EMPTY, otherValues, pageOfForm, pressed, typedOfPage } from './page-form.ts';
import { StaffPagePage } from './StaffPagePage.tsx';
import { nameOfPage, StaffPagesPage } from './StaffPagesPage.tsx';

const AT = 'staff-pages';
const DONE = ['saved', 'published', 'withdrawn', 'restored', 'dropped'] as const;
/** End of the name of a field with a new picture. */
const NEW_PICTURE = '.new';

const hrefOf = (c: Context<AppEnv>, id: string): string => pathTo('staff-page', c.get('locale'), { id });
const lookOf = (c: Context<AppEnv>, id: string): string => pathTo('staff-page-look', c.get('locale'), { id });

/** The list. A new page has its id from the link, so that it is there once however often it is sent. */
export const staffPages: Answer = (c) =>
  withSession(c, async (session) => {
    const [pages, words] = await Promise.all([pagesOf(c, session, 'pages'), wordsOf(c)]);
    if (pages === null) return showNoRight(c, session, AT);
    const id = `page-${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
    return showWritten(
      c,
      AT,
      { me: pages.me, title: words.s('pages.title'), s: words.s },
      <StaffPagesPage pages={pages} words={words} newHref={hrefOf(c, id)} />,
    );
  });

/** Where links can lead: to screens, and to pages that are on the site. */
const targetsOf = ({ items }: StaffPages, words: Words, features: readonly string[]): readonly Target[] =>
  linkTargets(
    items.flatMap(({ id, withdrawn, page }) =>
      withdrawn ? [] : [{ name: nameOfPage(id, page.title, words), url: page.url }],
    ),
    words.s,
    features,
  );

interface Shown {
  readonly page?: PageDraft;
  /** What is wrong, in words, by field. */
  readonly faults?: Readonly<Record<string, string>>;
  /** What was typed collides with what is stored now: both are shown. */
  readonly collides?: true;
  readonly said?: Said;
}

async function show(c: Context<AppEnv>, session: string, shown: Shown = {}): Promise<Response> {
  const id = idIn(c);
  const [pages, words, guard] = await Promise.all([
    pagesOf(c, session, 'pages', id),
    wordsOf(c),
    guardOf(session),
  ]);
  if (pages === null) return showNoRight(c, session, AT);
  const { me, item, draft } = pages;
  const { s, locales } = words;
  const stored = draft?.page ?? item?.page ?? EMPTY;
  const page = shown.page ?? stored;
  const typed = typedOfPage(page, locales);
  const done = DONE.find((one) => one === c.req.query('done'));
  const at = Number(c.req.query('at') ?? Number.NaN);
  const seen = item?.seen ?? null;
  // A draft that was begun on a page that has changed since is shown with what stands online now.
  const isBehind = draft !== null && draft.base !== seen;
  const beside = shown.collides
    ? draft === null || isBehind
      ? item?.page
      : draft.page
    : isBehind
      ? item?.page
      : undefined;
  const behind = isBehind
    ? { tone: 'warning' as const, title: s('pages.said.behind'), text: s('pages.said.behindText') }
    : null;
  const said =
    shown.said ?? (done === undefined ? behind : { tone: 'good' as const, title: s(`pages.said.${done}`) });
  return showWritten(
    c,
    AT,
    { me, title: nameOfPage(id, draft?.title ?? item?.page.title, words), s },
    <StaffPagePage
      id={id}
      item={item}
      draft={draft}
      page={page}
      typed={typed}
      faults={shown.faults ?? {}}
      others={beside === undefined ? {} : otherValues(typed, beside, locales)}
      named={pages.lists}
      targets={targetsOf(pages, words, c.get('site').settings.features)}
      seen={seen}
      mark={draft?.mark ?? null}
      openAt={Number.isInteger(at) ? at : null}
      said={said}
      action={hrefOf(c, id)}
      look={lookOf(c, id)}
      guard={guard}
      words={words}
    />,
  );
}

export const staffPage: Answer = (c) => withSession(c, (session) => show(c, session));

/** A refused press, with all that was typed. Throws errors that are not part of the protocol. */
async function refused(
  c: Context<AppEnv>,
  session: string,
  error: unknown,
  page?: PageDraft,
): Promise<Response> {
  if (!(error instanceof ContentHttpError)) throw error;
  if (isForbidden(error)) return showNoRight(c, session, AT);
  const s = await staffTexts(c);
  const { status, reason } = error;
  const own = page && { page };
  if (status === 409) {
    c.status(409);
    const said = {
      tone: 'warning',
      title: s('pages.said.changed'),
      text: s('pages.said.changedText'),
    } as const;
    return show(c, session, { ...own, collides: true, said });
  }
  if (![400, 404, 413, 422].includes(status)) throw error;
  c.status(422);
  const said = (text: string): Said => ({ tone: 'warning', title: s('pages.said.wrong'), text });
  // Pressed beside the form: nothing that stands in it is wrong.
  if (page === undefined)
    return show(c, session, { said: said(s(status === 404 ? 'news.said.gone' : 'news.said.notBack')) });
  const { beside, elsewhere } = faultsInForm(reason?.fields ?? {}, page, c.get('site').locales, s);
  return show(c, session, { ...own, faults: beside, said: said(elsewhere ?? s('pages.said.wrongText')) });
}

/** The typed page, with pictures that were chosen stored first; or why one of them was not taken. */
async function pageWithPictures(
  c: Context<AppEnv>,
  session: string,
  typed: Typed,
  files: ReadonlyMap<string, File>,
): Promise<{ readonly page: PageDraft; readonly why: string | null }> {
  const { locales } = c.get('site');
  const s = await staffTexts(c);
  const taken: Record<string, readonly string[]> = {};
  let why: string | null = null;
  for (const [name, file] of files) {
    if (!name.endsWith(NEW_PICTURE)) continue;
    const place = name.slice(0, -NEW_PICTURE.length);
    const stored = await storePicture(c, session, file);
    if ('why' in stored) why = s(`pictures.why.${stored.why}`);
    else {
      taken[`${place}.file`] = [stored.file];
      taken[`${place}.none`] = [''];
    }
  }
  return { page: pageOfForm({ ...typed, ...taken }, locales), why };
}

/**
 * A press in the form: what is typed becomes the draft first, whatever is pressed, so that nothing of it is lost; then a
 * block is moved, taken off or put back, the page is looked at, or published.
 */
async function write(
  c: Context<AppEnv>,
  session: string,
  typed: Typed,
  files: ReadonlyMap<string, File>,
): Promise<Response> {
  const id = idIn(c);
  const content = siteContent(c);
  const read = await pageWithPictures(c, session, typed, files);
  const press = textOf(typed, 'do') ?? 'save';
  const after = pressed(read.page, press, textOf(typed, 'kind'));
  const page = after?.page ?? read.page;
  if (read.why !== null) {
    c.status(422);
    const s = await staffTexts(c);
    return show(c, session, {
      page,
      said: { tone: 'warning', title: s('pages.said.wrong'), text: read.why },
    });
  }
  const seen = textOf(typed, 'seen') ?? null;
  try {
    const saved = await content.changePage({
      session,
      id,
      seen,
      to: { save: { page, mark: textOf(typed, 'mark') ?? null } },
    });
    if (press === 'publish')
      await content.changePage({
        session,
        id,
        seen,
        to: { show: { page, mark: saved.draft?.mark ?? null } },
      });
  } catch (error) {
    return refused(c, session, error, page);
  }
  if (press === 'look') return seeOther(c, lookOf(c, id));
  if (press === 'publish') return seeOther(c, `${hrefOf(c, id)}?done=published`);
  const { at } = after ?? {};
  return seeOther(
    c,
    at === undefined ? `${hrefOf(c, id)}?done=saved` : `${hrefOf(c, id)}?done=saved&at=${at}#block-${at}`,
  );
}

/** Takes off the site, brings back a version, or throws a draft away: pressed beside the form. */
async function pressBeside(
  c: Context<AppEnv>,
  session: string,
  typed: Typed,
  to: ChangePage['to'],
  done: (typeof DONE)[number],
): Promise<Response> {
  const id = idIn(c);
  try {
    await siteContent(c).changePage({ session, id, seen: textOf(typed, 'seen') ?? null, to });
  } catch (error) {
    return refused(c, session, error);
  }
  // A new page that is thrown away is there no more.
  const isGone = done === 'dropped' && textOf(typed, 'seen') === undefined;
  return seeOther(c, isGone ? pathTo('staff-pages', c.get('locale')) : `${hrefOf(c, id)}?done=${done}`);
}

/** A form of a page. */
export const postStaffPage: Answer = (c) =>
  receiveForm(
    c,
    (session, said, typed) =>
      show(c, session, { said, ...(typed && { page: pageOfForm(typed, c.get('site').locales) }) }),
    async (session, { typed, files }) => {
      const version = Number(textOf(typed, 'version'));
      const mark = textOf(typed, 'mark');
      const asked = textOf(typed, 'do');
      if (asked === 'withdraw') return pressBeside(c, session, typed, { withdraw: true }, 'withdrawn');
      if (asked === 'restore' && Number.isInteger(version) && version > 0)
        return pressBeside(c, session, typed, { restore: version }, 'restored');
      if (asked === 'drop' && mark !== undefined)
        return pressBeside(c, session, typed, { drop: { mark } }, 'dropped');
      return write(c, session, typed, files);
    },
  );

/**
 * The draft of a page as visitors would see it: by the components, styles and data of the page itself, and nothing of it is
 * cached. Beneath it are the ways back and on.
 */
export const staffPageLook: Answer = (c) =>
  withSession(c, async (session) => {
    const id = idIn(c);
    const [pages, s] = await Promise.all([pagesOf(c, session, 'pages', id), staffTexts(c)]);
    if (pages === null) return showNoRight(c, session, AT);
    const shown = pages.draft === null ? pages.item?.page : pages.draft.shown;
    if (!shown) throw new NotFound('no draft of a page');
    const context = viewContext(c);
    const page = toCachedPage(shown);
    const view = toContentPage(page, await loadBlockData(c, page), context);
    return renderPage(
      c,
      <>
        <ContentPage view={view} t={context.t} />
        <div className="wrap row staff-page-look">
          <p>{s(id === 'home' ? 'pages.lookHome' : 'pages.lookText')}</p>
          <a className="button button--line" href={hrefOf(c, id)}>
            {s('pages.lookBack')}
          </a>
        </div>
      </>,
      {
        head: {
          title: `${s('pages.look')}: ${localized(page.title, context.locale) || context.site.name}`,
          index: false,
          sheets: sheetsOf(view.sections),
          parts: [...partsOf(view.sections), 'page'],
        },
      },
    );
  });
