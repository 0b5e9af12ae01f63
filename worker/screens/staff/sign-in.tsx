import type { Context } from 'hono';
import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import { textOf } from '#domain/forms/read-form.ts';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import type { Answer, AppEnv } from '../../platform/env.ts';
import { answerProblem } from '../../platform/forms/answer.ts';
import { ownOrigin, withinLimit } from '../../platform/forms/guards.ts';
import { networkOf } from '../../platform/forms/network.ts';
import { receive } from '../../platform/forms/receive.ts';
import { mailOrigin } from '../../platform/page/mail-origin.ts';
import { Unbroken } from '../../platform/page/parts/Unbroken.tsx';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { openHere } from './open.ts';
import { askedBy, keepAsked, newSecret, ownPage, proofOf } from './session.ts';
import { showStaff } from './show-staff.tsx';
import { type StaffTexts, staffTexts } from './texts.ts';

/** Where the code of the mail is typed, in the browser that asked. */
const CodeForm = ({ s, locale }: { readonly s: StaffTexts; readonly locale: Locale }) => (
  <form action={pathTo('staff-sign-in', locale)} method="post" className="case-form">
    <div className="field">
      <label className="field__label" htmlFor="code">
        {s('code')}
      </label>
      <input
        className="input"
        id="code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9 ]{6,9}"
        required
        maxLength={9}
      />
    </div>
    <button type="submit" className="button">
      {s('codeSend')}
    </button>
  </form>
);

/** The code opened nothing: wrong, used, expired, too many tries, or asked for elsewhere; all look the same. */
function showCodeAgain(c: Context<AppEnv>, s: StaffTexts): Promise<Response> {
  const { locale } = viewContext(c);
  c.status(422);
  return showStaff(
    c,
    <div className="case-width desk-enter">
      <h1>
        <Unbroken>{s('mailed')}</Unbroken>
      </h1>
      <StatusMessage tone="warning" title={<Unbroken>{s('codeWrong')}</Unbroken>} live />
      <CodeForm s={s} locale={locale} />
      <p>
        <a href={pathTo('staff-sign-in', locale)}>{s('codeAgain')}</a>
      </p>
    </div>,
    { title: s('mailed'), who: null, s },
  );
}

function showForm(c: Context<AppEnv>, s: StaffTexts, problem = false): Promise<Response> {
  const { locale, site } = viewContext(c);
  return showStaff(
    c,
    <div className="case-width desk-enter">
      <div>
        <p className="muted">{s('forStaff')}</p>
        <h1>{s('signIn')}</h1>
      </div>
      {problem ? <StatusMessage tone="warning" title={s('tryAgain')} live /> : null}
      <form action={pathTo('staff-sign-in', locale)} method="post" className="case-form">
        <div className="field">
          <label className="field__label" htmlFor="email">
            <Unbroken>{s('address', { agency: site.name })}</Unbroken>
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
      <p className="muted">
        <Unbroken>{s('signInNote')}</Unbroken>
      </p>
    </div>,
    { title: s('signIn'), who: null, s },
  );
}

/** Asks for a staff member's mail address. */
export const staffSignIn: Answer = async (c) => {
  ownPage(c);
  return showForm(c, await staffTexts(c));
};

/** Requests a mail, with the same answer for an unknown address; or signs in by the code of that mail. */
export const postStaffSignIn: Answer = async (c) => {
  ownPage(c);
  const s = await staffTexts(c);
  const { typed, problem } = await receive(c, 'staff-sign-in', { guards: [ownOrigin, withinLimit] });
  const code = textOf(typed, 'code')?.replaceAll(/\s/g, '');
  if (problem === null && code !== undefined) {
    const opened = /^[0-9]{6}$/.test(code) ? await openHere(c, { code }) : null;
    return opened ?? showCodeAgain(c, s);
  }
  const email = textOf(typed, 'email') ?? '';
  if (problem !== null || email.length > 254 || !email.includes('@')) {
    if (problem === null) c.status(422);
    else answerProblem(c, problem);
    return showForm(c, s, true);
  }
  const { locale } = viewContext(c);
  const browser = askedBy(c) ?? newSecret();
  const sender = await networkOf(c);
  const proof = proofOf(c);
  const request = { email, browser, sender, locale, ...(proof === undefined ? {} : { proof }) };
  const { sign } = await siteContent(c).askStaffSignIn(request, mailOrigin(c));
  keepAsked(c, browser);
  return showStaff(
    c,
    <div className="case-width desk-enter">
      <h1>
        <Unbroken>{s('mailed')}</Unbroken>
      </h1>
      <p className="case-lead">
        <Unbroken>{s('mailedText', { email })}</Unbroken>
      </p>
      <dl className="case-facts">
        <div>
          <dt>{s('sign')}</dt>
          <dd>{sign}</dd>
        </div>
      </dl>
      <CodeForm s={s} locale={locale} />
      <p className="muted">
        <Unbroken>{s('signNote')}</Unbroken>
      </p>
      <p>
        <a href={pathTo('staff-sign-in', locale)}>{s('otherAddress')}</a>
      </p>
    </div>,
    { title: s('mailed'), who: null, s },
  );
};
