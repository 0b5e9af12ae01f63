import type { Theme } from '../content/schemas/site.ts';

/** Colours for a site whose own cannot be read: the deployment's own, known to pass. */
export const HOUSE_COLOURS: Pick<Theme, 'paper' | 'tint' | 'ink' | 'muted' | 'line' | 'accent' | 'onAccent'> =
  {
    paper: ['#fdfdfb', '#121416'],
    tint: ['#f1f1ed', '#1d2023'],
    ink: ['#17191c', '#f1f2f0'],
    muted: ['#555b61', '#b0b5b8'],
    line: ['#dadad4', '#373b3f'],
    accent: ['#1f4b7a', '#9cc3ec'],
    onAccent: ['#ffffff', '#0a1f35'],
  };
