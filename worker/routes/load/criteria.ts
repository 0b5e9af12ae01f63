import type { Context } from 'hono';
import { PLACE_PARAMETERS } from '../../../domain/filter/place.ts';
import { type Typed, textOf } from '../../../domain/forms/read-form.ts';
import type { AppEnv } from '../../env.ts';
import { loadDeferred, valueOr } from '../../errors/outage.ts';
import type { PlaceProblem } from '../../query/typed-place.ts';
import { filterOfTyped, withPlaces } from '../../view-models/forms/subscribe.ts';
import { type OfferOptions, toOfferOptions } from '../../view-models/offer-options.ts';
import { siteContent } from '../view-context.ts';
import { loadTypedPlace } from './place.ts';

/** What one may choose from: the whole offer's options, uncounted; null where they cannot be had. */
export const loadChoices = async (c: Context<AppEnv>): Promise<OfferOptions | null> =>
  toOfferOptions(
    valueOr(await loadDeferred(c, 'filter-options', () => siteContent(c).filterOptions()), null),
    null,
  );

/** What was typed with its place read, as in a search; or why the place could not be. */
export async function readTypedPlace(
  c: Context<AppEnv>,
  typed: Typed,
): Promise<{ readonly typed: Typed; readonly problem: PlaceProblem | null }> {
  const params = new URLSearchParams();
  for (const name of Object.values(PLACE_PARAMETERS)) {
    if (Object.hasOwn(typed, name)) params.set(name, textOf(typed, name) ?? '');
  }
  const read = await loadTypedPlace(c, params, filterOfTyped(typed));
  if (read === null) return { typed, problem: null };
  return read.kind === 'search'
    ? { typed: withPlaces(typed, read.filter), problem: null }
    : { typed, problem: read.problem };
}
