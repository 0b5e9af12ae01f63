import type { StayForAgency } from '#wire/answers.ts';

/** What a guest can still do with a stay. */
interface GuestMay {
  readonly cancel: boolean;
  /** Ask for other days. */
  readonly change: boolean;
}

/**
 * What a guest can do with a stay on a day in Brussels (decision 106), for the page of the stay and for the link to it
 * in a mail: cancel it until the day of arrival, and ask for other days once the agency has confirmed it.
 */
export function guestMay({ state, from }: Pick<StayForAgency, 'state' | 'from'>, today: string): GuestMay {
  const upcoming = from >= today;
  return {
    cancel: upcoming && (state === 'requested' || state === 'confirmed'),
    change: upcoming && state === 'confirmed',
  };
}
