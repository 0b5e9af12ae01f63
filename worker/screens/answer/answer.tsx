import type { Context, Handler } from 'hono';
import { type Typed, textOf } from '../../../domain/forms/read-form.ts';
import { pathOf, pathTo } from '../../../domain/routes.ts';
import type { AnswerLink } from '../../../wire/answer-link.ts';
import { MOST_WORD } from '../../../wire/answers.ts';
import { toFormCard } from '../../form-subject/form-card.ts';
import { loadFormEstateIfAny } from '../../form-subject/form-estate.ts';
import type { AppEnv } from '../../platform/env.ts';
import { neverStore, unlessOut } from '../../platform/failure/outage.ts';
import { answerProblem, seeOther } from '../../platform/forms/answer.ts';
import { type Again, postDeed } from '../../platform/forms/deed.ts';
import { OutcomePage } from '../../platform/forms/outcome/OutcomePage.tsx';
import type { FormProblem } from '../../platform/forms/problems.ts';
import { renderPage } from '../../platform/page/render-page.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { loadRentalIfAny } from '../../rental/load-rental.ts';
import { toRentalCard } from '../../rental/rental-card.ts';
import { AnswerPage } from './AnswerPage.tsx';
import { type AnswerView, toAnswer } from './answer-view.ts';
import type { AboutView } from './input.ts';
import {
  ANSWER_REFUSALS,
  deedIn,
  FIELDS,
  loadLink,
  type NoAnswer,
  offersIn,
  tokenOf,
  wordIn,
} from './load-link.ts';
import { toBare } from './unavailable-view.ts';

/** Parameters of the page that follows a press: what was done, or that new links were mailed. */
const DONE = 'done';
const MAILED = 'mailed';

const render = (c: Context<AppEnv>, view: AnswerView, to: string | null): Promise<Response> => {
  neverStore(c);
  return renderPage(c, <AnswerPage view={view} t={c.get('t')} />, {
    head: { title: view.heading, index: false, sheets: ['answer'] },
    slim: { note: to },
  });
};

/** What a case is about, as far as it can be had. */
async function aboutOf(c: Context<AppEnv>, { subject }: AnswerLink): Promise<AboutView | null> {
  const context = viewContext(c);
  const unitId = subject.kind === 'appointment' ? null : subject.rentalUnitId;
  if (unitId !== null) {
    const unit = await loadRentalIfAny(c, String(unitId));
    return unit === null ? null : toRentalCard(unit, context);
  }
  const estateId = subject.kind === 'stay' ? null : subject.estateId;
  const estate = estateId === null ? null : await loadFormEstateIfAny(c, String(estateId));
  return estate === null ? null : toFormCard(estate, context);
}

interface Pressed {
  readonly typed: Typed;
  readonly problem: FormProblem | null;
  /** Somebody was faster, or it was too late: what was typed went nowhere. */
  readonly late: boolean;
  /** It was done, though nobody could say so at once. */
  readonly done: boolean;
}

const NOTHING: Pressed = { typed: {}, problem: null, late: false, done: false };

/** No link of this agency's. */
function showUnknown(c: Context<AppEnv>): Promise<Response> {
  const { t, locale } = viewContext(c);
  neverStore(c);
  c.status(404);
  const view = {
    heading: t('stays.confirm.unknownHeading'),
    text: t('stays.confirm.unknownText'),
    tone: 'problem' as const,
    link: { label: t('site.home', { name: c.get('site').name }), href: pathTo('home', locale) },
  };
  return renderPage(c, <OutcomePage view={view} />, { head: { title: view.heading, index: false } });
}

/** The case with its one press, or what became of it. */
async function show(
  c: Context<AppEnv>,
  link: AnswerLink | null,
  pressed: Pressed = NOTHING,
): Promise<Response> {
  if (link === null) return showUnknown(c);
  const { typed, problem, late, done } = pressed;
  if (problem !== null) answerProblem(c, problem);
  if (late) c.status(409);
  const view = toAnswer(
    {
      link,
      about: await aboutOf(c, link),
      action: pathOf(c.get('route')),
      typed,
      problem,
      late,
      justDone: done || c.req.query(DONE) !== undefined,
      mailed: c.req.query(MAILED) !== undefined,
      now: new Date(),
    },
    viewContext(c),
  );
  return render(c, view, link.mailedTo);
}

/** What a link in a mail to the agency opens; a GET changes nothing, since mail scanners follow links too. */
export const answer: Handler<AppEnv> = async (c) => show(c, await loadLink(c));

/** What became of a press whose answer was lost: by this link with this word, or by another before it. */
function lost(typed: Typed, { standing, subject }: AnswerLink): Pressed {
  const sent = subject.kind === 'contact' ? null : (subject.answer?.word ?? null);
  const own = standing === 'used' && sent === (wordIn(typed) ?? null);
  return { typed, problem: null, late: !own, done: own };
}

/** The form again. While the case itself cannot be had, the press and what was typed stand alone. */
async function showAgain(c: Context<AppEnv>, typed: Typed, problem: FormProblem): Promise<Response> {
  const found = await unlessOut(c, 'answer-link', async () => ({ link: await loadLink(c) }));
  const link = found?.link ?? null;
  if (problem === 'unknown' && link !== null && link.standing !== 'open')
    return show(c, link, lost(typed, link));
  if (found !== null) return show(c, link, { ...NOTHING, typed, problem });
  answerProblem(c, problem);
  return render(c, toBare({ action: pathOf(c.get('route')), typed, problem }, viewContext(c)), null);
}

const refused = (typed: Typed, problem: FormProblem): Again<never> => ({ typed, problem, fields: {} });

/** The press: does the link's deed, or mails new links. */
export const postAnswer = postDeed<NoAnswer, never>({
  name: 'answer',
  act: async (c, { typed }) => {
    const [token, content] = [tokenOf(c), siteContent(c)];
    if (textOf(typed, FIELDS.renew) !== undefined) {
      await content.renewAnswerLink(token, viewContext(c).origin);
      return null;
    }
    const deed = deedIn(typed);
    // No page of ours sends that: nothing is done, and the page is shown as it is.
    if (deed === null) return refused(typed, 'no_key');
    const word = wordIn(typed);
    if ((word?.length ?? 0) > MOST_WORD) return refused(typed, 'too_large');
    const offers = offersIn(typed);
    await content.pressAnswerLink({
      token,
      deed,
      ...(word === undefined ? {} : { word }),
      ...(offers.length === 0 ? {} : { offers }),
    });
    return null;
  },
  refusals: ANSWER_REFUSALS.map(({ means, ...row }) => ({
    ...row,
    means: 'closed' in means ? means : { ...means, fields: {} },
  })),
  done: (c, { typed }) =>
    seeOther(c, `${pathOf(c.get('route'))}?${textOf(typed, FIELDS.renew) === undefined ? DONE : MAILED}=1`),
  again: (c, { typed, problem }) => showAgain(c, typed, problem),
  closed: async (c, kind, typed) =>
    kind === 'unknown' ? showUnknown(c) : show(c, await loadLink(c), { ...NOTHING, typed, late: true }),
});
