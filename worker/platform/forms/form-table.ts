import type { Screen } from '#domain/routes.ts';

/** Properties of a form that code outside its folder needs. */
interface FormRow {
  /** The screen that shows it; a POST to its address sends it. */
  readonly screen: Screen;
  /** The call below `/{lang}/ajax/` that accepts the same body. */
  readonly call: string;
  /** The call of the content service for which it may wait in the queue; null for one that never waits. */
  readonly queue: string | null;
  /** Whether Turnstile is used, when the agency has it. */
  readonly turnstile: boolean;
}

/** All forms of the site by their names in limits, logs and Turnstile tokens. */
export const FORM_TABLE = {
  contact: { screen: 'contact', call: 'contact-form-handler', queue: 'contact-requests', turnstile: true },
  'send-to-a-friend': {
    screen: 'send-to-a-friend',
    call: 'send-to-a-friend',
    queue: 'friend-recommendations',
    turnstile: true,
  },
  subscribe: { screen: 'subscribe', call: 'notifications', queue: 'subscriptions', turnstile: true },
  // Whether a time or a night is free is unknown while the content service is unavailable.
  'book-appointment': {
    screen: 'book-appointment',
    call: 'live-agenda/reservation',
    queue: null,
    turnstile: true,
  },
  valuation: { screen: 'valuation', call: 'valuation', queue: 'valuation-requests', turnstile: true },
  reservation: { screen: 'reserve', call: 'reservation', queue: null, turnstile: true },
} as const satisfies Record<string, FormRow>;

export type FormName = keyof typeof FORM_TABLE;

/** A form that may wait in the queue. */
export type QueuedName = {
  [Name in FormName]: (typeof FORM_TABLE)[Name]['queue'] extends null ? never : Name;
}[FormName];
export type QueuedCall = (typeof FORM_TABLE)[QueuedName]['queue'];

/** Calls of the content service for which forms wait. */
export const QUEUED_CALLS: readonly QueuedCall[] = Object.values(FORM_TABLE).flatMap(({ queue }) =>
  queue === null ? [] : [queue],
);

/** Screens with a form that an agency can protect by Turnstile. */
export const VOUCHED_SCREENS: readonly Screen[] = Object.values(FORM_TABLE).flatMap((row: FormRow) =>
  row.turnstile ? [row.screen] : [],
);
