/** The people of an agency, for those who manage them (decision 159). */
import type { Context } from 'hono';
import type { ReactElement } from 'react';
import { pairsOf, type Typed, textOf } from '#domain/forms/read-form.ts';
import { pathTo } from '#domain/routes.ts';
import type { StaffMe } from '#wire/staff.ts';
import type { ChangePeople, StaffPeople } from '#wire/staff-people.ts';
import { FIELDS } from '#worker/answering/fields.ts';
import type { Answer, AppEnv } from '#worker/platform/env.ts';
import { ContentHttpError } from '#worker/platform/errors/app-error.ts';
import { answerProblem, seeOther } from '#worker/platform/forms/answer.ts';
import { mailOrigin } from '#worker/platform/page/mail-origin.ts';
import { siteContent } from '#worker/platform/page/view-context.ts';
import { postHome } from '../homes/home-load.tsx';
import { Desk } from '../parts.tsx';
import { forgetSession, guardOf, isForbidden, keepSession, withSession } from '../session.ts';
import { showStaff } from '../show-staff.tsx';
import { type StaffKey, staffTexts } from '../texts.ts';
import { type Above, PeoplePage } from './PeoplePage.tsx';
import { askedBack, type Change, changeOf, type Wrong } from './people-form.ts';

const DONE = ['added', 'changed', 'removed'] as const;
const DONE_BY: Readonly<Record<Change['kind'], (typeof DONE)[number]>> = {
  add: 'added',
  change: 'changed',
  remove: 'removed',
};

const hrefOf = (c: Context<AppEnv>): string => pathTo('staff-people', c.get('locale'));

/** Without the script that refreshes pages: it would change what stands beneath what was typed. */
async function showPage(
  c: Context<AppEnv>,
  me: StaffMe,
  title: string,
  page: ReactElement,
): Promise<Response> {
  const s = await staffTexts(c);
  return showStaff(
    c,
    <Desk at="staff-people" me={me} locale={c.get('locale')} s={s}>
      {page}
    </Desk>,
    { title, who: me.name, s, sheets: ['staff', 'people'], script: null },
  );
}

/** The people, or null for a person without the right. Throws ContentHttpError 403 for a session that has ended. */
async function peopleOf(c: Context<AppEnv>, session: string): Promise<StaffPeople | null> {
  const content = siteContent(c);
  try {
    const people = await content.staffPeople({ session }, mailOrigin(c));
    if (people.me.renewed) keepSession(c, session);
    return people;
  } catch (error) {
    if (!isForbidden(error)) throw error;
    return null;
  }
}

/** A page for a person without the right: who gives it. */
async function showNone(c: Context<AppEnv>, session: string): Promise<Response> {
  const { me } = await siteContent(c).staffDevices(session);
  const s = await staffTexts(c);
  c.status(403);
  return showPage(
    c,
    me,
    s('people.none'),
    <>
      <h1>{s('people.none')}</h1>
      <p>{s('people.noneText')}</p>
    </>,
  );
}

interface Refused {
  readonly typed: Typed;
  readonly above: Above;
  readonly wrong?: readonly Wrong[];
}

async function show(c: Context<AppEnv>, session: string, refused: Refused | null = null): Promise<Response> {
  const [people, s, guard] = await Promise.all([peopleOf(c, session), staffTexts(c), guardOf(session)]);
  if (people === null) return showNone(c, session);
  const { me, staff } = people;
  const done = refused === null ? DONE.find((one) => one === c.req.query('done')) : undefined;
  const above: Above | null = done === undefined ? null : { tone: 'good', title: s(`people.said.${done}`) };
  return showPage(
    c,
    me,
    s.count('people.title', staff.length),
    <PeoplePage
      action={hrefOf(c)}
      guard={guard}
      me={me}
      staff={staff}
      locale={c.get('locale')}
      s={s}
      above={refused?.above ?? above}
      typed={refused?.typed}
      wrong={refused?.wrong}
    />,
  );
}

/** Asks back, with all that was typed. */
async function showAsk(
  c: Context<AppEnv>,
  session: string,
  me: StaffMe,
  ask: 'self' | 'drop',
  typed: Typed,
): Promise<Response> {
  const [s, guard] = await Promise.all([staffTexts(c), guardOf(session)]);
  c.status(422);
  return showPage(
    c,
    me,
    s(`people.ask.${ask}`),
    <>
      <h1>{s(`people.ask.${ask}`)}</h1>
      <p>{s(`people.ask.${ask}Text`)}</p>
      <form action={hrefOf(c)} method="post" className="ppl-ask">
        {pairsOf({ ...typed, [FIELDS.guard]: [guard], sure: ['1'] }).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <a className="button" href={hrefOf(c)}>
          {s('people.ask.no')}
        </a>
        <button type="submit" className="button button--line">
          {s(`people.ask.${ask}Yes`)}
        </button>
      </form>
    </>,
  );
}

const requestOf = (change: Change): Omit<ChangePeople, 'session'> =>
  change.kind === 'remove' ? { remove: change.id } : { put: change.put };

/** Why the content service refused a change, by its status. Throws errors that are not part of the protocol. */
function saidOf(error: unknown): StaffKey {
  if (!(error instanceof ContentHttpError)) throw error;
  const { status, reason } = error;
  if (status === 403) return 'people.said.grants';
  if (status === 404) return 'people.said.gone';
  if (status === 422) return reason?.fields.email === undefined ? 'people.said.last' : 'people.said.known';
  if (status === 400) return 'people.said.wrong';
  throw error;
}

export const staffPeople: Answer = (c) => withSession(c, (session) => show(c, session));

/** Adds, changes or removes a person. */
export const postStaffPeople: Answer = (c) =>
  postHome(c, async ({ session, typed, problem }) => {
    const t = c.get('t');
    const s = await staffTexts(c);
    const again = (title: string, more: { text?: string; wrong?: readonly Wrong[] } = {}) =>
      show(c, session, {
        typed,
        above: { tone: 'warning', title, text: more.text },
        wrong: more.wrong ?? [],
      });
    if (problem !== null) {
      answerProblem(c, problem);
      return again(t(`forms.problems.${problem}.title`), { text: t(`forms.problems.${problem}.text`) });
    }
    const change = changeOf(typed);
    if (change === null || 'length' in change) {
      c.status(422);
      return again(s('people.said.wrong'), { wrong: change ?? [] });
    }
    const people = await peopleOf(c, session);
    if (people === null) return showNone(c, session);
    const { me, staff } = people;
    const ask = askedBack(change, me, staff);
    if (ask !== null && textOf(typed, 'sure') === undefined) return showAsk(c, session, me, ask, typed);
    try {
      await siteContent(c).staffPeople({ session, ...requestOf(change) }, mailOrigin(c));
    } catch (error) {
      const said = saidOf(error);
      c.status(error instanceof ContentHttpError && error.status === 403 ? 403 : 422);
      return again(s(said));
    }
    if (ask === 'self') forgetSession(c);
    return seeOther(
      c,
      ask === null ? `${hrefOf(c)}?done=${DONE_BY[change.kind]}` : pathTo('staff', c.get('locale')),
    );
  });
