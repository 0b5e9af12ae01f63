import { type Art, pathThrough } from '../canvas/art.ts';
import { lit, mix } from '../canvas/colour.ts';
import type { Mood } from '../canvas/moods.ts';

/** Lamps are on when the windows of the town are lit. */
const AT_NIGHT = 0.3;
export const lampsAreOn = (art: Art): boolean => art.mood.lamps > AT_NIGHT;

/** Colour of lamp light, equal in every mood. */
export const LAMP_LIGHT = '#ffe0a0';

/** Shadows in a room are warmed by wood and cloth, even when they are blue outside. */
const WARM = '#5f4a3f';
const WARMTH = 0.6;

/** Indoors, a room at dusk is lit warmly by its lamps, and a room in winter is heated; the sky does not change. */
const INSIDE: Partial<Record<Art['moodName'], Pick<Mood, 'tint' | 'wash'>>> = {
  dusk: {
    tint: { colour: '#b8754f', share: 0.17, light: -0.04 },
    wash: { colour: '#ffc68a', strength: 0.42 },
  },
  snow: {
    tint: { colour: '#e6dfd4', share: 0.1, light: 0.005 },
    wash: { colour: '#fff1da', strength: 0.26 },
  },
};

/** The picture's light inside a house, with the sun at its windows. */
export function indoors(art: Art, sun: -1 | 1): Art {
  const { shadow } = art.mood;
  const mood: Mood = {
    ...art.mood,
    shadow: { colour: mix(shadow.colour, WARM, WARMTH), strength: shadow.strength * 0.9 },
    ...INSIDE[art.moodName],
  };
  const { tint } = mood;
  return {
    ...art,
    sun,
    mood,
    colour: (hex) => lit(mix(hex, tint.colour, tint.share), tint.light),
    shade(points, strength = 1, blur = 2) {
      const opacity = mood.shadow.strength * strength;
      art.path(pathThrough(points), mood.shadow.colour, { opacity, blend: 'multiply', blur });
    },
  };
}
