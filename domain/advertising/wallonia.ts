import { by, confirmed, type Duty, type Looked, unconfirmed } from './duty.ts';
import { ADVERTISED_TEXTS, PENDING } from './pending.ts';

const READ = '2026-11-29';

const PEB = confirmed(
  'Décret du 28 novembre 2013, art. 34, § 4; arrêté du Gouvernement wallon du 15 mai 2014, art. 48; arrêté ministériel du 23 décembre 2014',
  'https://www.federia.immo/fr/thematiques/2021-09-28-publicite-et-mention-de-la-performance-energetique-rappels-de-quelques-obligations-et-points-d-attention',
);

const energy = (id: string, says: string, said: Duty['said']): Duty => ({
  id,
  region: 'WALLONIA',
  says,
  deals: ['sale', 'letting'],
  subjects: ['dwelling'],
  units: 'one',
  said,
  ...PEB,
});

/** The federation of agents, after the tables of the region's own page. */
const SEVERAL = confirmed(
  'Arrêté ministériel du 23 décembre 2014, as Federia tells it (2 July 2019; whether it changed since was not found)',
  'https://federia.immo/fr/actualites/2019-07-02-la-certification-peb-obligation-de-disposer-d-un-certificat-peb-et-publication-des-indicateurs-peb',
  READ,
);

const RENT = unconfirmed(
  'Décret du 15 mars 2018 relatif au bail d’habitation (article not found)',
  'https://immo.vlan.be/fr/conseils/location/30852/voici-ce-que-vous-risquez-si-vous-ne-mentionnez-pas-le-prix-sur-une-affiche-a-louer',
  'The duty is confirmed for all three regions, the number of the Walloon article is not.',
);

export const WALLONIA: readonly Duty[] = [
  energy('wallonia-class', 'The energy class of the certificate', [
    by(['energy.energyLabel', 'energy.customEpcLabel'], ['certification.energy_label']),
  ]),
  energy('wallonia-code', 'The unique code of the certificate', [
    by(['energy.epbReference', 'energy.epcReference'], ['certification.epc_number']),
  ]),
  energy('wallonia-figure', 'The specific use of primary energy, kWh/m² a year', [
    by(['energy.epcValue'], ['certification.epc_value']),
  ]),
  energy('wallonia-total', 'The total theoretical use of primary energy, kWh a year', [
    by(['energy.epcValueTotal'], ['certification.epc_year_value']),
  ]),
  {
    id: 'wallonia-several-classes',
    region: 'WALLONIA',
    says: 'Of a building of several units offered as a whole: the class of the worst unit, then that of the best (a pair such as G_B)',
    deals: ['sale', 'letting'],
    subjects: ['dwelling', 'business'],
    units: 'several',
    said: [by(['energy.energyLabel', 'energy.customEpcLabel'], ['certification.energy_label'])],
    wording: 'severalClasses',
    ...SEVERAL,
  },
  {
    id: 'wallonia-several-number',
    region: 'WALLONIA',
    says: 'Of a building of several units offered as a whole: no number of a certificate',
    deals: ['sale', 'letting'],
    subjects: ['dwelling', 'business'],
    units: 'several',
    said: [],
    unsaid: { fields: by(['energy.epbReference', 'energy.epcReference'], ['certification.epc_number']) },
    wording: 'severalWithoutNumber',
    ...SEVERAL,
  },
  {
    id: 'wallonia-pending',
    region: 'WALLONIA',
    says: 'No words that the certificate is being made (PEB en cours): it is there before the home is offered',
    deals: ['sale', 'letting'],
    subjects: ['dwelling', 'business'],
    said: [],
    unsaid: { fields: ADVERTISED_TEXTS, words: PENDING },
    wording: 'pending',
    ...confirmed(
      'Décret du 28 novembre 2013, art. 34',
      'https://www.federia.immo/fr/thematiques/2021-09-28-publicite-et-mention-de-la-performance-energetique-rappels-de-quelques-obligations-et-points-d-attention',
      READ,
    ),
  },
  {
    id: 'wallonia-rent',
    region: 'WALLONIA',
    says: 'The rent and the common charges',
    deals: ['letting'],
    subjects: ['dwelling'],
    said: [
      by(['general.price.value'], ['financial.price']),
      by(
        ['technical.monthlyCost'],
        ['financial.monthly_costs', 'financial.common_costs', 'financial.costs_included'],
      ),
    ],
    ...RENT,
  },
];

export const WALLONIA_LOOKED: readonly Looked[] = [
  {
    region: 'WALLONIA',
    says: 'Deeds of sales and of leases over nine years state the planning situation; that is a duty of the deed',
    ...confirmed('CoDT, art. D.IV.99', 'https://uvcw.be/amenagement-territoire/vos-questions/art-9294'),
  },
  {
    region: 'WALLONIA',
    says: 'Until 2017 advertisements of sales and of leases over nine years stated the latest planning use and permits; whether the CoDT still asks for it could not be found',
    ...unconfirmed(
      'CWATUPE, art. 152; CoDT, art. D.IV.99 and following',
      'https://gillescarnoy.be/2014/10/14/la-publicite-urbanistique-en-wallonie/',
      'The CoDT replaced the article; no text was found that carries the duty of advertisements on, and none that ends it.',
    ),
  },
  {
    region: 'WALLONIA',
    says: 'Buildings that are no dwellings: the order asks for indicators of them too, which could not be told apart',
    ...unconfirmed(
      'Arrêté du Gouvernement wallon du 15 mai 2014, art. 48',
      'https://wallex.wallonie.be/eli/loi-decret/2013/11/28/2013207272',
      'The page on duties speaks of dwellings alone.',
    ),
  },
];
