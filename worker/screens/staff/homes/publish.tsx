import type { Context } from 'hono';
import { textOf } from '#domain/forms/read-form.ts';
import type { Ask, OpenedHome } from '#wire/written-homes.ts';
import type { Answer, AppEnv } from '#worker/platform/env.ts';
import { ContentHttpError } from '#worker/platform/errors/app-error.ts';
import { answerProblem, seeOther } from '#worker/platform/forms/answer.ts';
import type { FormProblem } from '#worker/platform/forms/problems.ts';
import { siteContent } from '#worker/platform/page/view-context.ts';
import { guardOf, withSession } from '../session.ts';
import { refusedWrite } from './home-answer.tsx';
import { loadHome, postHome, type Sent, showHome } from './home-load.tsx';
import { homeIn, hrefsOf } from './home-paths.ts';
import { PublishPage } from './PublishPage.tsx';
import { toPublish } from './publish-view.ts';

interface Shown {
  readonly asks?: readonly Ask[];
  /** Improbable values that were confirmed before these. */
  readonly sure?: readonly string[];
  readonly notice?: 'changed' | 'refused';
  readonly problem?: FormProblem;
}

async function show(
  c: Context<AppEnv>,
  session: string,
  { asks = [], sure = [], notice, problem }: Shown = {},
): Promise<Response> {
  const [view, guard] = await Promise.all([loadHome(c, session), guardOf(session)]);
  const { opened, words } = view;
  const { s } = words;
  const hrefs = hrefsOf(opened, c.get('locale'), false);
  if (view.locked !== null) return seeOther(c, hrefs.home);
  if (problem !== undefined) answerProblem(c, problem);
  else if (notice !== undefined) c.status(notice === 'changed' ? 409 : 422);
  else if (asks.length > 0) c.status(422);
  const title = s('written.publishTitle');
  const said =
    problem !== undefined
      ? { title: c.get('t')(`forms.problems.${problem}.title`), text: s('written.pressAgain') }
      : notice === undefined
        ? null
        : { title: s(`written.notices.${notice}.title`), text: s(`written.notices.${notice}.text`) };
  return showHome(
    c,
    <PublishPage
      view={view}
      guard={guard}
      hrefs={hrefs}
      notice={said === null ? null : { tone: 'warning', ...said }}
      asks={asks}
      sure={sure}
      now={new Date()}
    />,
    { title: `${title}: ${view.name}`, me: opened.me, s },
  );
}

/** What is missing, what the law demands and what will go out. */
export const staffHomePublish: Answer = (c) => withSession(c, (session) => show(c, session));

const published = (c: Context<AppEnv>): Response =>
  seeOther(c, `${hrefsOf(homeIn(c), c.get('locale'), false).home}?done=published`);

/** Whether this person's press has arrived before: pressed twice, the draft went out, and nothing is left of it. */
const isDone = ({ draft, undo, versions, me }: OpenedHome): boolean =>
  draft.length === 0 && undo?.action === 'home.published' && versions[0]?.by === me.name;

/** The draft is another one than the page showed: somebody has typed since, unless the same press came first. */
async function showChanged(c: Context<AppEnv>, session: string): Promise<Response> {
  const { opened } = await loadHome(c, session);
  return isDone(opened) ? published(c) : show(c, session, { notice: 'changed' });
}

/** Replaces an improbable value by what was meant; the page then shows what goes out. */
async function correct(c: Context<AppEnv>, { session, typed }: Sent, field: string): Promise<Response> {
  const [value, seen] = ['value', 'seen'].map((name) => Number(textOf(typed, name)));
  if (!Number.isFinite(value) || !Number.isFinite(seen)) return show(c, session, { problem: 'unreadable' });
  try {
    await siteContent(c).saveHomeDraft({ session, ...homeIn(c), fields: [{ field, value, seen }] });
  } catch (error) {
    return refusedWrite(c, session, error);
  }
  return seeOther(c, hrefsOf(homeIn(c), c.get('locale'), false).publish);
}

/** Publishes the draft that was seen; asks about an improbable price once. */
export const postStaffHomePublish: Answer = (c) =>
  postHome(c, async (sent) => {
    const { session, typed, problem } = sent;
    if (problem !== null) return show(c, session, { problem });
    const field = textOf(typed, 'correct');
    if (field !== undefined) return correct(c, sent, field);
    const mark = textOf(typed, 'mark') ?? '';
    const sure = (textOf(typed, 'sure') ?? '').split(',').filter((one) => one !== '');
    const view = await loadHome(c, session);
    if (view.opened.mark !== mark) return showChanged(c, session);
    if (toPublish(view).stops.length > 0) return show(c, session, { notice: 'refused' });
    try {
      const { outcome, asks } = await siteContent(c).publishHome({
        session,
        ...homeIn(c),
        mark,
        ...(sure.length === 0 ? {} : { sure }),
      });
      if (outcome === 'asked') return await show(c, session, { asks, sure });
      if (outcome === 'conflict') return await show(c, session, { notice: 'changed' });
    } catch (error) {
      if (!(error instanceof ContentHttpError) || error.status === 403)
        return refusedWrite(c, session, error);
      if (error.status === 409) return showChanged(c, session);
      if (error.status === 400 || error.reason?.code === 'refused')
        return show(c, session, { notice: 'refused' });
      throw error;
    }
    return published(c);
  });
