import * as z from 'zod';
import { ABILITIES, SERVICE_SCOPES } from '#wire/own-service.ts';
import type { Call, Command, Report } from '../command.ts';

const SITE = { name: 'SITE' } as const;
/** Environment variable with the token of an agency's service: shells keep command lines in their history. */
const TOKEN = 'GEVEL_SERVICE_TOKEN';

const count = z.number();
const ServiceSchema = z.object({
  address: z.string(),
  scope: z.string(),
  pictureHosts: z.array(z.string()),
  knows: z.array(z.string()),
  tokenKey: z.string().nullable(),
  state: z.object({
    askedAt: z.string().nullable(),
    nextAt: z.string(),
    outcome: z.string().nullable(),
    reason: z.string().nullable(),
    homes: z.object({ known: count, waiting: count, refused: count }),
    pictures: z.record(z.string(), count),
    refusals: z.array(z.object({ what: z.string(), reason: z.string() })),
  }),
});
type Service = z.infer<typeof ServiceSchema>;

const CheckSchema = z.object({
  findings: z.array(z.object({ call: z.string(), ok: z.boolean(), ms: count, says: z.string() })),
});

const pathOf = (call: Call, rest = ''): string => `/sites/${call.arg('SITE')}/content-service${rest}`;

const at = (instant: string | null): string => instant?.slice(0, 16).replace('T', ' ') ?? 'never';

function linesOf({ address, scope, pictureHosts, knows, tokenKey, state }: Service): string[] {
  const { homes, pictures } = state;
  const counts = Object.entries(pictures).map(([name, number]) => `${number} ${name}`);
  return [
    `${address}  ${scope === 'full' ? 'every call' : 'the core'}`,
    `knows     ${knows.length === 0 ? 'the core only' : knows.join(', ')}`,
    `token     ${tokenKey === null ? 'none' : `encrypted with the key "${tokenKey}"`}`,
    `pictures  ${pictureHosts.length === 0 ? 'no host' : pictureHosts.join(' ')}: ${counts.join(', ')}`,
    `homes     ${homes.known} known, ${homes.waiting} waiting, ${homes.refused} refused`,
    `asked     ${at(state.askedAt)}: ${state.outcome ?? '–'}${state.reason === null ? '' : ` (${state.reason})`}; next ${at(state.nextAt)}`,
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
    knows: call.options('knows'),
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

/** Content services of agencies (decision 86). */
export const CONTENT_SERVICE_COMMANDS: readonly Command[] = [
  {
    name: 'site content-service set',
    group: 'Sites',
    line: 'Connects a site to its own content service.',
    about: [
      `Its token is read from ${TOKEN}, stored encrypted and never shown; without the variable the stored token stays.`,
      'With the scope core the service answers calls for homes, filters and pictures, and the deployment all others; with full it answers every call.',
      'Abilities: traits (their terms and ranges, unknown, the sorts livingArea and pricePerArea) and areas (geo_polygon). The site offers only what is declared; "gevel contract … --knows traits" tests whether it is true.',
    ],
    args: [SITE, { name: 'ADDRESS' }],
    options: {
      scope: { line: 'which calls it answers; default: core', value: 'SCOPE', oneOf: SERVICE_SCOPES },
      'picture-host': { line: 'host from which pictures may be fetched', value: 'HOST', many: true },
      knows: {
        line: 'what its searches can do beyond the core',
        value: 'ABILITY',
        many: true,
        oneOf: ABILITIES,
      },
      'no-token': { line: 'the service needs no token' },
    },
    examples: [
      'site content-service set zeezicht https://api.zeezicht.be/gevel --picture-host img.zeezicht.be --to production',
    ],
    run: set,
  },
  {
    name: 'site content-service show',
    group: 'Sites',
    line: 'Shows a site’s own content service and its state, without its token.',
    args: [SITE],
    examples: ['site content-service show zeezicht --to production'],
    run: async (call) => report(ServiceSchema.parse(await (await call.client()).get(pathOf(call)))),
  },
  {
    name: 'site content-service check',
    group: 'Sites',
    line: 'Tests the calls that read homes.',
    about: ['The exit code is 1 if a call fails.'],
    args: [SITE],
    examples: ['site content-service check zeezicht --to production'],
    run: check,
  },
  {
    name: 'site content-service remove',
    group: 'Sites',
    line: 'Switches a site back to the deployment’s content service.',
    about: ['Homes that were read from the service stay, as if they had been imported.'],
    args: [SITE],
    examples: ['site content-service remove zeezicht --to production'],
    run: async (call) => {
      await (await call.client()).delete(pathOf(call));
      return { lines: ['The site uses the deployment’s content service again.'], data: { removed: true } };
    },
  },
];
