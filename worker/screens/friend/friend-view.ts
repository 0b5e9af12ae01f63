import { ajaxPath, pathTo } from '#domain/routes.ts';
import type { EstateCardView } from '#domain/views/estate-card.ts';
import { toFormCard } from '../../form-subject/form-card.ts';
import { ownWays, type SharedByOneself } from '../../form-subject/own-ways.ts';
import type { FoundListing } from '../../platform/content/listing-wire.ts';
import { type FormState, type FormStateInput, toFormState } from '../../platform/forms/ui/form-state.ts';
import type { ViewContext } from '../../platform/page/context.ts';

/** The form to send an estate to somebody. */
export interface FriendView {
  readonly state: FormState;
  /** null while the estate is out of reach. */
  readonly card: EstateCardView | null;
  /** Ways to send it with the visitor's own text; null while the estate has no page to link to. */
  readonly own: SharedByOneself | null;
  readonly privacyHref: string;
}

/** Field names in the order of the page. */
export const FRIEND_FIELDS = ['recipient.email'];

/** The address of the form for an estate. */
export const friendPath = (estateId: string, { locale }: Pick<ViewContext, 'locale'>): string =>
  pathTo('send-to-a-friend', locale, { id: estateId });

interface FriendInput extends Omit<FormStateInput, 'action' | 'order' | 'inPlace'> {
  readonly estateId: string;
  readonly estate: FoundListing | null;
}

export function toFriend({ estateId, estate, ...input }: FriendInput, context: ViewContext): FriendView {
  const addresses = {
    action: friendPath(estateId, context),
    inPlace: {
      sendTo: `${ajaxPath(context.locale, 'send-to-a-friend')}?estate=${encodeURIComponent(estateId)}`,
      check: 'friend' as const,
    },
  };
  const card = estate === null ? null : toFormCard(estate, context);
  return {
    state: toFormState({ ...input, ...addresses, order: FRIEND_FIELDS }, context.t),
    card,
    own: card?.href ? ownWays({ title: card.title, url: context.origin + card.href }, context.t) : null,
    privacyHref: pathTo('privacy', context.locale),
  };
}
