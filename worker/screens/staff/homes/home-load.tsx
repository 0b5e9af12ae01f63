import type { Context } from 'hono';
import type { ReactElement } from 'react';
import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import { pairsOf, type Typed, textOf } from '#domain/forms/read-form.ts';
import { pathTo } from '#domain/routes.ts';
import type { StaffMe } from '#wire/staff.ts';
import { FIELDS } from '#worker/answering/fields.ts';
import type { AppEnv } from '#worker/platform/env.ts';
import { failureOf, isOutcomeUnknown } from '#worker/platform/errors/app-error.ts';
import { liveWith } from '#worker/platform/failure/outage.ts';
import { answerProblem } from '#worker/platform/forms/answer.ts';
import { countedWithin, ownOrigin } from '#worker/platform/forms/guards.ts';
import type { FormProblem } from '#worker/platform/forms/problems.ts';
import { receive } from '#worker/platform/forms/receive.ts';
import { siteContent } from '#worker/platform/page/view-context.ts';
import { staffGuards } from '../own-form.ts';
import { Desk } from '../parts.tsx';
import { guardOf, isForbidden, isHeld, keepSession, sessionOf, withSession } from '../session.ts';
import { showStaff } from '../show-staff.tsx';
import { type StaffTexts, staffTexts } from '../texts.ts';
import { homeIn, ownHref } from './home-paths.ts';
import { type HomeView, toHome } from './home-view.ts';

/** A home as it is now, for a page of it. Throws ContentHttpError, NotFound. */
export async function loadHome(
  c: Context<AppEnv>,
  session: string,
  retained: Parameters<typeof toHome>[3] = null,
  unit: string | null = null,
): Promise<HomeView> {
  const [opened, s] = await Promise.all([siteContent(c).openHome({ session, ...homeIn(c) }), staffTexts(c)]);
  if (opened.me.renewed) keepSession(c, session);
  return toHome(opened, c.get('site'), { s, t: c.get('t'), locale: c.get('locale') }, retained, unit);
}

interface Shown {
  readonly title: string;
  readonly me: StaffMe | null;
  readonly s: StaffTexts;
  /** What saves what is typed by itself, or sends pictures. */
  readonly script?: 'staffHome' | 'staffPictures' | null;
}

/** Shows a page of a home, without the script that refreshes pages: what a person sees must be what the form states (decision 160). */
export const showHome = (
  c: Context<AppEnv>,
  page: ReactElement,
  { title, me, s, script = null }: Shown,
): Promise<Response> =>
  showStaff(
    c,
    <Desk at="staff-homes" me={me ?? { rights: [] }} locale={c.get('locale')} s={s}>
      {page}
    </Desk>,
    { title, who: me?.name ?? null, s, sheets: ['staff', 'home-form'], script },
  );

/** What a form had: its texts, and the files that were chosen in it, of which only the names are kept. */
export interface Retained {
  readonly typed: Typed;
  readonly files: readonly { readonly field: string; readonly name: string }[];
}

/** Chosen files that were not kept: they are asked for once more, here or in the form that follows signing in. */
function FilesAgain({
  files,
  why,
  s,
}: Pick<Retained, 'files'> & { readonly why: string; readonly s: StaffTexts }) {
  if (files.length === 0) return null;
  if (why === 'ended') return <p>{s('written.filesAfter')}</p>;
  return files.map(({ field, name }) => (
    <div key={field} className="field">
      <label className="field__label" htmlFor={field}>
        {s('written.fileAgain', { file: name })}
      </label>
      <input className="input" type="file" id={field} name={field} accept="image/*" />
    </div>
  ));
}

/** What was typed, to be sent again: the session has ended, or nothing answers. */
export async function showAgain(
  c: Context<AppEnv>,
  { typed, files }: Retained,
  why: 'ended' | FormProblem,
): Promise<Response> {
  const s = await staffTexts(c);
  const t = c.get('t');
  if (why === 'ended') c.status(401);
  else answerProblem(c, why);
  const title = why === 'ended' ? s('written.endedTitle') : t(`forms.problems.${why}.title`);
  return showHome(
    c,
    <>
      <h1>{s('written.retainedTitle')}</h1>
      <StatusMessage tone="warning" title={title} live>
        <p>{why === 'ended' ? s('written.endedText') : t(`forms.problems.${why}.text`)}</p>
        {why === 'ended' ? (
          <p>
            <a href={pathTo('staff-sign-in', c.get('locale'))} target="_blank" rel="noreferrer">
              {s('signIn')}
            </a>
          </p>
        ) : null}
      </StatusMessage>
      <form
        action={ownHref(c)}
        method="post"
        encType={files.length === 0 ? undefined : 'multipart/form-data'}
        className="form"
        data-retained=""
        data-ended={why === 'ended' ? '' : undefined}
      >
        <FilesAgain files={files} why={why} s={s} />
        {pairsOf(typed).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} defaultValue={value} />
        ))}
        <button type="submit" className="button">
          {s('written.sendAgain')}
        </button>
      </form>
    </>,
    { title: s('written.retainedTitle'), me: null, s },
  );
}

/** A form of a home's page: whether it came from a page of this session. */
export interface Sent {
  readonly session: string;
  readonly typed: Typed;
  /** Null for a form of a page of this session. */
  readonly problem: FormProblem | null;
}

/**
 * Whether a long form is read. One of a session that has ended is, so that nothing typed is lost, as often as a visitor
 * may send a form: nobody can tell it from one that never was.
 */
const mayBeLong = async (c: Context<AppEnv>, session: string): Promise<boolean> =>
  (await isHeld(c, session)) || (await isCountedLong(c));

/** Counts a long form of no session; whether its sender may send it. */
export const isCountedLong = async (c: Context<AppEnv>): Promise<boolean> =>
  (await countedWithin({
    headers: c.req.raw.headers,
    siteId: c.get('site').id,
    form: 'staff-long',
    limiter: c.env.FORM_LIMIT,
    log: c.get('log'),
  })) === null;

/** Does what a form asks for; shows what was typed, to be sent again, when nothing answers. */
export async function orShowAgain(
  c: Context<AppEnv>,
  retainedNow: () => Retained,
  act: () => Promise<Response>,
): Promise<Response> {
  try {
    return await act();
  } catch (error) {
    const retained = retainedNow();
    const isNothing = Object.keys(retained.typed).length === 0;
    // A session that has ended is no outage: the person signs in.
    if (failureOf(error) !== 'outage' || isForbidden(error) || isNothing) throw error;
    liveWith(c, 'act', 'staff', error);
    return showAgain(c, retained, isOutcomeUnknown(error) ? 'unknown' : 'unavailable');
  }
}

/** Runs `act` with a session and a form; nothing typed is lost when the session has ended, or nothing answers. */
export async function postHome(
  c: Context<AppEnv>,
  act: (sent: Sent) => Promise<Response>,
): Promise<Response> {
  const held = sessionOf(c);
  const { typed, problem } = await receive(c, 'staff', {
    guards: held === null ? [ownOrigin] : staffGuards(held),
    ...(held === null ? {} : { long: () => mayBeLong(c, held) }),
  });
  const actOrShow = async (session: string): Promise<Response> => {
    const own = textOf(typed, FIELDS.guard) === (await guardOf(session));
    return orShowAgain(
      c,
      () => ({ typed, files: [] }),
      () => act({ session, typed, problem: problem ?? (own ? null : 'foreign') }),
    );
  };
  return withSession(c, actOrShow, {
    back: () => ownHref(c),
    show: () => (problem === null ? showAgain(c, { typed, files: [] }, 'ended') : null),
  });
}
