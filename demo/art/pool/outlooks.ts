import type { Words } from '../../basics/words.ts';
import type { Outlook } from '../interior/room.ts';

/** The view from a room in words, appended to the room. */
export const OUTLOOK_WORDS: Readonly<Record<Outlook, Words>> = {
  sea: { nl: ' met zicht op zee', fr: ' avec vue sur mer', en: ' with a sea view', de: ' mit Meerblick' },
  town: {
    nl: ' met zicht op de stad',
    fr: ' avec vue sur la ville',
    en: ' looking over the town',
    de: ' mit Blick auf die Stadt',
  },
  garden: {
    nl: ' met zicht op de tuin',
    fr: ' avec vue sur le jardin',
    en: ' looking onto the garden',
    de: ' mit Blick in den Garten',
  },
  forest: {
    nl: ' met zicht op het bos',
    fr: ' avec vue sur la forêt',
    en: ' looking onto the woods',
    de: ' mit Blick auf den Wald',
  },
};
