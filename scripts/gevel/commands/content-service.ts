import * as z from 'zod';
import { SERVICE_SCOPES } from '../../../wire/own-service.ts';
import type { Call, Command, Report } from '../command.ts';
import { siteId } from '../site/documents.ts';

const SITE = { name: 'SITE' } as const;
/** Where the token of an agency's own service is read from: a command line is kept by shells. */
const TOKEN = 'GEVEL_SERVICE_TOKEN';

const count = z.number();
const ServiceSchema = z.object({
  address: z.string(),
  scope: z.string(),
  pictureHosts: z.array(z.string()),
  tokenKey: z.string().nullable(),
  state: z.object({
    askedAt: z.string().nullable(),
    nextAt: z.string(),
    outcome: z.string().nullable(),
    homes: z.object({ known: count, waiting: count, refused: count }),
    pictures: z.record(z.string(), count),
    refusals: z.array(z.object({ what: z.string(), reason: z.string() })),
  }),
});
type Service = z.infer<typeof ServiceSchema>;

const CheckSchema = z.object({
  findings: z.array(z.object({ call: z.string(), ok: z.boolean(), ms: count, says: z.string() })),
});

const pathOf = (call: Call, rest = ''): string =>
  `/sites/${encodeURIComponent(siteId(call.arg('SITE')))}/content-service${rest}`;

const at = (instant: string | null): string => instant?.slice(0, 16).replace('T', ' ') ?? 'never';

function linesOf({ address, scope, pictureHosts, tokenKey, state }: Service): string[] {
  const { homes, pictures } = state;
  const counts = Object.entries(pictures).map(([name, number]) => `${number} ${name}`);
  return [
    `${address}  ${scope === 'full' ? 'every call' : 'the core'}`,
    `token     ${tokenKey === null ? 'none' : `kept under the key "${tokenKey}"`}`,
    `pictures  ${pictureHosts.length === 0 ? 'no host' : pictureHosts.join(' ')}: ${counts.join(', ')}`,
    `homes     ${homes.known} known, ${homes.waiting} waiting, ${homes.refused} refused`,
    `asked     ${at(state.askedAt)}: ${state.outcome ?? '–'}; next ${at(state.nextAt)}`,
    ...state.refusals.map(({ what, reason }) => `  ✗ ${what}: ${reason}`),
  ];
}

const report = (service: Service): Report => ({ lines: linesOf(service), data: service });

async function set(call: Call): Promise<Report> {
  const token = call.flag('no-token') ? null : process.env[TOKEN];
  const body = {
    address: call.arg('ADDRESS'),
    scope: call.option('scope') ?? 'core',
    pictureHosts: call.options('picture-host'),
    ...(token === undefined ? {} : { token }),
  };
  return report(ServiceSchema.parse(await (await call.client()).put(pathOf(call), body)));
}

async function check(call: Call): Promise<Report> {
  const { findings } = CheckSchema.parse(await (await call.client()).post(pathOf(call, '/check'), {}));
  const lines = findings.map(
    ({ call: made, ok, ms, says }) =>
      `${ok ? '✓' : '✗'} ${made.padEnd(24)} ${String(ms).padStart(5)} ms  ${says}`,
  );
  return { lines, data: findings, failed: findings.some(({ ok }) => !ok) };
}

/** The content service of an agency's own (decision 86). */
export const CONTENT_SERVICE_COMMANDS: readonly Command[] = [
  {
    name: 'site content-service set',
    group: 'Sites',
    line: 'Gives a site a content service of its own.',
    about: [
      `Its token is read from ${TOKEN}, kept sealed and never shown; without the variable the one that is there stays.`,
      'With the scope core it answers for homes, filters and pictures, and the deployment for the rest; with full for all.',
    ],
    args: [SITE, { name: 'ADDRESS' }],
    options: {
      scope: { line: 'which calls it answers; core without it', value: 'SCOPE', oneOf: SERVICE_SCOPES },
      'picture-host': { line: 'host whose pictures are fetched', value: 'HOST', many: true },
      'no-token': { line: 'it asks for none' },
    },
    examples: [
      'site content-service set zeezicht https://api.zeezicht.be/gevel --picture-host img.zeezicht.be --to production',
    ],
    run: set,
  },
  {
    name: 'site content-service show',
    group: 'Sites',
    line: 'Shows a site’s own content service and how it fares, without its token.',
    args: [SITE],
    examples: ['site content-service show zeezicht --to production'],
    run: async (call) => report(ServiceSchema.parse(await (await call.client()).get(pathOf(call)))),
  },
  {
    name: 'site content-service check',
    group: 'Sites',
    line: 'Tries the calls by which homes are learned, now.',
    about: ['One that fails ends it with exit code 1.'],
    args: [SITE],
    examples: ['site content-service check zeezicht --to production'],
    run: check,
  },
  {
    name: 'site content-service remove',
    group: 'Sites',
    line: 'Lets a site go back to the deployment’s content service.',
    about: ['What was learned of its homes stays, as if it had been imported.'],
    args: [SITE],
    examples: ['site content-service remove zeezicht --to production'],
    run: async (call) => {
      await (await call.client()).delete(pathOf(call));
      return { lines: ['It has the deployment’s content service again.'], data: { removed: true } };
    },
  },
];
