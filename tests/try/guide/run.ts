// `npm run try guide`: runs every command of docs/operations exactly as written, in the order of its pages, from an
// empty account to an agency that leaves: in a separate checkout, with both Workers on the demo's data, a replacement
// of wrangler that keeps an account in a file, and hostnames on loopback. Exits non-zero when a line fails or succeeds
// unexpectedly. `-- --from rights` begins at a later page, with the variables set before.
import { delimiter, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startCloudflare } from '#scripts/gevel/testing/cloudflare.ts';
import { ensureClientBuilt } from '#scripts/lib/client-build.ts';
import { ensureMigrated } from '#scripts/lib/data.ts';
import { localSecret } from '#scripts/lib/local-secrets.ts';
import { freePort } from '#scripts/lib/port.ts';
import { Complaint, fail } from '#scripts/lib/progress.mjs';
import { ensureTestData, TEST_DATA } from '#scripts/lib/test-data.ts';
import { CONTENT_ALONE, startWorkers, waitFor } from '#scripts/lib/workers.ts';
import { inCheckout } from '../../support/checkout.ts';
import { setVars, shown, since } from '../engine.ts';
import { ELSEWHERE, listedFor, orderedLines, REFUSED } from './lines.ts';
import { createOpening } from './opening.ts';
import {
  createShell,
  emptyAccount,
  fillBlanks,
  fillFiles,
  furnish,
  hostEnv,
  INPUTS,
  programs,
} from './stage.ts';

/** Ports of both deployments on this machine. */
interface Ports {
  /** Both Workers of production. */
  readonly port: number;
  /** The content service of staging. */
  readonly staging: number;
}

/** A line with the file that it reads from standard input, if any. */
const withInput = (line: string): string => {
  const file = line.includes('<') ? undefined : INPUTS.find(([pattern]) => pattern.test(line))?.[1];
  return file === undefined ? line : `${line} < ${file}`;
};

/** Replaces addresses in a line by those of this machine. */
const here = (line: string, { port, staging }: Ports): string =>
  withInput(line)
    .replaceAll('https://content.example.com', `http://content.localhost:${port}`)
    .replaceAll('https://content.example.net', `http://localhost:${staging}`)
    .replaceAll('https://www.example.com', `http://duinzicht.localhost:${port}`)
    .replaceAll('https://www.agency.example', `http://duinzicht.localhost:${port}`)
    .replace('GEVEL_PRODUCTION_TOKEN=…', `GEVEL_PRODUCTION_TOKEN=${localSecret('OPERATOR_TOKEN')}`)
    .replace('GEVEL_STAGING_TOKEN=…', `GEVEL_STAGING_TOKEN=${localSecret('OPERATOR_TOKEN')}`)
    .replace('GEVEL_SERVICE_TOKEN=…', `GEVEL_SERVICE_TOKEN=${'s'.repeat(40)}`)
    .replace('--secrets FILE', '--secrets secrets.json');

/** The opening of an agency of sixty homes, measured. */
const opening = createOpening('kaai');

/** Manual steps of the operator between two lines. */
const BETWEEN: readonly (readonly [after: string, deed: () => Promise<void>])[] = [
  ['queues subscription create gevel-mail-events-production', fillFiles],
  ['pages pull zeezicht', () => fillBlanks('zeezicht')],
  ['site add kaai', () => opening.fill()],
];

async function main(folder: string, home: string, from: string | undefined): Promise<void> {
  await furnish('.', join(home, TEST_DATA));
  const bin = await programs(folder);
  const cloudflare = await startCloudflare();
  // What a line says of DNS does not depend on the machine's.
  await setVars({ DNS_URL: `${cloudflare.origin}/dns-query` });
  const state = resolve('.wrangler/state');
  const staging = join(folder, 'staging');
  await ensureMigrated(staging);
  const ports = { port: await freePort(), staging: await freePort() };
  const workers = startWorkers({ port: ports.port, inspectorPort: await freePort(), state });
  const started = startWorkers({
    port: ports.staging,
    inspectorPort: await freePort(),
    state: staging,
    configs: CONTENT_ALONE,
  });
  try {
    await ensureMigrated(state);
    const account = await emptyAccount(folder, { production: state, staging });
    await waitFor(workers, ['duinzicht.localhost']);
    await waitFor(started, ['localhost'], { path: '/openapi.json', token: localSecret('OPERATOR_TOKEN') });
    const shell = createShell(folder, {
      ...process.env,
      ...hostEnv(cloudflare),
      PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
      GEVEL_WRANGLER: resolve('tests/try/guide/account.mjs'),
      GEVEL_TEST_ACCOUNT: account,
      OPERATOR_TOKEN: localSecret('OPERATOR_TOKEN'),
      OPS_SECRET: localSecret('OPS_SECRET'),
      GEVEL_TOKEN: localSecret('OPERATOR_TOKEN'),
      TOKEN: localSecret('OPERATOR_TOKEN'),
    });
    await follow(shell, ports, from);
  } finally {
    await workers.stop();
    await started.stop();
    await cloudflare.close();
  }
}

async function follow(shell: ReturnType<typeof createShell>, ports: Ports, from?: string): Promise<void> {
  const began = performance.now();
  const counts = { done: 0, refused: 0, elsewhere: 0 };
  const wrong: string[] = [];
  let at = '';
  let skips = from !== undefined;
  for (const { file, line: written } of orderedLines()) {
    if (file !== at) process.stderr.write(`${file}\n`);
    at = file;
    skips &&= !file.endsWith(`${from}.md`);
    if (skips && !written.startsWith('export ')) continue;
    if (written.includes(ELSEWHERE)) {
      counts.elsewhere += 1;
      continue;
    }
    const listed = listedFor(written);
    const line = here(listed === null ? written : listed.fill((await shell(listed.list)).stdout), ports);
    const started = performance.now();
    const { code, output } = await shell(line);
    opening.ran(written, output, performance.now() - started);
    const refusal = REFUSED.find(([pattern]) => pattern.test(line));
    const well = refusal === undefined ? code === 0 : code !== 0 && refusal[1].test(output);
    if (!well) {
      wrong.push(`${file}: ${line}`);
      process.stderr.write(`✗ ${line}\n  exit code ${code}\n${output.trim().slice(-1_500)}\n`);
    }
    counts[refusal === undefined ? 'done' : 'refused'] += 1;
    for (const [after, action] of BETWEEN) if (line.includes(after)) await action();
  }
  if (!skips && from === undefined) shown('an agency of sixty homes, opened', opening.measured());
  if (wrong.length > 0)
    throw new Complaint(`✗ ${wrong.length} lines differ from the guide:\n\n${wrong.join('\n')}`);
  shown(
    'the guide, followed to its end',
    `${counts.done} lines done, ${counts.refused} refused as they must be, ${counts.elsewhere} marked as not for this machine; ${since(began)}`,
  );
}

const { from } = parseArgs({ options: { from: { type: 'string' } } }).values;
const home = process.cwd();
ensureClientBuilt()
  .then(ensureTestData)
  .then(() => inCheckout('guide', (folder) => main(folder, home, from)))
  .then(() => process.exit(0), fail);
