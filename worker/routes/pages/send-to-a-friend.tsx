import type { Context, Handler } from 'hono';
import { parseEstateId } from '../../../domain/estate-id.ts';
import { FRIEND_FORM } from '../../../domain/forms/friend.ts';
import type { FoundEstate } from '../../content/content.ts';
import type { AppEnv } from '../../env.ts';
import { NotFound } from '../../errors/app-error.ts';
import { type FormKind, postPage } from '../../forms/form-kind.ts';
import { sendForm } from '../../forms/send-form.ts';
import { FriendPage } from '../../pages/FriendPage.tsx';
import { toRefusal } from '../../view-models/forms/form-state.ts';
import { FRIEND_FIELDS, friendPath, toFriend, withHome } from '../../view-models/forms/friend.ts';
import { toHomeCard } from '../../view-models/forms/home-card.ts';
import { loadHome, loadHomeIfAny } from '../load/home.ts';
import { renderPage } from '../render-page.ts';
import { viewContext } from '../view-context.ts';
import { formInput, nextAfter, type Shown, untouched } from './form-page.ts';
import { showOutcome } from './token-page.tsx';

/** The id in the page's path, or in the query of its call; throws NotFound for what has no form of an id. */
function estateIdOf(c: Context<AppEnv>): string {
  const id = c.get('route').params.id ?? c.req.query('estate') ?? '';
  if (parseEstateId(id) === null) throw new NotFound('no such estate');
  return id;
}

function show(
  c: Context<AppEnv>,
  estateId: string,
  home: FoundEstate | null,
  shown: Shown,
): Promise<Response> {
  const context = viewContext(c);
  const { t } = context;
  const view = toFriend({ ...formInput(c, FRIEND.name, shown), estateId, home }, context);
  return renderPage(c, <FriendPage view={view} t={t} />, {
    head: { title: t('forms.friend.heading'), index: false },
  });
}

/** A home sent to somebody in a visitor's name. */
export const FRIEND: FormKind<string> = {
  name: 'send-to-a-friend',
  about: estateIdOf,
  send: async (c, estateId, { typed, key }) => {
    const whole = withHome(typed, estateId, viewContext(c));
    const outcome = await sendForm(c, 'friend-recommendations', FRIEND_FORM, whole, key);
    return { outcome, typed, placeProblem: null };
  },
  showAgain: async (c, estateId, refused) => show(c, estateId, await loadHomeIfAny(c, estateId), refused),
  refusal: (c, { problem, fields }) => toRefusal(problem, fields, FRIEND_FIELDS, c.get('t')),
  nextPath: (c, estateId, later) => `${friendPath(estateId, viewContext(c))}?sent=${later ? 'later' : '1'}`,
  next: async (c, estateId, later) => {
    const home = await loadHomeIfAny(c, estateId);
    return nextAfter(c, 'friend', home && toHomeCard(home, viewContext(c)).href, later);
  },
};

/** The form to send a home to a friend. Never cached: it bears a key of its own. */
export const sendToAFriend: Handler<AppEnv> = async (c) => {
  const estateId = estateIdOf(c);
  const sent = c.req.query('sent');
  if (sent !== undefined) return showOutcome(c, await FRIEND.next(c, estateId, sent === 'later'));
  return show(c, estateId, await loadHome(c, estateId), untouched());
};

/** Sends it; refused, it comes back with all that was typed. */
export const postSendToAFriend: Handler<AppEnv> = postPage(FRIEND);
