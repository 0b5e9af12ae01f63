import type { Context, Handler } from 'hono';
import { textOf } from '../../../domain/forms/read-form.ts';
import { pathOf, pathTo } from '../../../domain/routes.ts';
import type { AppEnv } from '../../platform/env.ts';
import { ContentHttpError } from '../../platform/errors/app-error.ts';
import { answerProblem, seeOther } from '../../platform/forms/answer.ts';
import { ownOrigin, TOKEN_GUARDS, withinLimit } from '../../platform/forms/guards.ts';
import { networkOf } from '../../platform/forms/network.ts';
import { receive } from '../../platform/forms/receive.ts';
import { renderPage } from '../../platform/page/render-page.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { askedBy, forgetAsked, keepAsked, keepSession, newSecret, ownPage } from './session.ts';
import { type StaffTexts, staffTexts } from './texts.ts';

/** What everything here is held to: the page's own origin, and a rate of its sender. */
export const STAFF_GUARDS = [ownOrigin, withinLimit] as const;

const head = (title: string) => ({ title, index: false, sheets: ['staff'] as const });

function showForm(c: Context<AppEnv>, s: StaffTexts, problem = false): Promise<Response> {
  const { locale, site } = viewContext(c);
  return renderPage(
    c,
    <div className="case-width desk-enter">
      <div>
        <p className="muted">{s('forStaff')}</p>
        <h1>{s('signIn')}</h1>
      </div>
      {problem ? <p role="alert">{s('tryAgain')}</p> : null}
      <form action={pathTo('staff-sign-in', locale)} method="post" className="case-form">
        <div className="field">
          <label className="field__label" htmlFor="email">
            {s('address', { agency: site.name })}
          </label>
          <input
            className="input"
            id="email"
            name="email"
            type="email"
            autoComplete="username"
            required
            maxLength={254}
          />
        </div>
        <button type="submit" className="button">
          {s('send')}
        </button>
      </form>
      <p className="muted">{s('signInNote')}</p>
    </div>,
    { head: head(s('signIn')), slim: { note: null } },
  );
}

/** Asks for the address of somebody of the agency. */
export const staffSignIn: Handler<AppEnv> = async (c) => {
  ownPage(c);
  return showForm(c, await staffTexts(c));
};

/** Asks for a link: the same page for an address that nobody has. */
export const postStaffSignIn: Handler<AppEnv> = async (c) => {
  ownPage(c);
  const s = await staffTexts(c);
  const { typed, problem } = await receive(c, 'staff-sign-in', { guards: STAFF_GUARDS });
  const email = textOf(typed, 'email') ?? '';
  if (problem !== null || email.length > 254 || !email.includes('@')) {
    if (problem === null) c.status(422);
    else answerProblem(c, problem);
    return showForm(c, s, true);
  }
  const { origin, locale } = viewContext(c);
  const browser = askedBy(c) ?? newSecret();
  const sender = await networkOf(c);
  const { sign } = await siteContent(c).askStaffSignIn({ email, browser, sender, locale }, origin);
  keepAsked(c, browser);
  return renderPage(
    c,
    <div className="case-width desk-enter">
      <h1>{s('mailed')}</h1>
      <p className="case-lead">{s('mailedText', { email })}</p>
      <dl className="case-facts">
        <div>
          <dt>{s('sign')}</dt>
          <dd>{sign}</dd>
        </div>
      </dl>
      <p className="muted">{s('signNote')}</p>
      <p>
        <a href={pathTo('staff-sign-in', locale)}>{s('otherAddress')}</a>
      </p>
    </div>,
    { head: head(s('mailed')), slim: { note: null } },
  );
};

/** Behind the mailed link: a button, since scanners of mails follow links too. */
export const staffEnter: Handler<AppEnv> = async (c) => {
  ownPage(c);
  const s = await staffTexts(c);
  return renderPage(
    c,
    <div className="case-width desk-enter">
      <h1>{s('enterTitle')}</h1>
      <form action={pathOf(c.get('route'))} method="post">
        <button type="submit" className="button">
          {s('enter')}
        </button>
      </form>
    </div>,
    { head: head(s('enterTitle')), slim: { note: null } },
  );
};

/** A browser and a system by their own words: enough to tell one's devices apart. */
function deviceOf(agent: string): string {
  const browser = /Edg|Firefox|Chrome|Safari/.exec(agent)?.[0] ?? 'Browser';
  const system = /iPhone|iPad|Android|Windows|Macintosh|Linux/.exec(agent)?.[0];
  return [browser === 'Edg' ? 'Edge' : browser, system === 'Macintosh' ? 'Mac' : system]
    .filter((part) => part !== undefined)
    .join(', ');
}

/** Opens the session, once, in the browser that asked. */
export const postStaffEnter: Handler<AppEnv> = async (c) => {
  ownPage(c);
  const { locale } = viewContext(c);
  const { problem } = await receive(c, 'staff-enter', {
    // The page of a link has no referrer, so that browsers send no origin: their own secret holds it as well.
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
  return renderPage(
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
    { head: head(s('linkPast')), slim: { note: null } },
  );
};
