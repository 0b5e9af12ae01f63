import type { Site, Theme } from '../../wire/site.ts';

/** Theme and logo of an agency, shared by its pages and its pictures. */
interface Brand {
  readonly theme: Theme;
  readonly logo: NonNullable<Site['settings']['logo']>;
}

export const BRANDS: Readonly<Record<'duinzicht' | 'huis-haard' | 'ardenne', Brand>> = {
  duinzicht: {
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
      choices: {
        header: 'line',
        hero: 'horizon',
        card: 'plain',
        rhythm: 'air',
        lines: 'measure',
        ground: 'paper',
        text: 'sans',
        list: 'rows',
        foot: 'open',
      },
    },
    logo: {
      viewBox: '0 0 36 36',
      paths: [
        'M2.5 27c5-.5 7-9 12.5-9 4.5 0 6 4.5 10 4.5 3.5 0 5-1.5 8.5-1.5M2.5 31h31',
        'M20.5 11.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0',
      ],
    },
  },
  'huis-haard': {
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
      choices: {
        header: 'ruled',
        hero: 'sheet',
        card: 'plate',
        rhythm: 'grid',
        lines: 'rule',
        ground: 'paper',
        text: 'display',
        list: 'table',
        foot: 'block',
      },
    },
    logo: {
      viewBox: '0 0 36 36',
      paths: ['M6 32V15.5h4V11h4V6.5h8V11h4v4.5h4V32zM13.5 32V24a4.5 4.5 0 0 1 9 0v8'],
    },
  },
  ardenne: {
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
      choices: {
        header: 'centred',
        hero: 'letter',
        card: 'story',
        rhythm: 'bands',
        lines: 'soft',
        ground: 'tint',
        text: 'display',
        list: 'rows',
        foot: 'warm',
      },
    },
    logo: {
      viewBox: '0 0 36 36',
      paths: [
        'M3 31h30M6 31l8-13 5 8M13.5 31 22 15l9 16M14 18v-2.5M22 15V6.5M18.5 11 22 6.5l3.5 4.5M18 14.5l4-4.5 4 4.5',
      ],
    },
  },
};
