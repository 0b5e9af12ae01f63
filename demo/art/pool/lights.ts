import type { Words } from '../../basics/words.ts';
import type { MoodName } from '../canvas/moods.ts';

/** The light of a picture in words, appended to its description; empty by day. */
export const LIGHTS: Readonly<Record<MoodName, Words>> = {
  morning: {
    nl: ' in het ochtendlicht',
    fr: ' à la lumière du matin',
    en: ' in morning light',
    de: ' im Morgenlicht',
  },
  noon: { nl: '', fr: '', en: '', de: '' },
  golden: {
    nl: ' in de avondzon',
    fr: ' au soleil du soir',
    en: ' in evening sun',
    de: ' in der Abendsonne',
  },
  dusk: { nl: ' bij valavond', fr: ' à la tombée du jour', en: ' at dusk', de: ' in der Dämmerung' },
  snow: { nl: ' in de sneeuw', fr: ' sous la neige', en: ' in the snow', de: ' im Schnee' },
};
