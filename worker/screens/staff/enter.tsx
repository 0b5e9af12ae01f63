import type { Context } from 'hono';
import { pathOf, pathTo } from '#domain/routes.ts';
import type { Answer, AppEnv } from '../../platform/env.ts';
import { TOKEN_GUARDS } from '../../platform/forms/guards.ts';
import { receive } from '../../platform/forms/receive.ts';
import { Unbroken } from '../../platform/page/parts/Unbroken.tsx';
import { viewContext } from '../../platform/page/view-context.ts';
import { openHere } from './open.ts';
import { askedBy, ownPage } from './session.ts';
import { showStaff } from './show-staff.tsx';
import { type StaffTexts, staffTexts } from './texts.ts';

/** In a browser that asked for nothing: the code goes where the mail was requested (decision 116). */
const showElsewhere = (c: Context<AppEnv>, s: StaffTexts): Promise<Response> =>
  showStaff(
    c,
    <div className="case-width desk-enter">
      <h1>
        <Unbroken>{s('elsewhere')}</Unbroken>
      </h1>
      <p>
        <Unbroken>{s('elsewhereText')}</Unbroken>
      </p>
      <p>
        <a href={pathTo('staff-sign-in', c.get('locale'))}>{s('signIn')}</a>
      </p>
    </div>,
    { title: s('elsewhere'), who: null, s },
  );

/** The page behind the mailed link: a button, because mail scanners follow links too. */
export const staffEnter: Answer = async (c) => {
  ownPage(c);
  const s = await staffTexts(c);
  // The link opens nothing here, and is not used up.
  if (askedBy(c) === null) return showElsewhere(c, s);
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

/** Opens the session, once, in the browser that requested the link. */
export const postStaffEnter: Answer = async (c) => {
  ownPage(c);
  const { locale } = viewContext(c);
  const { problem } = await receive(c, 'staff-enter', {
    // The page of a link has no referrer, so that browsers send no origin: the browser's own secret protects
    // it too.
    guards: TOKEN_GUARDS,
  });
  const token = c.get('route').params.token ?? '';
  const opened = problem === null && /^[A-Za-z0-9_-]{43}$/.test(token) ? await openHere(c, { token }) : null;
  if (opened !== null) return opened;
  const s = await staffTexts(c);
  c.status(410);
  if (askedBy(c) === null) return showElsewhere(c, s);
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
