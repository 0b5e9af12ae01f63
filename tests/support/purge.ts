import { localSecret } from '#scripts/lib/local-secrets.ts';
import { ask } from './http.ts';
import type { AgencyId } from './sites.ts';

/**
 * Makes the site of a split pair ask for an agency's content anew. The two have stores of their own there, so that the
 * site does not hear of a new content version, as it does in a deployment.
 */
export async function purge(agency: AgencyId, port: number): Promise<void> {
  const headers = { authorization: `Bearer ${localSecret('OPS_SECRET')}` };
  const { status } = await ask(agency, '/_ops/purge', { method: 'POST', port, headers });
  if (status !== 200) throw new Error(`the cache of ${agency} was not purged: ${status}`);
}
