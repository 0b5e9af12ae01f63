import type { Context } from 'hono';
import { PLACE_PARAMETERS } from '#domain/filter/place.ts';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import type { AppEnv } from '../../platform/env.ts';
import type { Prepared } from '../../platform/forms/kind.ts';
import { loadTypedPlace } from '../../search/place/load-place.ts';
import { filterOfTyped, type PlaceRead, withPlaces } from './subscribe-view.ts';

/** Reads the place of the criteria as a search does: the typed text is replaced by its cities or circle. */
export async function readPlace(c: Context<AppEnv>, typed: Typed): Promise<Prepared<PlaceRead>> {
  const params = new URLSearchParams();
  for (const name of Object.values(PLACE_PARAMETERS)) {
    if (Object.hasOwn(typed, name)) params.set(name, textOf(typed, name) ?? '');
  }
  const read = await loadTypedPlace(c, params, filterOfTyped(typed));
  if (read === null) return { typed, objection: null, extra: { placeProblem: null } };
  if (read.kind === 'search') {
    return { typed: withPlaces(typed, read.filter), objection: null, extra: { placeProblem: null } };
  }
  if (read.kind === 'home') {
    // The text is the reference of an existing home, which needs no alert.
    const place = {
      reason: 'unknown',
      typed: textOf(typed, PLACE_PARAMETERS.text) ?? '',
      km: null,
      offered: [],
    } as const;
    return {
      typed,
      objection: { problem: 'fields', fields: { place: 'invalid' } },
      extra: { placeProblem: place },
    };
  }
  const problem = read.problem.reason === 'failed' ? 'unavailable' : 'fields';
  const objection = { problem, fields: { place: 'invalid' } } as const;
  return { typed, objection, extra: { placeProblem: read.problem } };
}
