import { type Duo, type DuoChange, DuoMadeSchema, DuoSchema, type MakeDuo } from '#wire/duo.ts';
import { networkHeader } from './booking-headers.ts';
import { direct } from './resource.ts';
import { contentPath } from './segments.ts';
import { scopeOf, siteOf } from './site-scope.ts';
import { ask } from './staff.ts';

/**
 * Makes a list for two; the secret of its maker's address. The same key makes the same list. `network` is a keyed hash of
 * the sender's, null when unknown. Throws ContentHttpError 429.
 */
export const makeDuo = direct(
  async (caller, request: MakeDuo, network: string | null): Promise<{ readonly token: string }> =>
    ask(
      caller,
      contentPath`/sites/${siteOf(caller)}/duo-lists`,
      request,
      DuoMadeSchema,
      networkHeader(network),
    ),
);

/** The list of an address, by POST like all of these: no secret is in an address. Throws ContentHttpError 404. */
export const openDuo = direct(
  async (caller, token: string): Promise<Duo> =>
    ask(caller, contentPath`/sites/${siteOf(caller)}/duo-lists/open`, { token }, DuoSchema),
);

/** Throws ContentHttpError 404, 409 for what changed meanwhile, 422 for a full list, and 429. */
export const changeDuo = direct(async (caller, token: string, set: DuoChange): Promise<void> => {
  await caller.http.post(
    contentPath`/sites/${siteOf(caller)}/duo-lists/change`,
    { token, set },
    scopeOf(caller),
  );
});
