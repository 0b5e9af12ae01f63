// `npm run try feeds`: an agency for each kind of feed, whose homes stand in a server that speaks as the vendor does: 500 homes and
// 10 projects from `feed add` to pages in Chromium, and through a day on which homes change, are sold, hidden, deleted and
// restored. Nothing is faster than it is deployed: rounds begin by the cron, five calls a second are made. Prints counts and
// minutes, and exits non-zero when a page says otherwise. `-- --kind zabun` for one kind, `-- --homes 30 --projects 3` for a
// small offer.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '#scripts/lib/chromium.ts';
import { ensureClientBuilt } from '#scripts/lib/client-build.ts';
import { Complaint, fail } from '#scripts/lib/progress.mjs';
import { FEED_VENDORS, type FeedVendor, type Offer } from '../../support/feed-vendors.ts';
import { shown } from '../engine.ts';
import { openAgencies } from './agencies.ts';
import { openBrowser } from './browser.ts';
import { comesOver, dayPasses } from './journey.ts';

async function main(kinds: readonly string[], offer: Offer): Promise<void> {
  const executablePath = await ensureChromium();
  await ensureClientBuilt();
  const folder = await mkdtemp(join(tmpdir(), 'gevel-feeds-'));
  const vendors = new Map<string, FeedVendor>();
  const closing: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    for (const kind of kinds) {
      const open = FEED_VENDORS[kind];
      if (open === undefined)
        throw new Complaint(`There is no kind "${kind}": ${Object.keys(FEED_VENDORS)}.`);
      const vendor = await open(offer);
      vendors.set(kind, vendor);
      closing.unshift(vendor.stop);
    }
    const hosts = [...vendors.values()].map(({ host }) => host);
    const agencies = await openAgencies(join(folder, 'state'), kinds, hosts);
    closing.unshift(agencies.stop);
    const browser = await openBrowser(executablePath);
    closing.unshift(browser.stop);
    for (const [kind, vendor] of vendors) {
      const began = performance.now();
      const scene = { agency: agencies.of(kind), vendor, offer, browser };
      await comesOver(scene);
      await dayPasses(scene);
      shown(
        `${kind}, from its key to the evening`,
        `${((performance.now() - began) / 60_000).toFixed(1)} minutes`,
      );
    }
  } finally {
    for (const close of closing) await close();
  }
}

const { kind, homes, projects } = parseArgs({
  options: {
    kind: { type: 'string', multiple: true, default: Object.keys(FEED_VENDORS) },
    homes: { type: 'string', default: '500' },
    projects: { type: 'string', default: '10' },
  },
}).values;
main(kind, { homes: Number(homes), projects: Number(projects) }).then(() => process.exit(0), fail);
