import { words as w } from '../basics/words.ts';
import type { AgencyContent } from './agency.ts';

/** Content of Duinzicht besides its pages. */
export const DUINZICHT_CONTENT: AgencyContent = {
  entities: [],
  collections: [
    {
      id: 'exclusive',
      title: w(
        'Alleen bij Duinzicht',
        'En exclusivité chez Duinzicht',
        'Only with Duinzicht',
        'Nur bei Duinzicht',
      ),
      lead: w(
        'Deze panden vindt u bij geen ander kantoor.',
        'Ces biens, vous ne les trouverez dans aucune autre agence.',
        'No other agency has these homes.',
        'Diese Objekte finden Sie bei keinem anderen Büro.',
      ),
    },
  ],
  groups: [],
  estatePages: [],
};
