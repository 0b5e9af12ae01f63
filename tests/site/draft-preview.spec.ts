/** A draft is shown to its agency at a secret address, and to nobody else (decision 131). */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathTo } from '#domain/routes.ts';
import { createClient } from '#scripts/gevel/client.ts';
import { localOperatorToken } from '#scripts/lib/local-operator.ts';
import { BOTH_WORKERS } from '#scripts/lib/workers.ts';
import type { Site } from '#wire/site.ts';
import { startTestWorkers, type TestWorkers } from '../support/environment.ts';
import { send } from '../support/http.ts';
import { operatorAt } from '../support/operator.ts';
import { AGENCIES } from '../support/sites.ts';
import { expect, test } from '../support/workers.ts';

// All tests share one pair of Workers, which share their KV as they do when deployed.
test.describe.configure({ mode: 'default', timeout: 60_000 });

const SITE = 'strandzicht';
const OWN = 'info@strandzicht.example';

let workers: TestWorkers;
/** The content service's public door. */
const door = () => `http://content.localhost:${workers.port}`;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  workers = await startTestWorkers({
    configs: BOTH_WORKERS,
    seeded: true,
    hostnames: [AGENCIES.duinzicht.hostname],
  });
  const client = createClient({ origin: door(), token: localOperatorToken() });
  const like = (await client.get('/sites/duinzicht/document')) as Site;
  const { contact } = like.settings;
  await client.put(`/sites/${SITE}`, {
    ...like,
    id: SITE,
    name: 'Strandzicht',
    hostnames: [`${SITE}.localhost`],
    state: 'draft',
    settings: {
      ...like.settings,
      contact: { ...contact, email: OWN },
      team: null,
      leads: null,
      // The new site has no pictures of its own.
      logo: null,
      socialPicture: null,
    },
  });
});
test.afterAll(() => workers.stop());

/** Whom a mail was sent to, by wrangler's list. */
async function recipients(): Promise<string[]> {
  const list = `http://localhost:${workers.port}/cdn-cgi/local/explorer/api/local/email/sending?per_page=100`;
  const { result } = (await (await fetch(list)).json()) as { result: { to: string[] }[] };
  return result.flatMap(({ to }) => to);
}

const { done: gevel } = operatorAt(door);

/** A new preview, once the site knows it: its id and its hostname. */
async function preview() {
  const { id, address } = JSON.parse(await gevel('preview', 'add', SITE, '--days', '2', '--json'));
  const { hostname } = new URL(String(address));
  await becomes(hostname, 200);
  return { id: String(id), hostname };
}

const becomes = (hostname: string, status: number) =>
  expect(async () => {
    expect((await see(hostname)).status).toBe(status);
  }).toPass({ timeout: 30_000, intervals: [500] });

const see = (hostname: string, path = '/nl') => send(hostname, path, { port: workers.port });

test('is found nowhere but there, without a cookie, and never cached', async () => {
  const { hostname } = await preview();
  for (const other of [
    `${SITE}.localhost`,
    `${SITE}.preview.localhost`,
    hostname.replace('--', '--a').slice(0, -1),
  ])
    expect([other, (await see(other)).status]).toEqual([other, 404]);
  for (const path of ['/nl', pathTo('offer', 'nl'), pathTo('contact', 'nl'), '/robots.txt']) {
    const { status, headers } = await see(hostname, path);
    expect([path, status, headers['cache-control'], headers['x-robots-tag'], headers['set-cookie']]).toEqual([
      path,
      200,
      'private, no-store',
      'noindex',
      undefined,
    ]);
  }
  const { text } = await see(hostname);
  expect(text).toContain('Strandzicht');
  // Its own pictures and styles come from the same hostname: the address itself is in no link.
  expect(text).not.toContain(hostname);
});

test('shows each look of a logo, and the site itself as it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gevel-logo-'));
  const logo = join(folder, 'logo.svg');
  await writeFile(
    logo,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><rect width="90" height="90" fill="#a2361d"/></svg>',
  );
  const client = createClient({ origin: door(), token: localOperatorToken() });
  const { theme } = (await client.get(`/sites/${SITE}/document`)) as Site;
  const asked = ['site', 'look', SITE, logo, '--preview', '--days', '2', '--json'];
  const { looks, previews } = JSON.parse(await gevel(...asked));
  expect(await gevel('site', 'look', SITE, logo, '--set', 'open', '--dry-run')).toContain('dry run');
  await rm(folder, { recursive: true });
  expect(previews).toHaveLength(3);

  const own = await preview();
  const sheets = new Set<string>();
  const sheetAt = async (hostname: string): Promise<string> => {
    const { text } = await see(hostname);
    expect(text).toContain('Strandzicht');
    const [href = ''] = /\/assets\/theme-[^"]+\.css/.exec(text) ?? [];
    sheets.add(href);
    return (await see(hostname, href)).text;
  };
  const accentOf = (of: Site['theme']): string => `--accent:light-dark(${of.accent.join()})`;
  expect(await sheetAt(own.hostname)).toContain(accentOf(theme));
  for (const { look, address } of previews) {
    const { hostname } = new URL(address);
    await becomes(hostname, 200);
    const { theme: proposed } = looks.find(({ name }: { name: string }) => name === look);
    const sheet = await sheetAt(hostname);
    expect(sheet).toContain(accentOf(proposed));
    expect((await see(hostname, pathTo('offer', 'nl'))).status).toBe(200);
  }
  expect(sheets.size).toBe(4);
  expect(((await client.get(`/sites/${SITE}/document`)) as Site).theme).toEqual(theme);
  for (const { id } of [...previews, own]) await gevel('preview', 'end', SITE, String(id));
});

test('mails about trial requests there are sent to the agency only', async () => {
  const { hostname } = await preview();
  const [address, stranger] = [pathTo('contact', 'nl'), `victim.${workers.port}@elsewhere.example`];
  const sent = await send(hostname, address, {
    port: workers.port,
    method: 'POST',
    headers: {
      origin: `http://${hostname}:${workers.port}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({
      'form-key': crypto.randomUUID(),
      'form-shown': String(Date.now() - 60_000),
      homepage: '',
      firstname: 'Mia',
      lastname: 'Peeters',
      email: stranger,
      message: 'Is dit al te zien?',
      consent: '1',
    }).toString(),
  });
  expect(sent.status).toBe(303);
  // The notice for the agency, and the receipt that a visitor would get.
  await expect(async () => {
    expect(await recipients()).toEqual([OWN, OWN]);
  }).toPass({ timeout: 15_000, intervals: [200] });
});

test('is gone once it is ended', async () => {
  const [one, two] = [await preview(), await preview()];
  expect((await see(one.hostname)).status).toBe(200);
  expect(await gevel('preview', 'end', SITE, one.id)).toContain('ended');
  await becomes(one.hostname, 404);
  expect((await see(two.hostname)).status).toBe(200);
  const listed = await gevel('preview', 'list', SITE);
  expect(listed).toContain(two.id);
  expect(listed).not.toContain(one.id);
});
