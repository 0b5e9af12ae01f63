import type { Context, Handler } from 'hono';
import { parseEstateId } from '../../../domain/estate-id.ts';
import type { FieldErrors } from '../../../domain/forms/codes.ts';
import { FRIEND_FORM } from '../../../domain/forms/friend.ts';
import type { Typed } from '../../../domain/forms/read-form.ts';
import { pathOf } from '../../../domain/routes.ts';
import type { FoundEstate } from '../../content/content.ts';
import type { AppEnv } from '../../env.ts';
import { NotFound } from '../../errors/app-error.ts';
import { answerProblem, seeOther } from '../../forms/answer.ts';
import { newKey } from '../../forms/control-fields.ts';
import type { FormProblem } from '../../forms/problems.ts';
import { receive } from '../../forms/receive.ts';
import { sendForm } from '../../forms/send-form.ts';
import { refuse } from '../../forms/submit.ts';
import { FriendPage } from '../../pages/FriendPage.tsx';
import { toFriend, withHome } from '../../view-models/forms/friend.ts';
import { toHomeCard } from '../../view-models/forms/home-card.ts';
import { loadHome, loadHomeIfAny } from '../load/home.ts';
import { neverStore } from '../load/outcome.ts';
import { renderPage } from '../render-page.ts';
import { viewContext } from '../view-context.ts';
import { showOutcome } from './token-page.tsx';

/** The id of the address; throws NotFound for what has no form of an id. */
function estateIdOf(c: Context<AppEnv>): string {
  const { id = '' } = c.get('route').params;
  if (parseEstateId(id) === null) throw new NotFound('no such estate');
  return id;
}

interface Shown {
  readonly home: FoundEstate | null;
  readonly typed: Typed;
  readonly key: string;
  readonly problem: FormProblem | null;
  readonly fields?: FieldErrors;
}

function show(c: Context<AppEnv>, shown: Shown): Promise<Response> {
  const context = viewContext(c);
  const { t } = context;
  if (shown.problem !== null) answerProblem(c, shown.problem);
  neverStore(c);
  const view = toFriend({ ...shown, action: pathOf(c.get('route')), now: Date.now() }, context);
  return renderPage(c, <FriendPage view={view} t={t} />, {
    head: { title: t('forms.friend.heading'), index: false },
  });
}

/** It is on its way, and where to go on. */
function showSent(c: Context<AppEnv>, home: FoundEstate | null): Response | Promise<Response> {
  const context = viewContext(c);
  const { t } = context;
  const later = c.req.query('sent') === 'later';
  const href = home === null ? null : toHomeCard(home, context).href;
  return showOutcome(c, {
    heading: t(later ? 'forms.laterHeading' : 'forms.friend.successHeading'),
    text: t(later ? 'forms.laterText' : 'forms.friend.successText'),
    tone: 'good',
    link:
      href === null
        ? { label: t('forms.friend.another'), href: pathOf(c.get('route')) }
        : { label: t('forms.contact.backToHome'), href },
  });
}

/** The form to send a home to a friend. Never cached: it bears a key of its own. */
export const sendToAFriend: Handler<AppEnv> = async (c) => {
  const estateId = estateIdOf(c);
  if (c.req.query('sent') !== undefined) return showSent(c, await loadHomeIfAny(c, estateId));
  const home = await loadHome(c, estateId);
  return show(c, { home, typed: {}, key: newKey(), problem: null });
};

/** Sends it; refused, it comes back with all that was typed. */
export const postSendToAFriend: Handler<AppEnv> = async (c) => {
  const estateId = estateIdOf(c);
  const { typed, key, problem } = await receive(c, 'send-to-a-friend');
  const whole = withHome(typed, estateId, viewContext(c));
  const outcome =
    problem === null ? await sendForm(c, 'friend-recommendations', FRIEND_FORM, whole, key) : refuse(problem);
  if (outcome.kind === 'accepted')
    return seeOther(c, `${pathOf(c.get('route'))}?sent=${outcome.later ? 'later' : '1'}`);
  const { problem: found, fields } = outcome;
  const home = await loadHomeIfAny(c, estateId);
  return show(c, { home, typed, key: found === 'reused' ? newKey() : key, problem: found, fields });
};
