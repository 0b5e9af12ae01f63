import type { Art } from '../art.ts';
import { lit, mix } from '../colour.ts';
import type { Mood } from '../moods.ts';

/** Lamps are on when the windows of the town are. */
const AT_NIGHT = 0.3;
export const lampsAreOn = (art: Art): boolean => art.mood.lamps > AT_NIGHT;

/** Lamp light, the same in every mood. */
export const LAMP_LIGHT = '#ffe0a0';

/** A room at dusk is warm by its lamps, while the sky in its windows stays blue. */
const AT_DUSK: Pick<Mood, 'tint' | 'wash'> = {
  tint: { colour: '#b8754f', share: 0.2, light: -0.055 },
  wash: { colour: '#ffc68a', strength: 0.4 },
};

/** The picture as it is lit inside a house. */
export function indoors(art: Art): Art {
  if (art.moodName !== 'dusk') return art;
  const mood: Mood = { ...art.mood, ...AT_DUSK };
  const { tint } = mood;
  return { ...art, mood, colour: (hex) => lit(mix(hex, tint.colour, tint.share), tint.light) };
}
