import { text } from 'node:stream/consumers';
import * as z from 'zod';
import type { Call, Command, Report } from '../command.ts';
import { Refused } from '../errors.ts';
import { FeedPicturesSchema } from '../feed-pictures.ts';
import { tryFile } from '../feeds/try-file.ts';

const SITE = { name: 'SITE' } as const;
const FEED = { name: 'FEED' } as const;

const count = z.number();
const FeedSchema = z.object({
  name: z.string(),
  kind: z.string(),
  settings: z.record(z.string(), z.unknown()),
  paused: z.boolean(),
  minutes: count,
  running: z.boolean(),
  nextAt: z.string(),
  endedAt: z.string().nullable(),
  outcome: z.string().nullable(),
  reason: z.string().nullable(),
  leads: z.enum(['mail', 'call', 'both']),
});
const ShownSchema = FeedSchema.extend({
  requests: z.object({ waiting: count, taken: count, mailed: count, lastRefusal: z.string().nullable() }),
  homes: z.record(z.string(), count),
  hiddenFor: z.array(z.object({ reason: z.string().nullable(), homes: count, home: z.string() })),
  notTaken: z.array(
    z.object({ home: z.string(), estate: z.string(), state: z.string(), reason: z.string().nullable() }),
  ),
  unmapped: z.array(
    z.object({ what: z.string(), name: z.string(), value: z.string(), homes: count, home: z.string() }),
  ),
});
type Feed = z.infer<typeof FeedSchema>;

const ListedSchema = z.object({ feeds: z.array(FeedSchema), pictures: FeedPicturesSchema });

const pathOf = (call: Call, rest = ''): string =>
  `/sites/${call.arg('SITE')}/feeds/${encodeURIComponent(call.arg('FEED'))}${rest}`;

const at = (instant: string | null): string => instant?.slice(0, 16).replace('T', ' ') ?? 'never';

const stateOf = ({ paused, running, outcome, reason, endedAt }: Feed): string =>
  `${at(endedAt)}: ${outcome ?? '–'}${reason === null ? '' : ` (${reason})`}${running ? ', a round is under way' : ''}${paused ? ', paused' : ''}`;

const WAYS = {
  mail: 'as the site’s settings say, not to the system of the feed',
  call: 'to the system of the feed',
  both: 'to the system of the feed, and by mail',
} as const;

function requestsOf({ leads, requests }: z.infer<typeof ShownSchema>): string {
  const { waiting, taken, mailed, lastRefusal } = requests;
  if (leads === 'mail' && waiting + taken + mailed === 0) return WAYS.mail;
  const why = lastRefusal === null ? '' : ` (the last one: ${lastRefusal})`;
  return `${WAYS[leads]}; ${waiting} waiting, ${taken} taken, ${mailed} by mail instead${why}`;
}

/** A line without control characters: ids, codes and reasons are the vendor's own words. */
const plain = (line: string): string => line.replaceAll(/\p{Cc}/gu, '');

function shown(value: unknown): Report {
  const feed = ShownSchema.parse(value);
  const settings = Object.entries(feed.settings).map(([name, said]) => `${name} ${JSON.stringify(said)}`);
  const lines = [
    `${feed.name}  ${feed.kind}  ${settings.join(', ')}`,
    `round     ${stateOf(feed)}; next ${at(feed.nextAt)}, every ${feed.minutes} minutes`,
    `homes     ${Object.entries(feed.homes)
      .map(([state, many]) => `${many} ${state}`)
      .join(', ')}`,
    ...feed.hiddenFor.map(
      ({ reason, homes, home }) => `  – not shown, ${reason ?? 'hidden'}: ${homes} homes, such as ${home}`,
    ),
    `requests  ${requestsOf(feed)}`,
    ...feed.notTaken.map(
      ({ home, estate, state, reason }) =>
        `  ${state === 'asked' ? '?' : '✗'} ${home} (${estate}): ${reason ?? state}`,
    ),
    ...feed.unmapped.map(
      ({ what, name, value: said, homes, home }) =>
        `  – ${what} ${name} "${said}": on ${homes} homes, such as ${home}`,
    ),
  ];
  return { lines: lines.map(plain), data: feed };
}

/** JSON from standard input, since arguments are visible to others. */
async function fromInput(): Promise<object> {
  if (process.stdin.isTTY) throw new Refused('The secret is read from standard input: … < secret.json');
  const given = await text(process.stdin);
  let value: unknown = null;
  try {
    value = JSON.parse(given);
  } catch {
    // Refused below, without the words of the parser, which repeat the text.
  }
  if (typeof value !== 'object' || value === null) throw new Refused('Standard input is not a JSON object.');
  return value;
}

/** Options that may be given several times, and the settings that they become. */
const LISTS = { office: 'offices', language: 'languages', 'picture-host': 'pictureHosts' } as const;

async function add(call: Call): Promise<Report> {
  const [kind, minutes, leads] = [call.arg('KIND'), call.option('minutes'), call.option('leads')];
  const settings = Object.fromEntries([
    ...['client', 'user', 'address', 'format', 'decimal'].flatMap((name) => {
      const value = call.option(name);
      return value === undefined ? [] : [[name, value]];
    }),
    ...Object.entries(LISTS).flatMap(([name, setting]) => {
      const values = call.options(name);
      return values.length === 0 ? [] : [[setting, values]];
    }),
  ]);
  const body = {
    kind,
    settings,
    ...(minutes === undefined ? {} : { minutes: Number(minutes) }),
    ...(leads === undefined ? {} : { leads }),
    ...(call.flag('secrets') ? { secrets: await fromInput() } : {}),
  };
  const path = `/sites/${call.arg('SITE')}/feeds/${encodeURIComponent(call.option('name') ?? kind)}`;
  return shown(await (await call.client()).put(path, body));
}

async function list(call: Call): Promise<Report> {
  const answer = await (await call.client()).get(`/sites/${call.arg('SITE')}/feeds`);
  const { feeds, pictures } = ListedSchema.parse(answer);
  const lines = feeds.map(
    (feed) => `${feed.name.padEnd(12)} ${feed.kind.padEnd(11)} ${plain(stateOf(feed))}`,
  );
  const { lost, ...states } = pictures;
  const counts = Object.entries<number>(states).filter(([, many]) => many > 0);
  return {
    lines: [
      ...(lines.length === 0 ? ['The site has no feeds.'] : lines),
      ...(counts.length === 0
        ? []
        : [`pictures     ${counts.map(([state, many]) => `${many} ${state}`).join(', ')}`]),
      ...lost.map(({ home, address, state, reason }) =>
        plain(`  ✗ home ${home}: ${address} ${reason ?? state}`),
      ),
    ],
    data: feeds,
  };
}

/** Says of homes that are kept apart what they are: of those named, or of each, as the feed lists them in turn. */
const decide =
  (decided: 'same' | 'other') =>
  async (call: Call): Promise<Report> => {
    const client = await call.client();
    const say = (home: string) => client.post(pathOf(call, '/decision'), { home, decided });
    const apart = (answer: unknown): readonly string[] =>
      ShownSchema.parse(answer).notTaken.flatMap(({ home, state }) => (state === 'asked' ? [home] : []));
    let last = call.flag('all') ? await client.get(pathOf(call)) : null;
    let homes = last === null ? call.args('HOME') : apart(last);
    while (homes.length > 0) {
      for (const home of homes) last = await say(home);
      homes = call.flag('all') ? apart(last) : [];
    }
    return shown(last);
  };

const HOMES = { name: 'HOME', many: true, instead: ['all'] } as const;
const ALL = {
  all: { line: 'each home that is kept apart, such as after another system took over' },
} as const;

/** Feeds: homes from agencies' systems and from files at addresses (decision 143). */
export const FEED_COMMANDS: readonly Command[] = [
  {
    name: 'feed add',
    group: 'Content',
    line: 'Lets the homes of a site come from its own system or a file at an address; again with other settings, it changes them.',
    about: [
      'KIND is whise or zabun, with --client, skarabee, with --secrets, or file, with --address. The first round begins at once.',
      'Skarabee wants the agency’s login at its interface: {"username": "…", "password": "…"} on standard input.',
      'A file is one of lines of JSON as an import takes them (ndjson), of rows whose columns are named by fields (csv), or in the format of Kyero 3 (kyero).',
      'Secrets are read as JSON from standard input with --secrets, stored encrypted and never shown.',
    ],
    args: [SITE, { name: 'KIND' }],
    options: {
      name: { line: 'name of the feed; default: the kind', value: 'FEED' },
      client: { line: 'number of the agency in its system', value: 'ID' },
      user: { line: 'number of the agency’s user at Zabun, where its support gives one', value: 'ID' },
      office: {
        line: 'only this office of the agency; several are named one by one',
        value: 'ID',
        many: true,
      },
      language: {
        line: 'language of texts as Whise names it; default: nl-BE and fr-BE',
        value: 'TAG',
        many: true,
      },
      address: {
        line: 'address of the file, or of Skarabee’s interface where it is another one; https only',
        value: 'URL',
      },
      format: { line: 'format of the file: ndjson (default), csv or kyero', value: 'FORMAT' },
      decimal: {
        line: 'sign before the decimals of a CSV file’s numbers: comma or point',
        value: 'SIGN',
      },
      'picture-host': {
        line: 'host from which pictures of a file, or of Skarabee, may be fetched',
        value: 'HOST',
        many: true,
      },
      minutes: { line: 'minutes between two rounds, 15 to 1440; default: 15', value: 'N' },
      leads: {
        line: 'how visitors’ requests about its homes go: to its system (call), by mail (mail, default), or both',
        value: 'WAY',
        oneOf: ['mail', 'call', 'both'],
      },
      secrets: { line: 'reads secrets from standard input' },
    },
    examples: [
      'feed add zeezicht whise --client 12345 --to production',
      'feed add zeezicht whise --client 12345 --office 31 --office 32 --language nl-BE --language en-GB --to production',
      'feed add zeezicht zabun --client 4321 --to production',
      'feed add zeezicht skarabee --leads call --to production',
      'feed add zeezicht skarabee --picture-host img.skarabee.example --secrets --to production',
      'feed add zeezicht file --address https://homes.zeezicht.be/homes.ndjson --to production',
      'feed add zeezicht file --format csv --decimal comma --address https://homes.zeezicht.be/homes.csv --to production',
    ],
    run: add,
  },
  {
    name: 'feed list',
    group: 'Content',
    line: 'Lists the feeds of a site with the outcome of their last rounds, and the pictures that do not come.',
    args: [SITE],
    examples: ['feed list zeezicht --to production'],
    run: list,
  },
  {
    name: 'feed show',
    group: 'Content',
    line: 'Shows a feed: its last round, its homes by state, those that were refused or are kept apart, and what has no place in a record.',
    args: [SITE, FEED],
    examples: ['feed show zeezicht whise --to production'],
    run: async (call) => shown(await (await call.client()).get(pathOf(call))),
  },
  {
    name: 'feed run',
    group: 'Content',
    line: 'Begins a round of a feed now.',
    args: [SITE, FEED],
    examples: ['feed run zeezicht whise --to production'],
    run: async (call) => shown(await (await call.client()).post(pathOf(call, '/run'), {})),
  },
  {
    name: 'feed pause',
    group: 'Content',
    line: 'Pauses a feed, whose homes stay as they are; --resume ends the pause.',
    args: [SITE, FEED],
    options: { resume: { line: 'goes on with its rounds' } },
    examples: ['feed pause zeezicht whise --to production'],
    run: async (call) =>
      shown(await (await call.client()).post(pathOf(call, '/pause'), { paused: !call.flag('resume') })),
  },
  {
    name: 'feed remove',
    group: 'Content',
    line: 'Removes a feed; its homes stay, as if they had been imported.',
    args: [SITE, FEED],
    examples: ['feed remove zeezicht whise --to production'],
    run: async (call) => {
      await (await call.client()).delete(pathOf(call));
      return { lines: ['The feed is removed; its homes stay.'], data: { removed: true } };
    },
  },
  {
    name: 'feed same',
    group: 'Content',
    line: 'Says that a home that is kept apart is the one here with its reference: from now on it comes with the feed, at the address that it has.',
    args: [SITE, FEED, HOMES],
    options: ALL,
    examples: [
      'feed same zeezicht whise 6231877 --to production',
      'feed same zeezicht whise --all --to production',
    ],
    run: decide('same'),
  },
  {
    name: 'feed other',
    group: 'Content',
    line: 'Says that a home that is kept apart is another one than the home with its reference: both are shown.',
    args: [SITE, FEED, HOMES],
    options: ALL,
    examples: ['feed other zeezicht whise 6231877 --to production'],
    run: decide('other'),
  },
  {
    name: 'feed account set',
    group: 'Content',
    line: 'Stores the deployment’s account at a vendor, once for all its agencies: JSON from standard input.',
    about: [
      'For whise: {"username": "…", "password": "…"}; for zabun: {"api_key": "…", "client_id": "…", "server_id": "…"}.',
      'It is stored encrypted and never shown.',
    ],
    args: [{ name: 'KIND' }],
    examples: ['feed account set whise --to production', 'feed account set zabun --to production'],
    run: async (call) => {
      const kind = call.arg('KIND');
      await (await call.client()).put(`/feed-accounts/${encodeURIComponent(kind)}`, await fromInput());
      return { lines: [`The account for ${kind} is stored.`], data: { stored: kind } };
    },
  },
  {
    name: 'feed try',
    group: 'Content',
    line: 'Shows what a recorded answer of a vendor, or a file, would become: fields, what has no place, and refusals. Stores nothing.',
    about: [
      'KIND is whise, zabun or skarabee for recorded answers, or the format of a file: ndjson, csv or kyero.',
    ],
    args: [{ name: 'KIND' }, { name: 'FILE' }],
    options: {
      decimal: {
        line: 'sign before the decimals of a CSV file’s numbers: comma or point',
        value: 'SIGN',
      },
    },
    examples: ['feed try whise answer.json', 'feed try zabun answers.json', 'feed try kyero homes.xml'],
    run: (call) => tryFile(call.arg('KIND'), call.arg('FILE'), call.option('decimal')),
  },
];
