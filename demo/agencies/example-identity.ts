import type { Site } from '../../wire/site.ts';

type Legal = Site['settings']['legal'];

/** Legal identity of an invented agency: numbers of zeros, which nobody has, and a text that says so. */
export const exampleIdentity = (
  own: Required<Pick<Legal, 'name' | 'companyNumber' | 'professionalNumber'>>,
): Legal => ({
  ...own,
  country: 'BE',
  supervisor: {
    nl: 'Beroepsinstituut van Vastgoedmakelaars (BIV), Brussel',
    fr: 'Institut professionnel des agents immobiliers (IPI), Bruxelles',
    en: 'Professional Institute of Estate Agents (BIV/IPI), Brussels',
    de: 'Berufsinstitut der Immobilienmakler (IPI), Brüssel',
  },
  liability: {
    nl: 'Voorbeeldverzekering nv, polis 000.000.000',
    fr: 'Assurance Exemple sa, police 000.000.000',
    en: 'Example Insurance, policy 000.000.000',
    de: 'Beispielversicherung AG, Police 000.000.000',
  },
  guarantee: {
    nl: 'Voorbeeldborg nv, polis 000.000.001',
    fr: 'Caution Exemple sa, police 000.000.001',
    en: 'Example Surety, policy 000.000.001',
    de: 'Beispielbürgschaft AG, Police 000.000.001',
  },
  thirdPartyAccount: 'BE00 0000 0000 0000',
});
