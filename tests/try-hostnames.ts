// `npm run try:hostnames`: hostnames as operators and visitors have them, on this machine: fifty agencies opened and
// each given its hostname by the command line, against both Workers and an API of custom hostnames on loopback; www
// and apex, one moved, previews, unknown names; then 2,000 of their pages read while the site is deployed anew, with the
// same client and with another one. Ends non-zero where something does not hold.
import { join } from 'node:path';
import { startCloudflare, TOKEN, ZONE } from '../scripts/gevel/testing/cloudflare.ts';
import { ensureClientBuilt } from '../scripts/lib/client-build.ts';
import { ensureMigrated } from '../scripts/lib/data.ts';
import { localOperatorToken } from '../scripts/lib/local-operator.ts';
import { fail } from '../scripts/lib/progress.mjs';
import { inCheckout } from './support/checkout.ts';
import { openAgencies } from './try-hostnames/agencies.ts';
import { acrossDeployments } from './try-hostnames/deployments.ts';
import { hostnamesHold } from './try-hostnames/hostnames.ts';
import { createStage } from './try-hostnames/stage.ts';

async function main(folder: string): Promise<void> {
  const state = join(folder, 'state');
  await ensureMigrated(state);
  const cloudflare = await startCloudflare();
  Object.assign(process.env, {
    CLOUDFLARE_API_TOKEN: TOKEN,
    CLOUDFLARE_ZONE_ID: ZONE,
    CLOUDFLARE_API_URL: `${cloudflare.origin}/client/v4`,
    GEVEL_HOST_TARGET: 'sites.gevel.example',
    GEVEL_DNS_URL: `${cloudflare.origin}/dns-query`,
  });
  const stage = createStage({ state, token: localOperatorToken() });
  try {
    await stage.deploy();
    await openAgencies(stage, folder);
    await hostnamesHold(stage, cloudflare);
    await acrossDeployments(stage);
  } finally {
    await stage.stop();
    await cloudflare.close();
  }
}

ensureClientBuilt()
  .then(() => inCheckout('hostnames', main))
  .then(() => process.exit(0), fail);
