/** An agency's alerts on its site, and one of An's in them. */
import type { SiteChanges } from '#wire/testing/site.ts';
import { siteBench } from '#worker/testing/site-bench.ts';

export const TOKEN = 't'.repeat(43);
/** An alert as its page reads it. */
export const ALERT = {
  purpose: 'manage',
  state: 'active',
  email: 'an@example.be',
  name: 'An',
  locale: 'nl',
  criteria: { priceMax: 400_000 },
};

/** A site with alerts, whose content service accepts new ones. */
export function alertsBench(changes: SiteChanges = {}) {
  const scene = siteBench('alerts', { ...changes, settings: { features: ['alerts'], ...changes.settings } });
  const { content, base } = scene;
  content.on(`POST ${base}/estate-filters`, { headTypes: [], transactions: [], locations: [] });
  content.on(`POST ${base}/subscriptions`, () => Response.json({ id: 's-1' }, { status: 202 }));
  return scene;
}
