/** The light of a picture, which changes every colour in it. */
export interface Mood {
  /** From the zenith to the horizon. */
  readonly sky: readonly [string, string, string, string];
  /** Every local colour is mixed with `colour` by `share`, then lightened by `light`. */
  readonly tint: { readonly colour: string; readonly share: number; readonly light: number };
  readonly shadow: { readonly colour: string; readonly strength: number };
  readonly haze: string;
  /** Panes by day: below, above. */
  readonly glass: readonly [string, string];
  /** Leaves from the dark inside to the tips in the sun. */
  readonly foliage: readonly [string, string, string, string];
  readonly grass: readonly [string, string];
  /** Light over the whole picture from the sun's side. */
  readonly wash: { readonly colour: string; readonly strength: number };
  /** Share of windows with a lamp on. */
  readonly lamps: number;
  /** Height of the sun, 0…1. */
  readonly sun: number;
  readonly cloud: string;
  readonly snow: boolean;
}

export const MOODS = {
  morning: {
    sky: ['#a9c3cb', '#d5d8cd', '#f4dfc2', '#f6d3ae'],
    tint: { colour: '#f0d9ba', share: 0.1, light: 0 },
    shadow: { colour: '#56607e', strength: 0.3 },
    haze: '#f1dfc6',
    glass: ['#6d8b93', '#c9d4cb'],
    foliage: ['#3c5748', '#56754f', '#84965c', '#b7b878'],
    grass: ['#7f9460', '#a9ae70'],
    wash: { colour: '#ffdca6', strength: 0.42 },
    lamps: 0.04,
    sun: 0.52,
    cloud: '#fff3e2',
    snow: false,
  },
  noon: {
    sky: ['#5e9fbd', '#93c3cf', '#cfe3dd', '#efeedd'],
    tint: { colour: '#fff3dc', share: 0.03, light: 0.01 },
    shadow: { colour: '#3b4a6b', strength: 0.36 },
    haze: '#dfe8de',
    glass: ['#3f5f70', '#a9cbd0'],
    foliage: ['#2c4f3d', '#467247', '#74974f', '#a6b961'],
    grass: ['#6f9450', '#9db45f'],
    wash: { colour: '#fff2c8', strength: 0.3 },
    lamps: 0,
    sun: 0.78,
    cloud: '#ffffff',
    snow: false,
  },
  golden: {
    sky: ['#6f9db0', '#b7c3b2', '#f2cf98', '#f3a765'],
    tint: { colour: '#f2b066', share: 0.11, light: -0.005 },
    shadow: { colour: '#4a4268', strength: 0.4 },
    haze: '#f3cd9a',
    glass: ['#46606a', '#f0c48a'],
    foliage: ['#3a4a35', '#5d6b3a', '#94893f', '#d3ac54'],
    grass: ['#7d8647', '#b8a456'],
    wash: { colour: '#ffc172', strength: 0.55 },
    lamps: 0.08,
    sun: 0.35,
    cloud: '#ffe3bd',
    snow: false,
  },
  dusk: {
    sky: ['#26355a', '#4f5580', '#a9748a', '#eb9d76'],
    tint: { colour: '#3a3f6b', share: 0.4, light: -0.055 },
    shadow: { colour: '#1b2040', strength: 0.42 },
    haze: '#9b7890',
    glass: ['#2b3a58', '#8d7f98'],
    foliage: ['#1f2d3d', '#2c3f48', '#3f5550', '#5b6c58'],
    grass: ['#3f5550', '#56665a'],
    wash: { colour: '#f2a07a', strength: 0.3 },
    lamps: 0.78,
    sun: 0.12,
    cloud: '#e4a28e',
    snow: false,
  },
  snow: {
    sky: ['#a8b8c2', '#c6d0d3', '#dfe2df', '#eee9e0'],
    tint: { colour: '#cfd8de', share: 0.14, light: 0.015 },
    shadow: { colour: '#56688a', strength: 0.24 },
    haze: '#e6e7e3',
    glass: ['#5c717e', '#b9c6ca'],
    foliage: ['#4d5f60', '#6c7d78', '#c9d3d3', '#f4f4f0'],
    grass: ['#e6ebec', '#f6f5f1'],
    wash: { colour: '#f7efe2', strength: 0.22 },
    lamps: 0.35,
    sun: 0.6,
    cloud: '#f4f3ef',
    snow: true,
  },
} as const satisfies Record<string, Mood>;
export type MoodName = keyof typeof MOODS;
