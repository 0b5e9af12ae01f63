import type { Context } from 'hono';
import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import { DOT } from '#domain/format/ties.ts';
import { textOf } from '#domain/forms/read-form.ts';
import type { Answer, AppEnv } from '#worker/platform/env.ts';
import { answerProblem, seeOther } from '#worker/platform/forms/answer.ts';
import type { FormProblem } from '#worker/platform/forms/problems.ts';
import { siteContent } from '#worker/platform/page/view-context.ts';
import { Press } from '../parts.tsx';
import { guardOf, withSession } from '../session.ts';
import { refusedWrite } from './home-answer.tsx';
import { loadHome, postHome, showHome } from './home-load.tsx';
import { actionOf, homeIn, hrefsOf } from './home-paths.ts';
import { momentOf } from './home-view.ts';
import { isHiddenHome } from './layer-view.ts';

async function show(
  c: Context<AppEnv>,
  session: string,
  problem: FormProblem | null = null,
): Promise<Response> {
  const [view, guard] = await Promise.all([loadHome(c, session), guardOf(session)]);
  const { opened, words, locked } = view;
  const { s, locale } = words;
  const hrefs = hrefsOf(opened, locale, false);
  if (problem !== null) answerProblem(c, problem);
  const page = (
    <div className="home-page">
      <p>
        <a href={hrefs.home}>{view.name}</a>
      </p>
      <h1>{s('written.versions')}</h1>
      {problem === null ? null : (
        <StatusMessage tone="warning" title={c.get('t')(`forms.problems.${problem}.title`)} live>
          <p>{s('written.pressAgain')}</p>
        </StatusMessage>
      )}
      <p className="muted">
        {s(opened.versions.length === 0 ? 'written.versionsNone' : 'written.versionsText')}
      </p>
      <ol className="desk-versions">
        {opened.versions.map(({ number, action, by, at, withdrawn }, index) => (
          <li key={number} data-key={String(number)}>
            <p>
              <b>{momentOf(at, locale)}</b>
              {`${DOT}${by ?? s('written.otherWay')}`}
            </p>
            <p>{s(`written.actions.${actionOf(action)}`)}</p>
            {index === 0 ? (
              <p className="muted">
                {s(
                  isHiddenHome(opened)
                    ? 'written.layer.isHidden'
                    : withdrawn
                      ? 'written.versionWithdrawn'
                      : 'written.versionNow',
                )}
              </p>
            ) : locked === null || (action === 'home.layered' && opened.me.rights.includes('homes')) ? (
              <Press
                action={hrefs.versions}
                guard={guard}
                label={s('written.restore')}
                fields={{ version: String(number) }}
                line
              />
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  );
  return showHome(c, page, { title: `${s('written.versions')}: ${view.name}`, me: opened.me, s });
}

/** The last ten versions of a home. */
export const staffHomeVersions: Answer = (c) => withSession(c, (session) => show(c, session));

/** Puts an earlier version back online; drafts stay. */
export const postStaffHomeVersions: Answer = (c) =>
  postHome(c, async ({ session, typed, problem }) => {
    const version = Number(textOf(typed, 'version'));
    if (problem !== null || !Number.isInteger(version) || version < 1)
      return show(c, session, problem ?? 'unreadable');
    try {
      await siteContent(c).restoreHome({ session, ...homeIn(c), version });
    } catch (error) {
      return refusedWrite(c, session, error);
    }
    return seeOther(c, `${hrefsOf(homeIn(c), c.get('locale'), false).home}?done=restored`);
  });
