import type { Context } from 'hono';
import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import { formatClock, formatDayName } from '#domain/format/moment.ts';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import { isMeantDay } from '#domain/stays/day.ts';
import type { StaffClosure, Desk as StoredDesk } from '#wire/staff.ts';
import type { Answer, AppEnv } from '#worker/platform/env.ts';
import { ContentHttpError, failureOf, isOutcomeUnknown } from '#worker/platform/errors/app-error.ts';
import { liveWith } from '#worker/platform/failure/outage.ts';
import { answerProblem, seeOther } from '#worker/platform/forms/answer.ts';
import type { FormProblem } from '#worker/platform/forms/problems.ts';
import { siteContent } from '#worker/platform/page/view-context.ts';
import { postHome } from '../homes/home-load.tsx';
import { Desk, Press } from '../parts.tsx';
import { guardOf, isForbidden, withSession } from '../session.ts';
import { showStaff } from '../show-staff.tsx';
import { staffTexts } from '../texts.ts';
import { Closing } from './closing.tsx';
import { OpenHouses, openHouseIn } from './open-houses.tsx';

type Hours = Pick<StoredDesk, 'me' | 'closures' | 'agents' | 'openHouses'>;

/** What the forms need to be sent again while the content service does not answer: the chosen agent, by id. */
function bare(typed: Typed): Hours {
  const id = textOf(typed, 'agent');
  return {
    me: { id: '', name: '', email: '', sees: 'all', rights: [], renewed: false },
    closures: [],
    agents: id === undefined ? [] : [{ id, name: id, email: '' }],
    openHouses: [],
  };
}

/** The stored hours; after a failed change also without them, so that what was typed stays. */
async function loadHours(c: Context<AppEnv>, session: string, failed: Typed | null): Promise<Hours> {
  try {
    return await siteContent(c).staffDesk({ session, most: 1 });
  } catch (error) {
    if (failed === null || isForbidden(error) || failureOf(error) !== 'outage') throw error;
    return bare(failed);
  }
}

/** Whether a day was typed that nobody can mean, such as one in the year 0026. */
const isSlip = (typed: Typed): boolean =>
  ['day', 'openDay'].some((name) => {
    const day = textOf(typed, name);
    return day !== undefined && !isMeantDay(day);
  });

/** Midnight in Brussels, on any day. */
const MIDNIGHT = '2026-01-01T00:00:00+01:00';

/** A span in words: whole days without their hours, and a day once. */
function spanIn(start: string, end: string, locale: Locale): string {
  const clock = (at: string) => formatClock(at, locale);
  const isWhole = [start, end].every((at) => clock(at) === clock(MIDNIGHT));
  // A whole day ends where the next one begins.
  const last = isWhole ? new Date(Date.parse(end) - 1).toISOString() : end;
  const [from, to] = [formatDayName(start, locale), formatDayName(last, locale)];
  if (isWhole) return from === to ? from : `${from} – ${to}`;
  if (from === to) return `${from}, ${clock(start)} – ${clock(end)}`;
  return `${from}, ${clock(start)} – ${to}, ${clock(end)}`;
}

/**
 * Days and hours without viewings; with the typed values after a refusal, or, with a problem, after a change that was not
 * stored because the content service was out of reach or the site moved.
 */
async function showHours(
  c: Context<AppEnv>,
  session: string,
  wrong: Typed | null = null,
  problem: FormProblem | null = null,
): Promise<Response> {
  const [{ me, closures, agents, openHouses }, s, guard] = await Promise.all([
    loadHours(c, session, problem === null ? null : wrong),
    staffTexts(c),
    guardOf(session),
  ]);
  const locale = c.get('locale');
  const action = pathTo('staff-hours', locale);
  const nameOf = (id: string | null) => agents.find((one) => one.id === id)?.name ?? s('everybody');
  if (problem !== null) answerProblem(c, problem);
  else if (wrong !== null) c.status(422);
  const page = (
    <Desk at="staff-hours" me={me} locale={locale} s={s}>
      <h1>{s('hours')}</h1>
      {wrong === null ? null : (
        <StatusMessage
          tone="warning"
          title={
            problem === null
              ? s(isSlip(wrong) ? 'noDay' : textOf(wrong, 'home') === undefined ? 'tryAgain' : 'openWrong')
              : c.get('t')(`forms.problems.${problem}.title`)
          }
          live
        >
          {problem === null ? null : <p>{c.get('t')(`forms.problems.${problem}.text`)}</p>}
        </StatusMessage>
      )}
      <Closing action={action} guard={guard} typed={wrong ?? {}} me={me} agents={agents} s={s} />
      <ul className="wait" hidden={closures.length === 0}>
        {closures.map(({ id, start, end, agentId }) => (
          <li key={id} data-key={id}>
            <b>{spanIn(start, end, locale)}</b>
            <p>{nameOf(agentId)}</p>
            <Press action={action} guard={guard} label={s('reopen')} fields={{ open: id }} line />
          </li>
        ))}
      </ul>
      {me.sees === 'all' ? (
        <OpenHouses
          openHouses={openHouses}
          action={action}
          guard={guard}
          typed={wrong ?? {}}
          locale={locale}
          s={s}
        />
      ) : null}
    </Desk>
  );
  return showStaff(c, page, { title: s('hours'), who: me.name, s });
}

/** The change that a form asks for; null when it is incomplete, or of a day that nobody can mean. */
function changeIn(typed: Typed): Omit<StaffClosure, 'session'> | null {
  if (isSlip(typed)) return null;
  const [day, from, until] = [textOf(typed, 'day'), textOf(typed, 'from'), textOf(typed, 'until')];
  const [agentId, open] = [textOf(typed, 'agent'), textOf(typed, 'open')];
  if (open !== undefined) return { open };
  const openHouse = openHouseIn(typed);
  if (openHouse !== undefined) return openHouse;
  if (day === undefined || (from === undefined) !== (until === undefined)) return null;
  const hours: [string, string] | undefined =
    from === undefined || until === undefined ? undefined : [from, until];
  return { close: { from: day, ...(hours && { hours }), ...(agentId === undefined ? {} : { agentId }) } };
}

export const staffHours: Answer = (c) => withSession(c, (session) => showHours(c, session));

/** Closes hours, or opens them again. */
export const postStaffHours: Answer = (c) =>
  postHome(c, async ({ session, typed, problem }) => {
    const change = problem === null ? changeIn(typed) : null;
    if (change === null) return showHours(c, session, typed);
    try {
      await siteContent(c).changeStaffHours({ session, ...change });
    } catch (error) {
      if (error instanceof ContentHttpError && [400, 404].includes(error.status))
        return showHours(c, session, typed);
      // A session that has ended is no outage: the person signs in.
      if (isForbidden(error) || failureOf(error) !== 'outage') throw error;
      liveWith(c, 'act', 'staff', error);
      return showHours(c, session, typed, isOutcomeUnknown(error) ? 'unknown' : 'unavailable');
    }
    return seeOther(c, pathTo('staff-hours', c.get('locale')));
  });
