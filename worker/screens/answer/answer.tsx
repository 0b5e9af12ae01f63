import type { Context } from 'hono';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import { pathOf, pathTo } from '#domain/routes.ts';
import type { AnswerLink } from '#wire/answer-link.ts';
import { MOST_WORD } from '#wire/answers.ts';
import { AnswerPage } from '../../answering/AnswerPage.tsx';
import { aboutOf } from '../../answering/about.ts';
import { type AnswerView, toAnswer, wordSent } from '../../answering/answer-view.ts';
import { actionIn, FIELDS, offersIn, slotIn, wordIn } from '../../answering/fields.ts';
import type { WrongTime } from '../../answering/input.ts';
import { toBare } from '../../answering/unavailable-view.ts';
import { NO_TIME, problemOf, wrongTimeOf } from '../../answering/wrong-time.ts';
import type { Answer, AppEnv } from '../../platform/env.ts';
import { neverStore, unlessOut } from '../../platform/failure/outage.ts';
import { type Again, postAction } from '../../platform/forms/action.ts';
import { answerProblem, seeOther } from '../../platform/forms/answer.ts';
import { OutcomePage } from '../../platform/forms/outcome/OutcomePage.tsx';
import type { FormProblem } from '../../platform/forms/problems.ts';
import { mailOrigin } from '../../platform/page/mail-origin.ts';
import { renderPage } from '../../platform/page/render-page.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { ANSWER_REFUSALS, loadLink, type NoAnswer, type Opened, tokenOf } from './load-link.ts';

/** Query parameters of the redirect after the button: the action was done, or new links were mailed. */
const DONE = 'done';
const MAILED = 'mailed';

const render = (c: Context<AppEnv>, view: AnswerView, to: string | null): Promise<Response> => {
  neverStore(c);
  return renderPage(c, <AnswerPage view={view} t={c.get('t')} />, {
    head: {
      title: view.heading,
      index: false,
      sheets: view.press?.times ? ['answer', 'agenda'] : ['answer'],
    },
    slim: { note: to },
  });
};

interface Pressed {
  readonly typed: Typed;
  readonly problem: FormProblem | null;
  readonly wrongTime: WrongTime | null;
  /** The case was answered by someone else, or is over: the typed reply was not sent. */
  readonly late: boolean;
  /** The action was done, but the answer that said so was lost. */
  readonly done: boolean;
}

const NOTHING: Pressed = { typed: {}, problem: null, wrongTime: null, late: false, done: false };

/** The token is unknown to this agency. */
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

/** The case with its one button, or its outcome. */
async function show(
  c: Context<AppEnv>,
  opened: Opened | null,
  pressed: Pressed = NOTHING,
): Promise<Response> {
  if (opened === null) return showUnknown(c);
  const { link, week } = opened;
  const { typed, problem, wrongTime, late, done } = pressed;
  if (problem !== null) answerProblem(c, problem);
  if (late) c.status(409);
  const view = toAnswer(
    {
      link,
      about: await aboutOf(c, link),
      action: pathOf(c.get('route')),
      typed,
      problem,
      week,
      wrongTime,
      late,
      justDone: done || c.req.query(DONE) !== undefined,
      mailed: c.req.query(MAILED) !== undefined,
      now: new Date(),
    },
    viewContext(c),
  );
  return render(c, view, link.mailedTo);
}

/** The page behind a link in a mail to the agency; a GET changes nothing, because mail scanners follow links too. */
export const answer: Answer = async (c) => show(c, await loadLink(c));

/** Outcome of an action whose answer was lost: done by this link with this reply, or earlier by another one. */
function lost(typed: Typed, link: AnswerLink): Pressed {
  const { standing, subject } = link;
  const there = subject.kind !== 'appointment' || (slotIn(typed) ?? subject.slotId) === subject.slotId;
  const own = standing === 'used' && there && wordSent(link) === (wordIn(typed) ?? null);
  return { ...NOTHING, typed, late: !own, done: own };
}

/** Shows the form again. While the case is out of reach, it shows only the button and the typed reply. */
async function showAgain(c: Context<AppEnv>, { typed, problem, extra }: Again<WrongTime>): Promise<Response> {
  const found = await unlessOut(c, 'answer-link', async () => ({ opened: await loadLink(c) }));
  const opened = found?.opened ?? null;
  if (problem === 'unknown' && opened !== null && opened.link.standing !== 'open')
    return show(c, opened, lost(typed, opened.link));
  if (found !== null) return show(c, opened, { ...NOTHING, typed, problem, wrongTime: extra ?? null });
  answerProblem(c, problem);
  return render(c, toBare({ action: pathOf(c.get('route')), typed, problem }, viewContext(c)), null);
}

const refused = (typed: Typed, problem: FormProblem): Again<WrongTime> => ({ typed, problem, fields: {} });

/** Shows the form again with the error of the chosen time. */
const wrongTime = (typed: Typed, extra: WrongTime): Again<WrongTime> => ({
  typed,
  problem: problemOf(extra),
  fields: extra.fields,
  extra,
});

/** Handles the button: performs the link's action, or mails new links. */
export const postAnswer = postAction<NoAnswer, WrongTime>({
  name: 'answer',
  act: async (c, { typed }) => {
    const [token, content] = [tokenOf(c), siteContent(c)];
    if (textOf(typed, FIELDS.renew) !== undefined) {
      await content.renewAnswerLink(token, mailOrigin(c));
      return null;
    }
    const action = actionIn(typed);
    // No form of this page sends this: nothing is done, and the page is shown again.
    if (action === null) return refused(typed, 'no_key');
    const word = wordIn(typed);
    if ((word?.length ?? 0) > MOST_WORD) return refused(typed, 'too_large');
    const [offers, slotId] = [offersIn(typed), slotIn(typed)];
    // Only a viewing moves to a time of the agenda.
    if (action === 'move' && slotId === undefined && offers.length === 0) return wrongTime(typed, NO_TIME);
    try {
      await content.pressAnswerLink({
        token,
        deed: action,
        ...(word === undefined ? {} : { word }),
        ...(offers.length === 0 ? {} : { offers }),
        ...(slotId === undefined ? {} : { slotId }),
      });
      return null;
    } catch (error) {
      const wrong = wrongTimeOf(error);
      if (wrong === null) throw error;
      return wrongTime(typed, wrong);
    }
  },
  refusals: ANSWER_REFUSALS.map(({ means, ...row }) => ({
    ...row,
    means: 'closed' in means ? means : { ...means, fields: {} },
  })),
  done: (c, { typed }) =>
    seeOther(c, `${pathOf(c.get('route'))}?${textOf(typed, FIELDS.renew) === undefined ? DONE : MAILED}=1`),
  again: showAgain,
  closed: async (c, kind, typed) =>
    kind === 'unknown' ? showUnknown(c) : show(c, await loadLink(c), { ...NOTHING, typed, late: true }),
});
