import { spawn } from 'node:child_process';
import { chmod, cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { aKyeroHome, kyeroFile } from '#content-service/intake/feeds/kinds/file/testing/kyero-file.ts';
import { envelopeOf } from '#content-service/intake/feeds/kinds/skarabee/soap.ts';
import { aPublication } from '#content-service/intake/feeds/kinds/skarabee/testing/publications.ts';
import { LOGIN, Weblink } from '#content-service/intake/feeds/kinds/skarabee/testing/weblink.ts';
import { answerWith, recordedIn } from '#content-service/intake/feeds/kinds/whise/testing/recorded.ts';
import { aHome, OPTIONS } from '#content-service/intake/feeds/kinds/zabun/testing/homes.ts';
import { fillIn } from '#scripts/gevel/deploy/testing/whole.ts';
import type { TestCloudflare } from '#scripts/gevel/testing/cloudflare.ts';
import { TOKEN, ZONE } from '#scripts/gevel/testing/cloudflare.ts';
import { townArchive } from '../../map-archives/town.ts';
import { homeRecord } from '../homes.ts';
import { writePhotos } from '../photos.ts';

const HOMES = 6;
/** Ids of an account's resources, equal to those filled in the files. */
const IDS = {
  'gevel-cache-production': '1f2ac74b498b48028cb68387c421e279',
  'gevel-content-production': '3f2ac74b-498b-4802-8cb6-8387c421e279',
};

/** Recorded answers, and a file, of the systems from which homes come. */
async function vendorFiles(): Promise<Readonly<Record<string, string>>> {
  const recorded = await readFile(
    'content-service/intake/feeds/kinds/whise/testing/estates-list.ndjson',
    'utf8',
  );
  const weblink = await Weblink.open(
    await readFile('content-service/intake/feeds/kinds/skarabee/testing/weblink.wsdl', 'utf8'),
  );
  weblink.has([aPublication(31)]);
  const answer = await weblink.answer({
    authorization: `Basic ${Buffer.from(`${LOGIN.username}:${LOGIN.password}`).toString('base64')}`,
    body: envelopeOf('GetPublication', [['PublicationId', '31']]),
  });
  return {
    'answer.json': JSON.stringify(answerWith(recordedIn(recorded))),
    'answers.json': JSON.stringify({ properties: [aHome(41)], options: OPTIONS }),
    'answers.xml': `<answers>${answer.body.replace(/^<\?xml[^>]*>/, '')}</answers>`,
    'homes.xml': kyeroFile([aKyeroHome('1')]),
  };
}

/** Addresses of an agency's former website. */
const SITEMAP = ['/', '/contact', '/te-koop', '/pand/8300/oud']
  .map((path) => `<url><loc>https://www.zeezicht.example${path}</loc></url>`)
  .join('');

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60"><path fill="#0b4f6c" d="M0 0h200v60H0z"/></svg>';

/** What the guide reads from standard input, or from a file that only the operator has. */
export const INPUTS: readonly (readonly [line: RegExp, file: string, content: object])[] = [
  [/feed account set whise/, 'whise.json', { username: 'gevel', password: 'secret' }],
  [/feed account set zabun/, 'zabun.json', { api_key: 'a', client_id: '1', server_id: '2' }],
  [/skarabee .*--secrets/, 'skarabee.json', LOGIN],
];

/** Copies an operator's files into a checkout: the data of a deployment, and the files that the guide names. */
export async function furnish(folder: string, data: string): Promise<void> {
  const at = (name: string): string => join(folder, name);
  await cp(data, at('.wrangler/state'), { recursive: true });
  const homes = Array.from({ length: HOMES }, (_, index) => homeRecord(index));
  await writeFile(at('homes.ndjson'), homes.map((home) => `${JSON.stringify(home)}\n`).join(''));
  const prices = homes.map(({ estate }) => `${estate.general.id};395.000,00\n`).join('');
  await writeFile(at('prices.csv'), `estate.general.id;estate.general.price.value\n${prices}`);
  const files = {
    ...(await vendorFiles()),
    'sitemap.xml': `<urlset>${SITEMAP}</urlset>`,
    'logo.svg': LOGO,
    ...Object.fromEntries(INPUTS.map(([, file, content]) => [file, JSON.stringify(content)])),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(at(name), text);
  await writePhotos(
    at('photos'),
    homes.flatMap(({ estate }) => estate.pictures.map(({ file }) => file)),
  );
  const front = { width: 800, height: 533, channels: 3, background: '#7a8' } as const;
  await sharp({ create: front }).webp().toFile(at('front-800.webp'));
  await writeFile(at('belgium.pmtiles'), await townArchive('shortbread'));
}

/** An empty account, on which no migration has run. */
export async function emptyAccount(
  folder: string,
  states: Readonly<Record<string, string>>,
): Promise<string> {
  const account = join(folder, 'account');
  await mkdir(account);
  const migrations = (await readdir('content-service/migrations')).filter((name) => name.endsWith('.sql'));
  const empty = { namespaces: [], buckets: [], queues: [], pending: { DB: migrations.toSorted() } };
  await writeFile(
    join(account, 'account.json'),
    JSON.stringify({ ...empty, ids: IDS, states, bundles: 'real' }),
  );
  await writeFile(join(account, 'calls.ndjson'), '');
  return account;
}

/** Replacements of programs that reach the internet: wrangler, and a curl that fails on refused requests. */
export async function programs(folder: string): Promise<string> {
  const bin = join(folder, 'programs');
  await mkdir(bin);
  const wrangler = resolve('tests/try/guide/account.mjs');
  const texts = {
    npx: `#!/bin/sh\n[ "$1" = wrangler ] || exit 9\nshift\nexec "${process.execPath}" "${wrangler}" "$@"\n`,
    curl: '#!/bin/sh\nexec /usr/bin/env -S PATH=/usr/bin:/bin curl -sS --fail-with-body "$@"\n',
  };
  for (const [name, text] of Object.entries(texts)) {
    await writeFile(join(bin, name), text);
    await chmod(join(bin, name), 0o755);
  }
  await chmod(wrangler, 0o755);
  return bin;
}

/** Fills in both configurations, as in the guide's "The two files". */
export async function fillFiles(): Promise<void> {
  for (const file of ['wrangler.toml', 'content-service/wrangler.toml']) {
    // In one step: the Workers that run here watch the file, and end when they read it empty.
    const filled = `${file}.filled`;
    await writeFile(filled, fillIn(await readFile(file, 'utf8')));
    await rename(filled, file);
  }
}

/** Fills in every `[blank]` of the texts in a folder, like an agency. */
export async function fillBlanks(folder: string): Promise<void> {
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(/\[[^\]\n]{2,}\]/g, 'Immo Zeezicht');
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one)]));
  };
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.json')) continue;
    const file = join(folder, name);
    await writeFile(file, `${JSON.stringify(filled(JSON.parse(await readFile(file, 'utf8'))), null, 2)}\n`);
  }
}

/** Environment of the hostname commands: Cloudflare's API and a resolver, on loopback. */
export const hostEnv = ({ origin }: TestCloudflare): Readonly<Record<string, string>> => ({
  CLOUDFLARE_API_TOKEN: TOKEN,
  CLOUDFLARE_ZONE_ID: ZONE,
  CLOUDFLARE_API_URL: `${origin}/client/v4`,
  GEVEL_HOST_TARGET: 'sites.gevel.example',
  GEVEL_DNS_URL: `${origin}/dns-query`,
});

/** Result of a shell line. */
export interface Came {
  readonly code: number;
  readonly stdout: string;
  readonly output: string;
}

/** A shell that keeps variables between lines, like an interactive one. */
export function createShell(folder: string, env: Readonly<Record<string, string | undefined>>) {
  const stored = join(folder, 'kept.sh');
  return (line: string): Promise<Came> =>
    new Promise((done, fail) => {
      const script = `set -a\n[ ! -f "${stored}" ] || . "${stored}"\n${line}\ncame=$?\nexport -p > "${stored}"\nexit $came`;
      const child = spawn('bash', ['-c', script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
      let [stdout, output] = ['', ''];
      child.stdout.on('data', (text) => {
        stdout += text;
        output += text;
      });
      child.stderr.on('data', (text) => {
        output += text;
      });
      child.once('error', fail);
      child.once('close', (code) => done({ code: code ?? 1, stdout, output }));
    });
}
