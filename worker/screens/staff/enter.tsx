import type { Handler } from 'hono';
import { pathOf, pathTo } from '../../../domain/routes.ts';
import type { AppEnv } from '../../platform/env.ts';
import { ContentHttpError } from '../../platform/errors/app-error.ts';
import { seeOther } from '../../platform/forms/answer.ts';
import { TOKEN_GUARDS } from '../../platform/forms/guards.ts';
import { receive } from '../../platform/forms/receive.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { askedBy, forgetAsked, keepSession, ownPage } from './session.ts';
import { showStaff } from './show-staff.tsx';
import { staffTexts } from './texts.ts';

/** The page behind the mailed link: a button, because mail scanners follow links too. */
export const staffEnter: Handler<AppEnv> = async (c) => {
  ownPage(c);
  const s = await staffTexts(c);
  return showStaff(
    c,
    <div className="case-width desk-enter">
      <h1>{s('enterTitle')}</h1>
      <form action={pathOf(c.get('route'))} method="post">
        <button type="submit" className="button">
          {s('enter')}
        </button>
      </form>
    </div>,
    { title: s('enterTitle'), who: null, s },
  );
};

/** Browser and system from the User-Agent: enough to tell one's devices apart. */
function deviceOf(agent: string): string {
  const browser = /Edg|Firefox|Chrome|Safari/.exec(agent)?.[0] ?? 'Browser';
  const system = /iPhone|iPad|Android|Windows|Macintosh|Linux/.exec(agent)?.[0];
  return [browser === 'Edg' ? 'Edge' : browser, system === 'Macintosh' ? 'Mac' : system]
    .filter((part) => part !== undefined)
    .join(', ');
}

/** Opens the session, once, in the browser that requested the link. */
export const postStaffEnter: Handler<AppEnv> = async (c) => {
  ownPage(c);
  const { locale } = viewContext(c);
  const { problem } = await receive(c, 'staff-enter', {
    // The page of a link has no referrer, so that browsers send no origin: the browser's own secret protects
    // it too.
    guards: TOKEN_GUARDS,
  });
  const [browser, token] = [askedBy(c), c.get('route').params.token ?? ''];
  try {
    if (problem === null && browser !== null && /^[A-Za-z0-9_-]{43}$/.test(token)) {
      const device = deviceOf(c.req.header('User-Agent') ?? '');
      const { session } = await siteContent(c).openStaffSession({ token, browser, device });
      keepSession(c, session);
      forgetAsked(c);
      return seeOther(c, pathTo('staff', locale));
    }
  } catch (error) {
    if (!(error instanceof ContentHttpError && [400, 404, 409, 410].includes(error.status))) throw error;
  }
  const s = await staffTexts(c);
  c.status(410);
  return showStaff(
    c,
    <div className="case-width desk-enter">
      <h1>{s('linkPast')}</h1>
      <p>{s('linkPastText')}</p>
      <p>
        <a className="button" href={pathTo('staff-sign-in', locale)}>
          {s('send')}
        </a>
      </p>
    </div>,
    { title: s('linkPast'), who: null, s },
  );
};
