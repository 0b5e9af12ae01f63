import type { WrittenHome, WrittenState } from '#wire/written-homes.ts';
import type { StaffKey } from '../texts.ts';

/** Actions of the day on a home, by their word in addresses. */
export const HOME_ACTIONS = ['price', 'option', 'gone', 'offer', 'withdraw'] as const;
export type HomeAction = (typeof HOME_ACTIONS)[number];

/** Actions by the home's state. Sold homes have no asking price, and drafts go out by being published. */
const BY_STATE: Readonly<Record<WrittenState, readonly HomeAction[]>> = {
  offer: ['price', 'option', 'gone', 'withdraw'],
  option: ['price', 'offer', 'gone', 'withdraw'],
  gone: ['offer', 'withdraw'],
  draft: [],
  withdrawn: [],
};

/** Actions that need to know what the home is offered for; a holiday home has neither price nor state. */
const OF_PURPOSE: readonly HomeAction[] = ['option', 'gone', 'offer'];

type Home = Pick<WrittenHome, 'kind' | 'state' | 'purpose' | 'feed'>;

/** What can be done to a home here: nothing to one that a feed brings, which would undo it. */
export const possibleFor = ({ kind, state, purpose, feed }: Home): readonly HomeAction[] =>
  feed !== null
    ? []
    : BY_STATE[state].filter(
        (action) =>
          action === 'withdraw' || (kind === 'estate' && (purpose !== null || !OF_PURPOSE.includes(action))),
      );

type Word = 'price' | 'option' | 'sold' | 'let' | 'sale' | 'rent' | 'withdraw';

/** The word of an action on a home: sold or let, for sale again or to let again. */
export function wordOf(action: HomeAction, { purpose }: Pick<WrittenHome, 'purpose'>): Word {
  if (action === 'gone') return purpose === 'TO_RENT' ? 'let' : 'sold';
  if (action === 'offer') return purpose === 'TO_RENT' ? 'rent' : 'sale';
  return action;
}

/** Who hears of an action by mail, once it can no longer be taken back; `content-service/undoable-homes.test.ts` tries it. */
export function heardBy(
  action: HomeAction,
  { kind }: Pick<WrittenHome, 'kind'>,
): 'price' | 'followers' | 'nobody' {
  if (kind === 'rental' || action === 'option' || action === 'offer') return 'nobody';
  return action === 'price' ? 'price' : 'followers';
}

/** The text of a home's state: what it is offered for, where that is known. */
export function stateKey({ state, purpose }: Pick<WrittenHome, 'state' | 'purpose'>): StaffKey {
  if (state === 'offer' && purpose !== null)
    return purpose === 'TO_RENT' ? 'homes.states.rent' : 'homes.states.sale';
  if (state === 'gone' && purpose !== null)
    return purpose === 'TO_RENT' ? 'homes.states.let' : 'homes.states.sold';
  return `homes.states.${state}`;
}
