import { PLAIN_THEME } from '#domain/theme/plain-theme.ts';
import type { Site } from '../site.ts';

/** What differs from the agency of the tests: fields, and single settings. */
export interface SiteChanges extends Partial<Omit<Site, 'settings'>> {
  readonly settings?: Partial<Site['settings']>;
}

/** The agency of the tests' small world: live, on `{id}.test`, in Dutch and French. */
export const aSite = (id: string, { settings, ...changes }: SiteChanges = {}): Site => ({
  id,
  name: `Agency ${id}`,
  hostnames: [`${id}.test`],
  state: 'live',
  locales: ['nl', 'fr'],
  defaultLocale: 'nl',
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
    choices: PLAIN_THEME.choices,
  },
  settings: {
    source: 'first',
    hiddenStatus: [],
    features: ['alerts', 'staff'],
    interest: 'on',
    stickers: [],
    contact: {},
    legal: {},
    ...settings,
  },
  ...changes,
});
