import type { Art } from '../canvas/art.ts';
import { mix } from '../canvas/colour.ts';

/** Share of lit windows that neighbours keep. */
const LAMPS = 0.35;

/**
 * The same light, toned down for the surroundings of a picture's subject: local colours are mixed with the
 * haze by `share`, with less contrast and fewer lit lamps. It draws into the same picture.
 */
export function calmer(art: Art, share: number): Art {
  const { mood } = art;
  const air = mix(mix(mood.haze, mood.sky[2], 0.5), mood.shadow.colour, 0.3);
  const [dark, middle, light, tip] = mood.foliage;
  const towards = (colour: string): string => mix(colour, air, share);
  return {
    ...art,
    colour: (hex) => towards(art.colour(hex)),
    mood: {
      ...mood,
      glass: [towards(mood.glass[0]), towards(mood.glass[1])],
      foliage: [towards(dark), towards(middle), towards(light), towards(tip)],
      shadow: { ...mood.shadow, strength: mood.shadow.strength * (1 - share * 0.7) },
      lamps: mood.lamps * LAMPS,
    },
  };
}
