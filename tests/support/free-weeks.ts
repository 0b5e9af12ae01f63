import { ajaxPath } from '#domain/routes.ts';
import { ask } from './http.ts';
import { testPort } from './sites.ts';

/** A week for which a unit can be rented; days as `YYYY-MM-DD`. */
export interface Week {
  readonly type: string;
  readonly from: string;
  readonly to: string;
  readonly state: string;
}

/** The free weeks of a unit of Duinzicht. */
export async function freeWeeks(unit: string, port = testPort()): Promise<readonly Week[]> {
  const { text } = await ask('duinzicht', ajaxPath('nl', 'rental-periods', unit), { port });
  const { periods } = JSON.parse(text) as { periods: Week[] };
  return periods.filter(({ type, state }) => type === 'WEEK' && state === 'free');
}
