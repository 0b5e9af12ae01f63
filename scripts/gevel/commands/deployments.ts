import { ensureClientBuilt } from '../../lib/client-build.ts';
import { allLocalSecrets } from '../../lib/local-secrets.ts';
import type { Call, Command, Report } from '../command.ts';
import {
  buckets,
  caches,
  databases,
  deployments,
  files,
  health,
  login,
  migrations,
  queues,
} from '../deploy/check-account.ts';
import { bounces, dns, mail } from '../deploy/check-zone.ts';
import { type Around, deploy, rollback } from '../deploy/deploy.ts';
import { CONFIGS, ENVIRONMENTS, type EnvironmentName, readEnvironment } from '../deploy/environment.ts';
import { MIGRATIONS, readLanded } from '../deploy/expand.ts';
import type { Check, Finding, Patient } from '../deploy/finding.ts';
import { readSecrets } from '../deploy/secrets-file.ts';
import { createWrangler } from '../deploy/wrangler.ts';
import { WrongUsage } from '../errors.ts';

/** Checks in the order in which an empty account is set up: dependencies first. */
const CHECKS: Readonly<Record<string, Check>> = {
  login,
  files,
  caches,
  databases,
  buckets,
  queues,
  dns,
  mail,
  bounces,
  deployments,
  migrations,
  health,
};

/** Runs a check; a failed check is a finding too, because a dependency is missing. */
async function findingsOf(what: string, check: Check, patient: Patient): Promise<readonly Finding[]> {
  try {
    return await check(patient);
  } catch (error) {
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return [{ line: `Checking ${what}: ${first}`, well: false, mend: 'fix the findings above first' }];
  }
}

/** Reads an environment's account, and lists what is missing and how to fix it. */
export async function examine(patient: Patient): Promise<Report> {
  const findings: Finding[] = [];
  for (const [what, check] of Object.entries(CHECKS))
    findings.push(...(await findingsOf(what, check, patient)));
  const [ill, unknown] = [false, null].map((state) => findings.filter(({ well }) => well === state).length);
  const lines = findings.map(({ line, well, mend }) =>
    well === true ? `ok  ${line}` : `${well === false ? '!!' : '??'}  ${line}\n      ${mend}`,
  );
  const reported = ill === 0 ? 'Nothing is missing' : `${ill} of ${findings.length} are missing`;
  const rest = unknown === 0 ? '' : `; ${unknown} could not be asked for (??)`;
  return { lines: [...lines, `${reported}${rest}.`], data: findings, failed: ill !== 0 };
}

const ENVIRONMENT = { name: 'ENVIRONMENT' } as const;

function environmentOf(call: Call): EnvironmentName {
  const text = call.arg(ENVIRONMENT.name);
  const name = ENVIRONMENTS.find((one) => one === text);
  if (name === undefined)
    throw new WrongUsage(`ENVIRONMENT must be ${ENVIRONMENTS.join(' or ')}, not "${text}".`);
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
  migrations: MIGRATIONS,
});

/** Deployment and rollback of an environment, and checks of its account. */
export const DEPLOYMENT_COMMANDS: readonly Command[] = [
  {
    name: 'deploy',
    group: 'Deployments',
    line: 'Checks, migrates and deploys both Workers of staging or production.',
    about: [
      'Refuses, by name, settings that are empty, missing, from the demo, or shared with another environment. Then it bundles both Workers, applies the migrations, deploys the content service and the site, and checks the health of each: the URLs are in GEVEL_PRODUCTION_URL and GEVEL_PRODUCTION_SITE_URL (for staging, GEVEL_STAGING_…), the operator’s token in GEVEL_PRODUCTION_TOKEN.',
      'Migrations only add, so that the previous version works until the new one replaces it; a migration that removes tables or columns needs --contract, once no running version uses them. The running version must be the previous release or a later one (content-service/landed.json): older code was never tested with these migrations.',
    ],
    args: [ENVIRONMENT],
    options: {
      'dry-run': { line: 'only check and bundle, without access to the account' },
      secrets: { line: 'JSON file of secrets to upload; required for the first deployment', value: 'FILE' },
      contract: { line: 'allow migrations that remove tables or columns' },
      skip: {
        line: 'allow migrations while a release older than the previous one runs, which was not tested',
      },
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
    line: 'Rolls both Workers back to an earlier version, the site first.',
    about: ['Default: the previous version. Data stays unchanged. `deploy` prints the versions.'],
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
    line: 'Reads an account and lists what an environment lacks, with the commands that fix it.',
    args: [ENVIRONMENT],
    examples: ['doctor production'],
    run: async (call) => {
      const { wrangler, env } = around(call);
      return examine({ environment: readEnvironment(environmentOf(call)), wrangler, env });
    },
  },
];
