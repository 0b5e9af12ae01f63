/** The settings of the site that an agency's people change themselves, and what was changed (decision 181). */
import type { Context } from 'hono';
import { textOf } from '#domain/forms/read-form.ts';
import { pathTo } from '#domain/routes.ts';
import type { Answer, AppEnv } from '#worker/platform/env.ts';
import { ContentHttpError } from '#worker/platform/errors/app-error.ts';
import { answerProblem, seeOther } from '#worker/platform/forms/answer.ts';
import { postHome } from '../homes/home-load.tsx';
import { guardOf, isForbidden, withSession } from '../session.ts';
import type { Above } from './PartPage.tsx';
import { SitePage } from './SitePage.tsx';
import {
  askSite,
  contextWith,
  type Done,
  doneIn,
  hrefOf,
  showNone,
  showPage,
  wordsOf,
} from './site-load.tsx';

async function showSite(c: Context<AppEnv>, session: string, above: Above | null = null): Promise<Response> {
  const [own, words, guard] = await Promise.all([askSite(c, { session }), wordsOf(c), guardOf(session)]);
  if (own === null) return showNone(c, session);
  const { s } = words;
  return showPage(
    c,
    own.me,
    s('site.title'),
    <SitePage
      own={own}
      context={contextWith(c, own.site)}
      words={words}
      action={pathTo('staff-site', c.get('locale'))}
      guard={guard}
      above={above ?? doneIn(c, words)}
      hrefOf={hrefOf(c)}
    />,
  );
}

export const staffSite: Answer = (c) => withSession(c, (session) => showSite(c, session));

/** Puts a change back. */
export const postStaffSite: Answer = (c) =>
  postHome(c, async ({ session, typed, problem }) => {
    const { s, t } = await wordsOf(c);
    const refused = (title: string, text?: string): Promise<Response> => {
      c.status(422);
      return showSite(c, session, { tone: 'warning', title, text });
    };
    if (problem !== null) {
      answerProblem(c, problem);
      return showSite(c, session, { tone: 'warning', title: t(`forms.problems.${problem}.title`) });
    }
    const putBack = Number(textOf(typed, 'back') ?? '');
    if (!Number.isSafeInteger(putBack) || putBack < 1) return refused(s('site.said.notBack'));
    try {
      const own = await askSite(c, { session, putBack });
      if (own === null) return await showNone(c, session);
      if (own.conflicts.length > 0) return await refused(s('site.said.notBack'), s('site.said.notBackText'));
      const done: Done = own.outcome === 'stored' ? 'back' : 'same';
      return seeOther(c, `${pathTo('staff-site', c.get('locale'))}?done=${done}`);
    } catch (error) {
      if (!(error instanceof ContentHttpError) || error.status >= 500 || isForbidden(error)) throw error;
      return refused(s('site.said.notBack'), s('site.said.notBackText'));
    }
  });
