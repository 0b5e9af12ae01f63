import type { Context, Handler } from 'hono';
import { type Typed, textOf } from '../../../domain/forms/read-form.ts';
import { pathOf, pathTo } from '../../../domain/routes.ts';
import { ANSWER_DEEDS, type AnswerDeed } from '../../../wire/answer-link.ts';
import { MOST_WORD } from '../../../wire/answers.ts';
import { CASE_KINDS, type StaffCaseRequest } from '../../../wire/staff.ts';
import { askedDay, freeLater, todayThere } from '../../agenda/load-week.ts';
import { AnswerPage } from '../../answering/AnswerPage.tsx';
import { aboutOf } from '../../answering/about.ts';
import { toAnswer } from '../../answering/answer-view.ts';
import { deedIn, FIELDS, offersIn, slotIn, wordIn } from '../../answering/fields.ts';
import type { AppEnv } from '../../platform/env.ts';
import { ContentHttpError, NotFound } from '../../platform/errors/app-error.ts';
import { answerProblem, seeOther } from '../../platform/forms/answer.ts';
import type { FormProblem } from '../../platform/forms/problems.ts';
import { receive } from '../../platform/forms/receive.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { STAFF_GUARDS } from './own-form.ts';
import { guardOf, withSession } from './session.ts';
import { showStaff } from './show-staff.tsx';
import { staffTexts } from './texts.ts';

interface Pressed {
  readonly typed: Typed;
  readonly problem: FormProblem | null;
  readonly late: boolean;
}

/** The case that an address names. Throws NotFound. */
function requestOf(c: Context<AppEnv>, session: string): StaffCaseRequest {
  const { params } = c.get('route');
  const kind = CASE_KINDS.find((one) => one === params.kind);
  const deed = ANSWER_DEEDS.find((one) => one === params.deed);
  const { id } = params;
  if (kind === undefined || deed === undefined || id === undefined || !/^[A-Za-z0-9_-]{1,64}$/.test(id)) {
    throw new NotFound('no case');
  }
  return { session, kind, id, deed };
}

async function show(
  c: Context<AppEnv>,
  session: string,
  { typed, problem, late }: Pressed = { typed: {}, problem: null, late: false },
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
  if (problem !== null) answerProblem(c, problem);
  if (late) c.status(409);
  const hrefOf = (deed: AnswerDeed) =>
    pathTo('staff-case', locale, { kind: request.kind, id: request.id, deed });
  const view = toAnswer(
    {
      link: late ? { ...link, standing: 'past' } : link,
      about: await aboutOf(c, link),
      action: pathOf(c.get('route')),
      typed,
      problem,
      week: link.times && { from: later ?? asked ?? today, today, agenda: link.times },
      wrongTime: null,
      late,
      justDone: false,
      mailed: false,
      now: new Date(),
      staff: { hrefOf, guard: await guardOf(session) },
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

/** A case with one deed; changes nothing. */
export const staffCase: Handler<AppEnv> = (c) => withSession(c, (session) => show(c, session));

/** Does the deed, by the pipeline of links, and leads to what became of it. */
export const postStaffCase: Handler<AppEnv> = (c) =>
  withSession(c, async (session) => {
    const { typed, problem } = await receive(c, 'staff', { guards: STAFF_GUARDS });
    if (problem !== null) return show(c, session, { typed, problem, late: false });
    const request = requestOf(c, session);
    const [word, offers, slotId] = [wordIn(typed), offersIn(typed), slotIn(typed)];
    const forged = textOf(typed, FIELDS.guard) !== (await guardOf(session)) || deedIn(typed) !== request.deed;
    if (forged) return show(c, session, { typed, problem: 'foreign', late: false });
    if ((word?.length ?? 0) > MOST_WORD)
      return show(c, session, { typed, problem: 'too_large', late: false });
    try {
      await siteContent(c).pressStaffCase({
        ...request,
        ...(word === undefined ? {} : { word }),
        ...(offers.length === 0 ? {} : { offers }),
        ...(slotId === undefined ? {} : { slotId }),
      });
    } catch (error) {
      if (!(error instanceof ContentHttpError)) throw error;
      if (error.status === 409) return show(c, session, { typed, problem: null, late: true });
      if (error.status === 400) return show(c, session, { typed, problem: 'fields', late: false });
      throw error;
    }
    return seeOther(c, pathOf(c.get('route')));
  });
