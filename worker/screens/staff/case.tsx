import type { Context } from 'hono';
import type { Typed } from '#domain/forms/read-form.ts';
import { pathOf, pathTo } from '#domain/routes.ts';
import { ANSWER_ACTIONS, type AnswerAction } from '#wire/answer-link.ts';
import { MOST_WORD } from '#wire/answers.ts';
import { CASE_KINDS, type StaffCaseRequest } from '#wire/staff.ts';
import { askedDay, freeLater, todayThere } from '../../agenda/load-week.ts';
import { AnswerPage } from '../../answering/AnswerPage.tsx';
import { aboutOf } from '../../answering/about.ts';
import { toAnswer } from '../../answering/answer-view.ts';
import { actionIn, offersIn, slotIn, wordIn } from '../../answering/fields.ts';
import type { WrongTime } from '../../answering/input.ts';
import { toBare } from '../../answering/unavailable-view.ts';
import { NO_TIME, problemOf, wrongTimeOf } from '../../answering/wrong-time.ts';
import type { Answer, AppEnv } from '../../platform/env.ts';
import { ContentHttpError, failureOf, isOutcomeUnknown, NotFound } from '../../platform/errors/app-error.ts';
import { liveWith } from '../../platform/failure/outage.ts';
import { answerProblem, seeOther } from '../../platform/forms/answer.ts';
import type { FormProblem } from '../../platform/forms/problems.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { postHome } from './homes/home-load.tsx';
import { guardOf, isForbidden, withSession } from './session.ts';
import { showStaff } from './show-staff.tsx';
import { staffTexts } from './texts.ts';

/** Query parameter of the redirect after an action. */
const DONE = 'done';

interface Pressed {
  readonly typed: Typed;
  readonly problem?: FormProblem;
  readonly wrongTime?: WrongTime;
  /** Someone else was faster: the typed reply was not sent. */
  readonly late?: boolean;
}

/** The case in the address. Throws NotFound. */
function requestOf(c: Context<AppEnv>, session: string): StaffCaseRequest {
  const { params } = c.get('route');
  const kind = CASE_KINDS.find((one) => one === params.kind);
  const action = ANSWER_ACTIONS.find((one) => one === params.deed);
  const { id } = params;
  const unknown = action === undefined && params.deed !== undefined;
  if (kind === undefined || unknown || id === undefined || !/^[A-Za-z0-9_-]{1,64}$/.test(id)) {
    throw new NotFound('no case');
  }
  return { session, kind, id, ...(action === undefined ? {} : { deed: action }) };
}

async function show(
  c: Context<AppEnv>,
  session: string,
  { typed, problem, wrongTime, late = false }: Pressed = { typed: {} },
): Promise<Response> {
  const request = requestOf(c, session);
  const content = siteContent(c);
  const today = todayThere();
  const asked = askedDay(c.req.query('from'), today);
  const load = (from: string | null) => content.staffCase({ ...request, ...(from === null ? {} : { from }) });
  const [first, s] = await Promise.all([load(asked), staffTexts(c)]);
  const later = first.times ? freeLater(asked, first.times) : null;
  const link = later === null ? first : await load(later);
  const locale = c.get('locale');
  if (problem !== undefined) answerProblem(c, problem);
  if (late) c.status(409);
  const hrefOf = (action: AnswerAction) =>
    pathTo('staff-case', locale, { kind: request.kind, id: request.id, deed: action });
  // A moved viewing can be moved again, so only the parameter tells that the page follows an action.
  const justDone = c.req.query(DONE) !== undefined && link.done !== null;
  const standing = late ? 'past' : justDone ? 'used' : link.standing;
  const view = toAnswer(
    {
      link: { ...link, standing },
      about: await aboutOf(c, link),
      action: pathOf(c.get('route')),
      typed,
      problem: problem ?? null,
      week: link.times && { from: later ?? asked ?? today, today, agenda: link.times },
      wrongTime: wrongTime ?? null,
      late,
      justDone,
      mailed: false,
      now: new Date(),
      staff: {
        hrefOf,
        guard: await guardOf(session),
        possible: first.possible,
        deskHref: pathTo('staff', locale),
        opened: request.deed === undefined,
      },
    },
    viewContext(c),
  );
  return showStaff(c, <AnswerPage view={view} t={c.get('t')} />, {
    title: view.heading,
    who: link.mailedTo,
    s,
    sheets: view.press?.times ? ['answer', 'agenda'] : ['answer'],
  });
}

/** A case with one action; a GET changes nothing. */
export const staffCase: Answer = (c) => withSession(c, (session) => show(c, session));

/** Shows the typed values while the case is out of reach: the same form can be sent again. */
async function showBare(
  c: Context<AppEnv>,
  session: string,
  typed: Typed,
  problem: FormProblem,
): Promise<Response> {
  answerProblem(c, problem);
  const guard = await guardOf(session);
  const view = toBare({ action: pathOf(c.get('route')), typed, problem, guard }, viewContext(c));
  const page = <AnswerPage view={view} t={c.get('t')} />;
  return showStaff(c, page, { title: view.heading, who: null, s: await staffTexts(c), sheets: ['answer'] });
}

/** Answer to an action that failed. Throws errors that are not part of the protocol. */
function undone(c: Context<AppEnv>, session: string, typed: Typed, error: unknown): Promise<Response> {
  const wrongTime = wrongTimeOf(error);
  if (wrongTime !== null) return show(c, session, { typed, problem: problemOf(wrongTime), wrongTime });
  if (error instanceof ContentHttpError && error.reason?.code === 'dates_taken')
    return show(c, session, { typed, problem: 'dates_taken' });
  if (error instanceof ContentHttpError && error.status === 409)
    return show(c, session, { typed, late: true });
  if (error instanceof ContentHttpError && error.status === 400)
    return show(c, session, { typed, problem: 'fields' });
  // A session that has ended is no outage: the person signs in.
  if (isForbidden(error) || failureOf(error) !== 'outage') throw error;
  liveWith(c, 'act', 'staff', error);
  return showBare(c, session, typed, isOutcomeUnknown(error) ? 'unknown' : 'unavailable');
}

/** Performs the action, with the form pipeline of mailed links, and redirects to its outcome. */
export const postStaffCase: Answer = (c) =>
  postHome(c, async ({ session, typed, problem }) => {
    if (problem !== null) return show(c, session, { typed, problem });
    const { deed: action, ...request } = requestOf(c, session);
    if (action === undefined) throw new NotFound('no action');
    const [word, offers, slotId] = [wordIn(typed), offersIn(typed), slotIn(typed)];
    if (actionIn(typed) !== action) return show(c, session, { typed, problem: 'foreign' });
    if ((word?.length ?? 0) > MOST_WORD) return show(c, session, { typed, problem: 'too_large' });
    if (action === 'move' && request.kind === 'appointment' && slotId === undefined)
      return show(c, session, { typed, problem: 'fields', wrongTime: NO_TIME });
    try {
      await siteContent(c).pressStaffCase({
        ...request,
        deed: action,
        ...(word === undefined ? {} : { word }),
        ...(offers.length === 0 ? {} : { offers }),
        ...(slotId === undefined ? {} : { slotId }),
      });
    } catch (error) {
      return undone(c, session, typed, error);
    }
    return seeOther(c, `${pathOf(c.get('route'))}?${DONE}=1`);
  });
