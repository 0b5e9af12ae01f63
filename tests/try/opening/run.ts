// `npm run try opening`: follows docs/operations/opening.md line by line, from nothing to a preview with the homes and
// pictures of a server that speaks as Whise does, and from there to the opening with an empty list: in a separate
// checkout, with both Workers on an empty database. Prints commands, files and minutes, and exits non-zero when the
// preview took more than twenty minutes or something was left. `-- --homes 30 --pictures 100` for a small one.
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createClient } from '#scripts/gevel/client.ts';
import { startCloudflare, type TestCloudflare } from '#scripts/gevel/testing/cloudflare.ts';
import { guideLines } from '#scripts/gevel/testing/guide-lines.ts';
import { ensureClientBuilt } from '#scripts/lib/client-build.ts';
import { ensureMigrated } from '#scripts/lib/data.ts';
import { localSecret } from '#scripts/lib/local-secrets.ts';
import { freePort } from '#scripts/lib/port.ts';
import { fail } from '#scripts/lib/progress.mjs';
import { startWorkers, waitFor } from '#scripts/lib/workers.ts';
import { inCheckout } from '../../support/checkout.ts';
import { send } from '../../support/http.ts';
import { must, seen, setVars, shown } from '../engine.ts';
import { fillFolder } from '../filled-folder.ts';
import { createShell, hostEnv } from '../guide/stage.ts';
import { oldSitemap, openVendor } from './vendor.ts';

const GUIDE = 'docs/operations/opening.md';
const SITE = 'haven';
const HOSTNAME = 'www.haven.example';
/** Most minutes to the preview. */
const MOST_MINUTES = 20;

interface Size {
  readonly homes: number;
  readonly pictures: number;
}

/** What the agency and the platforms do beside the commands. */
function agencyDoes(cloudflare: TestCloudflare): void {
  const domain = 'haven.example';
  const bounce = `cf-bounce.${domain}`;
  cloudflare.dns.set(bounce, {
    mx: ['10 route1.mx.cloudflare.net.'],
    txt: ['v=spf1 include:_spf.mx.cloudflare.net ~all'],
  });
  cloudflare.dns.set(`cf-bounce._domainkey.${domain}`, { txt: ['v=DKIM1; h=sha256; k=rsa; p=MIIB'] });
  cloudflare.dns.set(`_dmarc.${domain}`, { txt: ['v=DMARC1; p=none;'] });
  cloudflare.dns.set('sites.gevel.example', { addresses: ['192.0.2.1'] });
  cloudflare.dns.set(HOSTNAME, { cname: 'sites.gevel.example' });
}

async function main(folder: string, size: Size): Promise<void> {
  const cloudflare = await startCloudflare();
  const vendor = await openVendor(size.homes, size.pictures);
  agencyDoes(cloudflare);
  await setVars({
    LOCAL_SERVICES: new URL(vendor.address).host,
    DNS_URL: `${cloudflare.origin}/dns-query`,
  });
  const state = resolve('.wrangler/state');
  await ensureMigrated(state);
  const port = await freePort();
  const workers = startWorkers({ port, inspectorPort: await freePort(), state });
  try {
    const door = `http://content.localhost:${port}`;
    const token = localSecret('OPERATOR_TOKEN');
    await waitFor(workers, ['content.localhost'], { path: '/openapi.json', token, seconds: 300 });
    await writeFile('sitemap.xml', oldSitemap(size.homes));
    await writeFile('whise.json', JSON.stringify(vendor.account));
    const shell = createShell(folder, {
      ...process.env,
      ...hostEnv(cloudflare),
      GEVEL_PRODUCTION_URL: door,
      GEVEL_PRODUCTION_TOKEN: token,
    });
    await follow(shell, { port, client: createClient({ origin: door, token }), cloudflare, size });
  } finally {
    await workers.stop();
    await vendor.stop();
    await cloudflare.close();
  }
}

interface Around {
  readonly port: number;
  readonly client: ReturnType<typeof createClient>;
  readonly cloudflare: TestCloudflare;
  readonly size: Size;
}

/** Waits until the first round has ended and no picture is due. */
async function fetched({ client, size }: Around): Promise<string> {
  const ask = async () =>
    (await client.get(`/sites/${SITE}/feeds`)) as {
      feeds: { outcome: string | null; reason: string | null }[];
      pictures: Record<'due' | 'kept', number>;
    };
  return seen(
    `a round of ${size.homes} homes and ${size.pictures} pictures`,
    ask,
    ({ feeds: [feed], pictures }) =>
      feed?.outcome === 'ok' && pictures.due === 0 && pictures.kept === size.pictures,
    { seconds: MOST_MINUTES * 60, look: JSON.stringify },
  );
}

/** A page of the agency and one of its pictures, at a hostname. */
async function looksAt(hostname: string, { port, size }: Around): Promise<void> {
  for (const path of ['/nl', '/fr', '/nl/aanbod']) {
    const { status, text } = await send(hostname, path, { port });
    must(status === 200, `${path} is shown`, status);
    if (path !== '/nl/aanbod') continue;
    must(text.includes(String(size.homes)), `${size.homes} homes are counted`, text.slice(0, 500));
    const picture = /\/media\/\d+\/[^"\s?]+\.webp/.exec(text)?.[0];
    must(picture !== undefined, 'a home has a picture');
    must((await send(hostname, picture, { port })).status === 200, 'the picture is shown', picture);
  }
}

async function follow(shell: ReturnType<typeof createShell>, around: Around): Promise<void> {
  const began = performance.now();
  const minutes = (): number => (performance.now() - began) / 60_000;
  const files = new Set(['whise.json']);
  let [commands, toPreview] = [0, 0];
  const table: string[] = [];
  for (const { line } of guideLines(GUIDE)) {
    if (line.includes('feed list')) await fetched(around);
    const started = performance.now();
    const { code, output } = await shell(line);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    must(code === 0, line, output);
    commands += 1;
    table.push(
      `${seconds.padStart(6)} s  ${line.replace('npm run gevel -- ', '').replace(' --to production', '')}`,
    );
    if (line.includes('site add'))
      for (const file of await fillFolder(SITE, {
        legalName: 'Immo Haven bv',
        email: 'info@haven.example',
        street: 'Haven 1',
        zip: '8400',
        city: 'Oostende',
      }))
        files.add(file);
    if (line.includes('host add')) {
      const known = around.cloudflare.hostnames.get(HOSTNAME);
      if (known !== undefined) known.status = 'active';
    }
    if (line.includes('preview add')) {
      toPreview = minutes();
      const address = /https?:\/\/\S+/.exec(output)?.[0] ?? '';
      await looksAt(new URL(address).hostname, around);
      shown(
        `a preview with ${around.size.homes} homes and ${around.size.pictures} pictures`,
        `${commands} commands, ${files.size} files, ${toPreview.toFixed(1)} minutes`,
      );
    }
    if (line.includes('site launch')) {
      must(!/^[✗·] /m.test(output), 'nothing is left', output);
      process.stdout.write(`${output.replace(/^>.*$/gm, '').trim()}\n`);
    }
  }
  await seen(
    'the agency is open',
    async () => (await send(HOSTNAME, '/nl', { port: around.port })).status,
    (status) => status === 200,
    { seconds: 90, look: String },
  );
  await looksAt(HOSTNAME, around);
  const old = await send(HOSTNAME, '/pand/te-koop-w-1000000/', { port: around.port });
  must(old.status === 301, 'an old address leads to its home', old.status);
  process.stdout.write(`${table.join('\n')}\n`);
  shown('its opening, with an empty list', `${commands} commands, ${minutes().toFixed(1)} minutes`);
  must(toPreview <= MOST_MINUTES, `a preview within ${MOST_MINUTES} minutes`, toPreview.toFixed(1));
}

const { homes, pictures } = parseArgs({
  options: { homes: { type: 'string', default: '300' }, pictures: { type: 'string', default: '3000' } },
}).values;
ensureClientBuilt()
  .then(() =>
    inCheckout('opening', (folder) => main(folder, { homes: Number(homes), pictures: Number(pictures) })),
  )
  .then(() => process.exit(0), fail);
