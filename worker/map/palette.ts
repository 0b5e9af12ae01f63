import { BLACK, type Colour, parseColour, toHex, WHITE } from '#domain/theme/colour.ts';
import { mixOklab, oklabHue } from '#domain/theme/oklab.ts';
import type { Theme } from '#wire/site.ts';

/** Light or dark: two sources of one `<picture>`. */
export type MapMode = 'light' | 'dark';
export const MAP_MODES = ['light', 'dark'] as const satisfies readonly MapMode[];

/** Base colours of water, vegetation, buildings and sand, the same for all agencies. */
const ANCHORS = { water: '#3d8fb5', green: '#5c8a4a', brick: '#a5492f', sand: '#d9b26a' } as const;
/** Difference of hue below which the agency's accent is mixed into an anchor, degrees. */
const RESEMBLES = 50;

const colour = (hex: string): Colour => parseColour(hex) ?? BLACK;

const written = <Name extends string>(colours: Record<Name, Colour>) =>
  Object.fromEntries(
    Object.entries<Colour>(colours).map(([name, value]) => [name, toHex(value)]),
  ) as Readonly<Record<Name, string>>;

/** The theme's tokens of one mode as colours. */
function tokensOf(theme: Theme, mode: MapMode) {
  const at = mode === 'dark' ? 1 : 0;
  const token = (name: 'paper' | 'tint' | 'ink' | 'muted' | 'line' | 'accent' | 'onAccent') =>
    colour(theme[name][at]);
  return {
    paper: token('paper'),
    tint: token('tint'),
    ink: token('ink'),
    muted: token('muted'),
    line: token('line'),
    accent: token('accent'),
    onAccent: token('onAccent'),
  };
}

/**
 * The colours of an agency's maps, `#rrggbb`, mixed in OKLab from its tokens and the anchors. If the accent's hue is
 * within 50° of water or green, that anchor is mixed half and half with the accent; within 50° of brick, the accent
 * tints the buildings instead of `ink`.
 */
export function mapPalette(theme: Theme, mode: MapMode) {
  const { paper, tint, ink, muted, line, accent, onAccent } = tokensOf(theme, mode);
  const dark = mode === 'dark';
  /** `share` of the second colour, 0…1. */
  const mix = (one: Colour, other: Colour, share: number): Colour => mixOklab(other, one, share);
  const accentHue = oklabHue(accent);
  const resembles = (anchor: Colour): boolean => {
    const hue = oklabHue(anchor);
    if (hue === null || accentHue === null) return false;
    const apart = Math.abs(hue - accentHue) % 360;
    return Math.min(apart, 360 - apart) < RESEMBLES;
  };
  const own = (hex: string): Colour => (resembles(colour(hex)) ? mix(colour(hex), accent, 0.5) : colour(hex));
  const [water, green] = [own(ANCHORS.water), own(ANCHORS.green)];
  const brick = resembles(colour(ANCHORS.brick)) ? accent : ink;
  const ground = mix(paper, tint, dark ? 0.55 : 0.7);
  const greenery = (share: number): Colour => mix(ground, green, dark ? share * 1.15 : share);
  const nearWhite = mix(WHITE, paper, 0.3);
  return written({
    paper,
    ink,
    muted,
    line,
    accent,
    onAccent,
    ground,
    town: mix(ground, line, dark ? 0.16 : 0.24),
    field: greenery(0.05),
    grass: greenery(0.13),
    park: greenery(0.2),
    wood: greenery(0.27),
    rock: mix(ground, ink, 0.035),
    sand: mix(ground, colour(ANCHORS.sand), 0.16),
    site: mix(ground, ink, 0.045),
    water: mix(ground, water, dark ? 0.3 : 0.36),
    stream: mix(ground, water, dark ? 0.42 : 0.5),
    waterText: mix(ink, water, dark ? 0.45 : 0.55),
    building: mix(ground, brick, dark ? 0.13 : 0.11),
    buildingEdge: mix(ground, brick, dark ? 0.26 : 0.24),
    road: dark ? mix(ground, ink, 0.2) : nearWhite,
    main: dark ? mix(ground, ink, 0.32) : nearWhite,
    casing: dark ? mix(ground, BLACK, 0.35) : mix(ground, ink, 0.15),
    mainCasing: dark ? mix(ground, BLACK, 0.5) : mix(ground, ink, 0.3),
    path: mix(ground, ink, dark ? 0.3 : 0.34),
    rail: mix(ground, ink, 0.48),
    border: mix(ground, ink, 0.4),
    streetText: mix(muted, ink, 0.3),
  });
}

/** Name of a map colour → `#rrggbb`. */
export type MapPalette = ReturnType<typeof mapPalette>;
export type MapColour = keyof MapPalette;
