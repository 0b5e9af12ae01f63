// `npm run try hostnames`: tests hostnames for operators and visitors on this machine. It opens fifty
// agencies and adds a hostname to each by the command line, against both Workers and a local API of custom
// hostnames; www and apex, a moved one, previews, unknown names; then it reads 2,000 of their pages during a
// new deployment, with the same client and with another one. Exits non-zero on a failure.
import { join } from 'node:path';
import { startCloudflare, TOKEN, ZONE } from '#scripts/gevel/testing/cloudflare.ts';
import { ensureClientBuilt } from '#scripts/lib/client-build.ts';
import { ensureMigrated } from '#scripts/lib/data.ts';
import { localOperatorToken } from '#scripts/lib/local-operator.ts';
import { fail } from '#scripts/lib/progress.mjs';
import { inCheckout } from '../../support/checkout.ts';
import { openAgencies } from './agencies.ts';
import { acrossDeployments } from './deployments.ts';
import { hostnamesHold } from './hostnames.ts';
import { createStage } from './stage.ts';

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
