import type { Context } from 'hono';
import { parseEstateId } from '#domain/estate-id.ts';
import type { NextStep } from '#domain/forms/answer.ts';
import { FRIEND_FORM, type FriendRecommendationSchema } from '#domain/forms/friend.ts';
import { toFormCard } from '../../form-subject/form-card.ts';
import { loadFormEstate, loadFormEstateIfAny } from '../../form-subject/form-estate.ts';
import type { FoundEstate } from '../../platform/content/content.ts';
import type { Answer, AppEnv } from '../../platform/env.ts';
import { NotFound } from '../../platform/errors/app-error.ts';
import { inWords, refusalIn } from '../../platform/forms/call-answers.ts';
import { type Accepted, acceptedAtLast } from '../../platform/forms/deliver.ts';
import { formInput, nextAfter, type Shown, untouched } from '../../platform/forms/form-page.ts';
import { type FormKind, type Nothing, nothing } from '../../platform/forms/kind.ts';
import { showOutcome } from '../../platform/forms/outcome/token-page.tsx';
import { renderPage } from '../../platform/page/render-page.ts';
import { viewContext } from '../../platform/page/view-context.ts';
import { FriendPage } from './FriendPage.tsx';
import { FRIEND_FIELDS, friendPath, toFriend } from './friend-view.ts';

/** The id in the page's path, or in the query of its call; throws NotFound for an invalid id. */
function estateIdOf(c: Context<AppEnv>): string {
  const id = c.get('route').params.id ?? c.req.query('estate') ?? '';
  if (parseEstateId(id) === null) throw new NotFound('no such estate');
  return id;
}

function show(
  c: Context<AppEnv>,
  estateId: string,
  estate: FoundEstate | null,
  shown: Shown,
): Promise<Response> {
  const context = viewContext(c);
  const { t } = context;
  const view = toFriend({ ...formInput(c, 'send-to-a-friend', shown), estateId, estate }, context);
  return renderPage(c, <FriendPage view={view} t={t} />, {
    head: { title: t('forms.friend.heading'), index: false, parts: ['page'] },
  });
}

/** What happens next: text of the page after the form, and of the message shown in place. */
async function next(c: Context<AppEnv>, estateId: string, later: boolean, waits: boolean): Promise<NextStep> {
  const estate = await loadFormEstateIfAny(c, estateId);
  const step = nextAfter(c, 'friend', estate && toFormCard(estate, viewContext(c)).href, later);
  const { t } = viewContext(c);
  return waits
    ? { ...step, heading: t('forms.friend.waitsHeading'), text: t('forms.friend.waitsText') }
    : step;
}

/** An estate sent to somebody; all text of the mail is the agency's. */
export const FRIEND: FormKind<string, typeof FriendRecommendationSchema, Accepted, Nothing> = {
  name: 'send-to-a-friend',
  callPath: 'send-to-a-friend',
  about: estateIdOf,
  known: (estateId, locale) => ({ estateId: [estateId], locale: [locale] }),
  form: FRIEND_FORM,
  delivery: acceptedAtLast('friend-recommendations'),
  extra: nothing,
  nextPath: ({ value, answer }, context) =>
    `${friendPath(value.estateId, context)}?sent=${answer.later ? 'later' : answer.waits ? 'waits' : '1'}`,
  showAgain: async (c, estateId, refused) =>
    show(c, estateId, await loadFormEstateIfAny(c, estateId), refused),
  call: inWords({
    next: (c, { estateId }, later, waits) => next(c, estateId, later, waits),
    refusal: refusalIn(FRIEND_FIELDS),
  }),
};

/** The form to send an estate to a friend. Never cached, because it contains a unique key. */
export const sendToAFriend: Answer = async (c) => {
  const estateId = estateIdOf(c);
  const sent = c.req.query('sent');
  if (sent !== undefined) return showOutcome(c, await next(c, estateId, sent === 'later', sent === 'waits'));
  return show(c, estateId, await loadFormEstate(c, estateId), untouched());
};
