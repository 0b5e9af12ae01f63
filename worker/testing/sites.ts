import { type Site, SiteSchema } from '#wire/site.ts';

/** A site document, as the content service sends it. */
export function siteDocument(id: string, changes: Partial<Site> = {}): Site {
  return SiteSchema.parse({
    id,
    name: `Agency ${id}`,
    hostnames: [`${id}.test`],
    state: 'live',
    locales: ['nl', 'fr', 'en'],
    defaultLocale: 'fr',
    theme: {
      paper: ['#fdfcf9', '#0d181d'],
      tint: ['#eef3f3', '#14242b'],
      ink: ['#14232a', '#e9f0f1'],
      muted: ['#51646c', '#9fb3ba'],
      line: ['#d5dee0', '#2a3d45'],
      accent: ['#0c5d74', '#7fcad8'],
      onAccent: ['#ffffff', '#06222b'],
      fontDisplay: 'newsreader',
      display: { weight: 400, tracking: -0.01 },
      radius: 4,
    },
    settings: { contact: { email: `info@${id}.test` } },
    ...changes,
  });
}
