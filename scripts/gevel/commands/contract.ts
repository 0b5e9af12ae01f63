import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { type ContractDocument, type Outcome, runChecks } from '#contract/index.ts';
import { ABILITIES } from '#wire/own-service.ts';
import { must } from '../../lib/run.ts';
import type { Call, Command, Report } from '../command.ts';
import { WrongUsage } from '../errors.ts';
import { send } from '../transport.ts';

/** Answer of `GET /contract-link`. */
const LinkSchema = z.object({ path: z.string() });

const DOCUMENT = 'dist/contract/site.json';
/** Timeout of a call, milliseconds; calls too slow for a page fail their check much earlier. */
const TIMEOUT = 30_000;

/** The OpenAPI document of the calls that a site makes; made anew when its sources have changed. */
async function contractDocument(): Promise<ContractDocument> {
  await must('Describing the calls', process.execPath, ['scripts/service-files.ts']);
  return JSON.parse(readFileSync(DOCUMENT, 'utf8')) as ContractDocument;
}

/** `fetch` by the commands' transport: resolves subdomains of `localhost`, and does not follow redirects. */
async function fetched(url: string, init: RequestInit): Promise<Response> {
  const { status, headers, body } = await send({
    method: init.method ?? 'GET',
    url: new URL(url),
    headers: Object.fromEntries(new Headers(init.headers)),
    body: typeof init.body === 'string' ? Buffer.from(init.body) : null,
    timeoutMs: TIMEOUT,
  });
  const extraHeaders = new Headers();
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) extraHeaders.set(name, value);
  return new Response(body.length === 0 ? null : new Uint8Array(body), { status, headers: extraHeaders });
}

const MARKS: Readonly<Record<Outcome['state'], string>> = { passed: '✓', failed: '✗', 'left out': '–' };

const linesOf = ({ call, says, state, why, again = [], ms }: Outcome): readonly string[] => [
  `${MARKS[state]} ${call}: ${says}${state === 'passed' ? ` (${ms} ms)` : `: ${why}`}`,
  ...again.map((line) => `    ${line}`),
];

function baseOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '')
    return url.href.replace(/\/+$/, '');
  throw new WrongUsage(`"${text}" is not a URL such as https://listings.agency.example/api.`);
}

async function tryContract(call: Call): Promise<Report> {
  const base = baseOf(call.arg('URL'));
  const siteId = call.option('site') ?? '';
  const token = call.option('token') ?? process.env.GEVEL_TOKEN?.trim() ?? '';
  const core = call.flag('core');
  const calls = call.options('call');
  let tried = 0;
  const outcomes = await runChecks(
    { base, siteId, token: token === '' ? null : token, fetch: fetched, timeoutMs: TIMEOUT },
    {
      core,
      ...(calls.length === 0 ? {} : { calls }),
      knows: ABILITIES.filter((ability) => call.options('knows').includes(ability)),
      writes: call.flag('write'),
      document: await contractDocument(),
      hear: ({ call: name }) => {
        tried += 1;
        call.out.progress(name, tried);
      },
    },
  );
  const failed = outcomes.filter(({ state }) => state === 'failed').length;
  const left = outcomes.filter(({ state }) => state === 'left out').length;
  const what = core ? 'the core of the contract' : 'the contract';
  return {
    lines: [
      ...outcomes.flatMap(linesOf),
      `${outcomes.length - failed - left} checks of ${what} passed, ${failed} failed, ${left} were skipped.`,
    ],
    data: outcomes,
    failed: failed > 0,
  };
}

async function contractPage(call: Call): Promise<Report> {
  const client = await call.client();
  const { path } = LinkSchema.parse(await client.get('/contract-link'));
  const address = new URL(path, client.origin).href;
  return {
    lines: [`${address}`, 'The link is valid for an hour; anyone with the link can read the calls.'],
    data: { address },
  };
}

/** Tests of a content service against the contract. */
export const CONTRACT_COMMANDS: readonly Command[] = [
  {
    name: 'contract',
    group: 'Checks',
    line: 'Tests a content service at a URL against the contract, call by call.',
    about: [
      'Each failed check shows the error and how to repeat its calls with curl. --core tests only the calls that a service with listings alone must answer. --write also tests forms and bookings, which create messages and mails: do not use it on a service with visitors.',
      'The token is the value of --token or of the environment variable GEVEL_TOKEN; the calls shown contain $GEVEL_TOKEN instead. The contract is docs/contract.md.',
    ],
    args: [{ name: 'URL' }],
    options: {
      site: { line: 'id of the site to test', value: 'SITE', required: true },
      core: { line: 'only the core' },
      knows: {
        line: 'also what a service can do beyond the core; a full service declares it itself',
        value: 'ABILITY',
        many: true,
        oneOf: ABILITIES,
      },
      call: { line: 'only this call, by its operation id', value: 'CALL', many: true },
      write: { line: 'also forms and bookings' },
      token: { line: 'token for the service', value: 'TOKEN' },
    },
    examples: [
      'contract https://listings.agency.example/api --site zeezicht --core --knows traits',
      'contract http://localhost:9100 --site zeezicht --core --call searchEstates',
    ],
    run: tryContract,
  },
  {
    name: 'contract page',
    group: 'Checks',
    line: 'Prints a link to the page of all calls, valid for an hour.',
    args: [],
    examples: ['contract page --to production'],
    run: contractPage,
  },
];
