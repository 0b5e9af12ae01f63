import { ensureClientBuilt } from '../../lib/client-build.ts';
import { allLocalSecrets } from '../../lib/local-secrets.ts';
import type { Call, Command } from '../command.ts';
import { type Around, deploy, rollback } from '../deploy/deploy.ts';
import { examine } from '../deploy/doctor.ts';
import { CONFIGS, ENVIRONMENTS, type EnvironmentName, readEnvironment } from '../deploy/environment.ts';
import { readLanded } from '../deploy/expand.ts';
import { readSecrets } from '../deploy/secrets-file.ts';
import { createWrangler } from '../deploy/wrangler.ts';
import { WrongUsage } from '../errors.ts';

const ENVIRONMENT = { name: 'ENVIRONMENT' } as const;

function environmentOf(call: Call): EnvironmentName {
  const text = call.arg(ENVIRONMENT.name);
  const name = ENVIRONMENTS.find((one) => one === text);
  if (name === undefined)
    throw new WrongUsage(`ENVIRONMENT is ${ENVIRONMENTS.join(' or ')}, and not "${text}".`);
  return name;
}

const around = ({ out }: Call): Around => ({
  wrangler: createWrangler(),
  env: process.env,
  buildClient: () => ensureClientBuilt(),
  client: 'dist/client',
  localSecrets: allLocalSecrets,
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  say: out.note,
  landed: readLanded(),
});

/** Deploying a whole environment, going back, and seeing what an account lacks. */
export const DEPLOYMENT_COMMANDS: readonly Command[] = [
  {
    name: 'deploy',
    group: 'Deployments',
    line: 'Checks, migrates and deploys both Workers of staging or production.',
    about: [
      'Refuses what is not filled in, missing, of the demo, or shared with another environment, by name. Then it bundles both Workers, applies the migrations, deploys the content service and the site, and asks each for its health: the addresses stand in GEVEL_PRODUCTION_URL and GEVEL_PRODUCTION_SITE_URL (for staging, GEVEL_STAGING_…), the operator’s token in GEVEL_PRODUCTION_TOKEN.',
      'Migrations only add, so that the version before lives on while the new one comes in; one that takes something away needs --contract, once nothing that runs needs it. What runs has to be the release before this one or a later one (content-service/landed.json): older code was never tried with these migrations.',
    ],
    args: [ENVIRONMENT],
    options: {
      'dry-run': { line: 'only check and bundle; the account is not asked' },
      secrets: { line: 'JSON of secrets to upload along; the first deployment needs it', value: 'FILE' },
      contract: { line: 'let migrations through that take tables or columns away' },
      skip: { line: 'let a release that is older than the one before this meet migrations untried' },
    },
    examples: ['deploy production --dry-run', 'deploy staging --secrets secrets.json'],
    run: async (call) => {
      const environment = readEnvironment(environmentOf(call));
      const file = call.option('secrets');
      const secrets = file === undefined ? {} : await readSecrets(file);
      return deploy(
        environment,
        { dryRun: call.flag('dry-run'), contract: call.flag('contract'), skip: call.flag('skip'), secrets },
        around(call),
      );
    },
  },
  {
    name: 'rollback',
    group: 'Deployments',
    line: 'Puts both Workers back to an earlier version, the site first.',
    about: ['Without versions to the one before; data stays as it is. `deploy` prints the versions.'],
    args: [ENVIRONMENT],
    options: {
      site: { line: 'the site’s version', value: 'VERSION' },
      content: { line: 'the content service’s version', value: 'VERSION' },
    },
    examples: ['rollback production'],
    run: (call) => {
      const [site, content] = [call.option('site'), call.option('content')];
      const versions = { ...(site ? { site } : {}), ...(content ? { 'content service': content } : {}) };
      return rollback(environmentOf(call), CONFIGS, versions, around(call));
    },
  },
  {
    name: 'doctor',
    group: 'Deployments',
    line: 'Reads an account and says what an environment lacks, with the command that mends it.',
    args: [ENVIRONMENT],
    examples: ['doctor production'],
    run: async (call) => {
      const { wrangler, env } = around(call);
      return examine({ environment: readEnvironment(environmentOf(call)), wrangler, env });
    },
  },
];
