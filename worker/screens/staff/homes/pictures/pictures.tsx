import type { Context } from 'hono';
import { singleLine } from '#domain/forms/clean-text.ts';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import { LOCALES } from '#domain/locale.ts';
import { type ArrangePictures, MOST_PICTURE_BYTES, PictureKeySchema } from '#wire/written-pictures.ts';
import { FIELDS } from '#worker/answering/fields.ts';
import type { Answer, AppEnv } from '#worker/platform/env.ts';
import { ContentHttpError } from '#worker/platform/errors/app-error.ts';
import { describeError } from '#worker/platform/errors/log.ts';
import { answerProblem, seeOther } from '#worker/platform/forms/answer.ts';
import { isOwnOrigin } from '#worker/platform/forms/guards.ts';
import { siteContent } from '#worker/platform/page/view-context.ts';
import { urlOf } from '#worker/platform/request/url.ts';
import { guardOf, isForbidden, ownPage, sessionOf, withSession } from '../../session.ts';
import { staffTexts } from '../../texts.ts';
import { loadHome, postHome, type Sent, showHome } from '../home-load.tsx';
import { homeIn, hrefsOf } from '../home-paths.ts';
import { moveIn } from './moves.ts';
import { type NotTaken, PicturesPage, type Retained } from './PicturesPage.tsx';
import { type Alt, proposed, ROOMS } from './proposed-words.ts';
import { bytesOf, dropBody, formIn, MOST_FORM_BYTES } from './receive-pictures.ts';
import { sendPicture } from './send-picture.ts';

const DONE = ['sent', 'moved', 'removed', 'saved'] as const;
type Done = (typeof DONE)[number];
type Notice = 'changed' | 'rights' | 'again' | 'refused';

interface Shown {
  readonly notTaken?: readonly NotTaken[];
  readonly retained?: Retained;
  readonly notice?: Notice;
  readonly title?: string;
}

const STATUS = { changed: 409, rights: 403, again: 422, refused: 422 } as const;

async function show(c: Context<AppEnv>, session: string, shown: Shown = {}): Promise<Response> {
  const { notTaken = [], retained = null, notice, title } = shown;
  const { locales } = c.get('site');
  const [view, guard, ...texts] = await Promise.all([
    loadHome(c, session),
    guardOf(session),
    ...locales.map(async (locale) => [locale, await staffTexts(c, locale)] as const),
  ]);
  if (notice !== undefined) c.status(STATUS[notice]);
  else if (notTaken.length > 0) c.status(422);
  const { opened, words } = view;
  const { s } = words;
  const done = DONE.find((one) => one === c.req.query('done'));
  const said =
    notice !== undefined
      ? ({
          tone: 'warning',
          title: title ?? s(`written.notices.${notice}.title`),
          text: s(`written.notices.${notice}.text`),
        } as const)
      : done === undefined || notTaken.length > 0
        ? null
        : ({ tone: 'good', title: s(`pictures.done.${done}`) } as const);
  return showHome(
    c,
    <PicturesPage
      view={view}
      guard={guard}
      hrefs={hrefsOf(opened, c.get('locale'), false)}
      locales={locales}
      texts={Object.fromEntries(texts)}
      notTaken={notTaken}
      retained={retained}
      said={said}
    />,
    {
      title: s('pictures.each', { what: s('pictures.title'), name: view.name }),
      me: opened.me,
      s,
      script: view.locked === null ? 'staffPictures' : null,
    },
  );
}

/** The pictures of a home with its draft. */
export const staffHomePictures: Answer = (c) => withSession(c, (session) => show(c, session));

const after = (c: Context<AppEnv>, done: Done): Response =>
  seeOther(c, `${hrefsOf(homeIn(c), c.get('locale'), false).pictures}?done=${done}`);

/** A refused write, as a page. Throws errors that are not part of the protocol. */
async function refused(c: Context<AppEnv>, session: string, error: unknown, shown: Shown = {}) {
  // The session holds if the home opens; if it does not, this throws again, and the person signs in.
  if (isForbidden(error)) return show(c, session, { ...shown, notice: 'rights' });
  if (!(error instanceof ContentHttpError)) throw error;
  if (error.status === 409) return show(c, session, { ...shown, notice: 'changed' });
  if (error.reason?.code === 'refused' || error.status === 400)
    return show(c, session, { ...shown, notice: 'refused' });
  throw error;
}

/** Files of a form without a script, one after the other: those that are taken stay, whatever comes after. */
async function sendChosen(c: Context<AppEnv>, session: string, type: string): Promise<Response> {
  const own = isOwnOrigin(c.req.raw.headers, urlOf(c));
  const bytes = await bytesOf(c, session, MOST_FORM_BYTES);
  if (bytes === null) return show(c, session, { notTaken: [{ file: '', why: 'form' }] });
  const form = await formIn(bytes, type);
  if (!own || form?.get(FIELDS.guard) !== (await guardOf(session)))
    return show(c, session, { notice: 'again' });
  const plan = form.get('plan') === '1';
  const files = form.getAll('picture').filter((one): one is File => typeof one !== 'string' && one.size > 0);
  if (files.length === 0) return show(c, session, { notTaken: [{ file: '', why: 'empty' }] });
  const notTaken: NotTaken[] = [];
  for (const file of files) {
    try {
      const why = await sendPicture(c, {
        session,
        ...homeIn(c),
        plan,
        bytes: new Uint8Array(await file.arrayBuffer()),
      });
      if (why !== null) notTaken.push({ file: file.name, why });
    } catch (error) {
      if (error instanceof ContentHttpError && error.status < 500) return refused(c, session, error);
      c.get('log')('warn', 'staff.picture_lost', { error: describeError(error) });
      notTaken.push({ file: file.name, why: 'line' });
    }
  }
  return notTaken.length > 0 ? show(c, session, { notTaken }) : after(c, 'sent');
}

/**
 * A picture that the script of the page sends: JSON says what became of it. Its bytes are read here first: the time that a
 * telephone needs is not one in which the content service does not answer.
 */
async function sendOne(c: Context<AppEnv>): Promise<Response> {
  ownPage(c);
  const session = sessionOf(c);
  const isOwn =
    session !== null &&
    isOwnOrigin(c.req.raw.headers, urlOf(c)) &&
    c.req.header('X-Guard') === (await guardOf(session));
  if (!isOwn) {
    await dropBody(c);
    return c.json({ why: 'out' }, session === null ? 401 : 403);
  }
  const key = PictureKeySchema.safeParse(c.req.query('key'));
  const plan = c.req.query('plan') === '1';
  try {
    const bytes = await bytesOf(c, session, MOST_PICTURE_BYTES.resized);
    if (bytes === null) return c.json({ why: 'bytes' }, 413);
    if (!key.success) return c.json({ why: 'kind' }, 400);
    const why = await sendPicture(c, { session, ...homeIn(c), plan, bytes, key: key.data });
    return why === null ? c.json({ why: null }) : c.json({ why }, 422);
  } catch (error) {
    if (error instanceof ContentHttpError && error.status === 403) return c.json({ why: 'out' }, 403);
    if (error instanceof ContentHttpError && error.status < 500 && error.status !== 409)
      return c.json({ why: 'refused' }, 422);
    c.get('log')('warn', 'staff.picture_lost', { error: describeError(error) });
    return c.json({ why: 'line' }, 503);
  }
}

/** The typed words by language; what is left empty is proposed from the room. */
function altIn(typed: Typed, proposals: Alt): Alt {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const text = singleLine(textOf(typed, `alt.${locale}`) ?? '') || proposals[locale];
      return text === undefined ? [] : [[locale, text.slice(0, 250)]];
    }),
  );
}

function seenIn(typed: Typed): Alt | null {
  try {
    const seen: unknown = JSON.parse(textOf(typed, 'seen') ?? '');
    return typeof seen === 'object' && seen !== null ? (seen as Alt) : null;
  } catch {
    // Not a form of ours.
    return null;
  }
}

/** What a form asks for; null for what no page of ours sends. */
async function askedIn(
  c: Context<AppEnv>,
  session: string,
  typed: Typed,
): Promise<(Pick<ArrangePictures, 'name' | 'what'> & { readonly done: Done }) | null> {
  const move = moveIn(typed);
  if (move !== null) return { name: move.name, what: { before: move.before }, done: 'moved' };
  const name = textOf(typed, 'name');
  if (name === undefined) return null;
  if (textOf(typed, 'remove') !== undefined) return { name, what: { remove: true }, done: 'removed' };
  const seen = seenIn(typed);
  if (seen === null) return null;
  const room = ROOMS.find((one) => one === textOf(typed, 'room'));
  let proposals: Alt = {};
  if (room !== undefined) {
    const { locales } = c.get('site');
    const texts = locales.map(async (locale) => [locale, await staffTexts(c, locale)] as const);
    const { record } = await loadHome(c, session);
    proposals = proposed(room, record, Object.fromEntries(await Promise.all(texts)));
  }
  const plan = textOf(typed, 'plan') === '1' || room === 'plan';
  return { name, what: { plan, alt: altIn(typed, proposals), seen }, done: 'saved' };
}

/** Moves, removes or describes a picture. */
async function arrange(c: Context<AppEnv>, { session, typed, problem }: Sent): Promise<Response> {
  if (problem !== null) {
    const answer = await show(c, session, { notice: 'again' });
    answerProblem(c, problem);
    return answer;
  }
  const asked = await askedIn(c, session, typed);
  if (asked === null) return show(c, session, { notice: 'again' });
  const { name, what, done } = asked;
  try {
    await siteContent(c).arrangeHomePictures({ session, ...homeIn(c), name, what });
  } catch (error) {
    const isGone = error instanceof ContentHttpError && error.status === 404;
    if (isGone) return show(c, session, { notice: 'changed' });
    return refused(c, session, error, 'alt' in what ? { retained: { name, alt: what.alt } } : {});
  }
  return after(c, done);
}

/** Takes pictures, with or without the script, and arranges them. */
export const postStaffHomePictures: Answer = async (c) => {
  const type = c.req.header('Content-Type') ?? '';
  if (/^multipart\/form-data\s*;/i.test(type))
    return withSession(c, (session) => sendChosen(c, session, type));
  if (/^image\//i.test(type)) return sendOne(c);
  return postHome(c, (sent) => arrange(c, sent));
};
