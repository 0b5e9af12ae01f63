import { by, confirmed, type Duty, type Looked, unconfirmed } from './duty.ts';
import { ADVERTISED_TEXTS, PENDING } from './pending.ts';

const READ = '2026-11-29';

const PEB = unconfirmed(
  'Arrêté du Gouvernement de la Région de Bruxelles-Capitale du 17 février 2011, art. 6 (tertiary: art. 5 of that of the same day); CoBrACE, art. 2.2.15',
  'https://www.logic-immo.be/fr/nouvelles-immo/le-certificat-peb-est-oblige-bruxelles-843.html',
  'The duty is confirmed for 2011 and after. Three orders of 3 July 2025 replace the certificate (below); their article on advertisements was not found, nor the text of CoBrACE 2.2.15, nor that they are in force today. Until it is, class and CO₂ are asked for as before.',
  READ,
);
const COBAT = confirmed(
  'CoBAT, art. 280 and 281',
  'https://novacitoyen.irisnet.be/actualites-accueil/renseignements-urbanistiques-et-publicite-immobiliere',
);
const LODGING = confirmed(
  'Code bruxellois du Logement, art. 217',
  'https://www.socialenergie.be/du-changement-en-matiere-locative-a-bruxelles/',
);

const rentDuty = (id: string, says: string, said: Duty['said']): Duty => ({
  id,
  region: 'BRUSSELS',
  says,
  deals: ['letting'],
  subjects: ['dwelling'],
  said,
  ...LODGING,
});

export const BRUSSELS: readonly Duty[] = [
  {
    id: 'brussels-class',
    region: 'BRUSSELS',
    says: 'The energy class of the certificate',
    deals: ['sale', 'letting'],
    subjects: ['dwelling', 'business'],
    said: [by(['energy.energyLabel', 'energy.customEpcLabel'], ['certification.energy_label'])],
    ...PEB,
  },
  {
    id: 'brussels-co2',
    region: 'BRUSSELS',
    says: 'The emission of CO₂, kg/m² a year',
    deals: ['sale', 'letting'],
    subjects: ['dwelling', 'business'],
    said: [by(['energy.co2'], ['certification.co2_emission'])],
    ...PEB,
  },
  {
    id: 'brussels-pending',
    region: 'BRUSSELS',
    says: 'No words that the certificate is being made (PEB en cours, en attente): they count as no mention at all',
    deals: ['sale', 'letting'],
    subjects: ['dwelling', 'business'],
    said: [],
    unsaid: { fields: ADVERTISED_TEXTS, words: PENDING },
    wording: 'pending',
    ...confirmed(
      'Arrêté du Gouvernement de la Région de Bruxelles-Capitale du 17 février 2011, art. 6, as Brussels Environment applies it',
      'https://www.logic-immo.be/fr/nouvelles-immo/le-certificat-peb-est-oblige-bruxelles-843.html',
      READ,
    ),
  },
  {
    id: 'brussels-destination',
    region: 'BRUSSELS',
    says: 'The latest lawful planning use, in the words of the plans, with the planning information or where it is found',
    deals: ['sale', 'letting'],
    subjects: ['dwelling', 'business', 'plot', 'other'],
    longLeaseOnly: true,
    said: [by(['general.townPlanningValue'], ['planning.most_recent_destination', 'planning.destination'])],
    ...COBAT,
  },
  rentDuty('brussels-rent', 'The rent, without charges', [by(['general.price.value'], ['financial.price'])]),
  rentDuty('brussels-charges', 'An estimate of private and common charges', [
    by(
      ['technical.monthlyCost'],
      ['financial.monthly_costs', 'financial.common_costs', 'financial.costs_included'],
    ),
  ]),
  rentDuty('brussels-meters', 'Whether water, gas and electricity have meters of their own', [
    by([], ['comfort.water_meter_common']),
    by([], ['comfort.gas_meter_common']),
    by([], ['comfort.electricity_meter_common']),
  ]),
  rentDuty('brussels-description', 'A description of the dwelling', [
    by(['general.description'], ['description']),
  ]),
];

export const BRUSSELS_LOOKED: readonly Looked[] = [
  {
    region: 'BRUSSELS',
    says: 'Three orders of 3 July 2025 (certificate, indicators and requirements, recognition of the PEB expert), published on 2 October 2025, bring one method for all buildings and a new certificate, in full effect once the software is there and the experts are trained',
    ...unconfirmed(
      'Arrêtés du Gouvernement de la Région de Bruxelles-Capitale du 3 juillet 2025; directive (EU) 2024/1275',
      'https://www.snpc-nems.be/news/articles/peb-nouveau-modele-de-rapport-et-evolutions-pour-les-coproprietes-a-venir-a-bruxelles',
      'Whether certificates of the new kind are issued today, which indicators an advertisement then names, and whether the order of 2011 is repealed was not found. Only the first articles of the text could be read (refli.be/fr/lex/2025005414).',
      READ,
    ),
  },
  {
    region: 'BRUSSELS',
    says: 'Leases of nine years and less owe no planning information, although article 281 speaks of letting without a term',
    ...confirmed(
      'CoBAT, art. 281, read with art. 280',
      'https://cms-lawnow.com/fr/ealerts/2015/02/mise-en-location-publicite-immobiliere-et-renseignements-urbanistiques',
    ),
  },
  {
    region: 'BRUSSELS',
    says: 'Article 217 asks for the way the building is managed as well; no field of either source says it',
    ...LODGING,
  },
];
