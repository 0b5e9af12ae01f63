import type { Locale } from '#domain/locale.ts';
import { PLAIN_THEME } from '#domain/theme/plain-theme.ts';
import type { FrameView } from '#domain/views/frame.ts';
import type { Site } from '#wire/site.ts';

type Look = Pick<Site, 'theme' | 'settings'>;

/** An agency for tests and previews of pages. */
export interface SampleSite {
  readonly id: string;
  readonly name: string;
  readonly locales: readonly Locale[];
  readonly logo: NonNullable<FrameView['site']['logo']>;
  readonly look: Look;
  readonly town: string;
  readonly zip: string;
}

const settings = (): Look['settings'] => ({
  source: 'first',
  hiddenStatus: [],
  features: [],
  stickers: [{ id: 'open-house', color: '#0c5d74', colorText: '#ffffff' }],
  contact: {},
  legal: {},
});

export const SAMPLE_SITES: readonly SampleSite[] = [
  {
    id: 'duinzicht',
    name: 'Duinzicht',
    locales: ['nl', 'fr', 'en', 'de'],
    town: 'Knokke-Heist',
    zip: '8300',
    logo: {
      viewBox: '0 0 36 36',
      paths: [
        'M2.5 27c5-.5 7-9 12.5-9 4.5 0 6 4.5 10 4.5 3.5 0 5-1.5 8.5-1.5M2.5 31h31',
        'M25 7a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z',
      ],
    },
    look: {
      settings: settings(),
      theme: {
        paper: ['#fdfcf9', '#0d181d'],
        tint: ['#f3eee4', '#16252b'],
        ink: ['#12262f', '#eef2ef'],
        muted: ['#4d616a', '#a9bbbf'],
        line: ['#ddd6c8', '#2c4048'],
        accent: ['#0c5d74', '#7fcad8'],
        onAccent: ['#ffffff', '#05242c'],
        fontDisplay: 'newsreader',
        display: { weight: 400, tracking: -0.018 },
        radius: 4,
        choices: PLAIN_THEME.choices,
      },
    },
  },
  {
    id: 'huis-haard',
    name: 'Huis & Haard',
    locales: ['nl', 'fr', 'en'],
    town: 'Leuven',
    zip: '3000',
    logo: {
      viewBox: '0 0 36 36',
      paths: ['M6 32V15.5h4V11h4V6.5h8V11h4v4.5h4V32zM13.5 32V24a4.5 4.5 0 0 1 9 0v8'],
    },
    look: {
      settings: settings(),
      theme: {
        paper: ['#ffffff', '#121114'],
        tint: ['#f4f1ee', '#1d1b20'],
        ink: ['#18151a', '#f4f0ed'],
        muted: ['#5f585c', '#b3abaa'],
        line: ['#dfd9d4', '#38333a'],
        accent: ['#a2361d', '#f3937a'],
        onAccent: ['#ffffff', '#2b0b03'],
        fontDisplay: 'bricolage-grotesque',
        display: { weight: 500, tracking: -0.028 },
        radius: 2,
        choices: PLAIN_THEME.choices,
      },
    },
  },
  {
    id: 'ardenne',
    name: 'Ardenne Habitat',
    locales: ['fr', 'de', 'nl'],
    town: 'Namur',
    zip: '5000',
    logo: {
      viewBox: '0 0 36 36',
      paths: [
        'M3 31h30M6 31l8-13 5 8M13.5 31 22 15l9 16M14 18v-2.5M22 15V6.5M18.5 11 22 6.5l3.5 4.5M18 14.5l4-4.5 4 4.5',
      ],
    },
    look: {
      settings: settings(),
      theme: {
        paper: ['#fbf8f2', '#131711'],
        tint: ['#efeadd', '#1e241a'],
        ink: ['#20241b', '#f2efe5'],
        muted: ['#585d4e', '#b2b7a5'],
        line: ['#dad4c3', '#394032'],
        accent: ['#2c5b3a', '#a3cf94'],
        onAccent: ['#ffffff', '#10240f'],
        fontDisplay: 'literata',
        display: { weight: 400, tracking: -0.022 },
        radius: 6,
        choices: PLAIN_THEME.choices,
      },
    },
  },
];
