import type { Typed } from '../../../domain/forms/read-form.ts';
import { pathTo } from '../../../domain/routes.ts';
import type { EstateCardView } from '../../../domain/views/estate-card.ts';
import type { ViewContext } from '../context.ts';
import { type FormState, type FormStateInput, toFormState } from './form-state.ts';
import { type Home, toHomeCard } from './home-card.ts';

/** The form with which a visitor sends a home to somebody. */
export interface FriendView {
  readonly state: FormState;
  /** null while the home cannot be had. */
  readonly card: EstateCardView | null;
  readonly privacyHref: string;
}

const ORDER = ['sender.name', 'sender.email', 'recipient.name', 'recipient.email', 'message'];

/** What was typed, with what the page itself knows. */
export const withHome = (typed: Typed, estateId: string, { locale }: ViewContext): Typed => ({
  ...typed,
  estateId: [estateId],
  locale: [locale],
});

export interface FriendInput extends Omit<FormStateInput, 'order'> {
  readonly home: Home | null;
}

export const toFriend = ({ home, ...input }: FriendInput, context: ViewContext): FriendView => ({
  state: toFormState({ ...input, order: ORDER }, context.t),
  card: home === null ? null : toHomeCard(home, context),
  privacyHref: pathTo('privacy', context.locale),
});
