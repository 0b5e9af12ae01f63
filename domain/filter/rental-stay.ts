import { isDay } from '../stays/day.ts';
import { type ChosenExtra, extraText, parseExtras } from '../stays/extras.ts';

/**
 * A visitor's choice for a rental unit, from an address. Dates are valid but may contradict each other, and
 * there may be too many persons: the page reports that instead of dropping the input.
 */
export interface StayChoice {
  readonly from: string | null;
  readonly to: string | null;
  /** 1 to 999. */
  readonly persons: number | null;
  /** Month that the calendar begins with, `YYYY-MM`. */
  readonly month: string | null;
  /** Chosen extras; one that cannot be read has the count 0. */
  readonly extras: readonly ChosenExtra[];
}

export const EMPTY_STAY: StayChoice = { from: null, to: null, persons: null, month: null, extras: [] };

/** Query parameter of an extra, which may occur several times. */
export const EXTRA_PARAMETER = 'extra';

const SINGLE = ['from', 'to', 'persons', 'month'] as const satisfies (keyof StayChoice)[];

/** Names of all parameters of a choice. */
export const STAY_PARAMETERS: readonly string[] = [...SINGLE, EXTRA_PARAMETER];

/** Whether nothing is chosen, not even a month. */
export const choosesNothing = (choice: StayChoice): boolean =>
  choice.extras.length === 0 && SINGLE.every((name) => choice[name] === null);

const match = (params: URLSearchParams, name: string, sound: (text: string) => boolean): string | null => {
  const text = (params.get(name) ?? '').trim();
  return sound(text) ? text : null;
};

/** Reads a choice from an address; unreadable values are null. */
export function parseStay(params: URLSearchParams): StayChoice {
  const persons = match(params, 'persons', (text) => /^[1-9]\d{0,2}$/.test(text));
  return {
    from: match(params, 'from', isDay),
    to: match(params, 'to', isDay),
    persons: persons === null ? null : Number(persons),
    month: match(params, 'month', (text) => /^\d{4}-\d{2}$/.test(text) && isDay(`${text}-01`)),
    extras: parseExtras(params.getAll(EXTRA_PARAMETER)),
  };
}

/**
 * Query string of a choice, such as "?from=2027-07-03&to=2027-07-10&persons=4"; empty for an empty choice.
 */
export function stayQuery(choice: Partial<StayChoice>): string {
  const params = new URLSearchParams();
  for (const name of SINGLE) {
    const value = choice[name] ?? null;
    if (value !== null) params.set(name, String(value));
  }
  for (const extra of choice.extras ?? []) params.append(EXTRA_PARAMETER, extraText(extra));
  return params.size === 0 ? '' : `?${params}`;
}
