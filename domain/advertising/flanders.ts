import { by, confirmed, type Duty, type Looked, unconfirmed, WHOLE_ADDRESS } from './duty.ts';

const VCRO = confirmed(
  'Vlaamse Codex Ruimtelijke Ordening, art. 5.2.6, eerste lid',
  'https://www.biv.be/nieuws/artikels/publiciteit-en-vergunningenstatus-van-een-goed-wees-transparant-ten-aanzien-van-potentiele-kopers',
);
/** The duties of article 5.2.6, for every sale and for leases of more than nine years. */
const planning = (id: string, says: string, said: Duty['said']): Duty => ({
  id,
  region: 'FLANDERS',
  says,
  deals: ['sale', 'letting'],
  subjects: ['dwelling', 'business', 'plot', 'other'],
  longLeaseOnly: true,
  said,
  ...VCRO,
});

const EPC = confirmed(
  'Energiedecreet van 8 mei 2009, art. 11.2.1, § 3',
  'https://www.jordens.be/post/voortaan-een-epc-nodig-bij-de-verhuur-van-een-klein-kantoor-of-handelspand',
);
const FLOOD = unconfirmed(
  'Gecoördineerd decreet integraal waterbeleid van 15 juni 2018, art. 1.3.3.3.2',
  'https://www.biv.be/nieuws/artikels/geactualiseerde-infoplicht-overstromingsgevoeligheid-van-kracht-vanaf-1-januari-2023',
  'The duty is confirmed (scores in advertisements since 2023-01-01, and for leases over nine years by vmm.vlaanderen.be), the number of the article is not.',
);

export const FLANDERS: readonly Duty[] = [
  planning('flanders-permit', 'Whether a planning permit was issued (Vg, Gvg)', [
    by(['general.buildingLicense'], ['planning.permission']),
  ]),
  planning('flanders-destination', 'The most recent zoning (Wg, Ag …)', [
    by(['general.townPlanningValue'], ['planning.most_recent_destination']),
  ]),
  planning(
    'flanders-measures',
    'Whether a summons, a judicial or an administrative measure is there or pending (Dv, Ho, Bo, Lod, Ms, Gmo)',
    [
      by(['general.townPlanningViolation'], ['planning.proceeding']),
      by(['general.townPlanningViolation'], ['planning.remedial_action']),
      by(['general.townPlanningViolation'], ['planning.administrative_order']),
      by(['general.townPlanningViolation'], ['planning.penalty_payment']),
      by(['general.townPlanningViolation'], ['planning.amicable_settlement']),
    ],
  ),
  planning('flanders-pre-emption', 'Whether there is a right of pre-emption (Vkr, Gvkr)', [
    by(['general.presaleRight'], ['planning.priority_purchase']),
  ]),
  planning('flanders-subdivision', 'Whether a subdivision permit applies (Vv, Gvv)', [
    by(['general.allocationLicense'], ['planning.subdivision_permit']),
  ]),
  {
    id: 'flanders-flood-parcel',
    region: 'FLANDERS',
    says: 'The P-score of the flood report, with the symbol where it is D',
    deals: ['sale', 'letting'],
    subjects: ['dwelling', 'business', 'plot', 'other'],
    longLeaseOnly: true,
    said: [by(['general.floodingParcelScore'], ['flood_information.parcel_score'])],
    ...FLOOD,
  },
  {
    id: 'flanders-flood-building',
    region: 'FLANDERS',
    says: 'The G-score of the flood report, of what is built on, with the symbol where it is D',
    deals: ['sale', 'letting'],
    subjects: ['dwelling', 'business'],
    longLeaseOnly: true,
    said: [by(['general.floodingBuildingScore'], ['flood_information.building_score'])],
    ...FLOOD,
  },
  {
    id: 'flanders-epc',
    region: 'FLANDERS',
    says: 'The label or the figure of the energy certificate (before 2019 the figure)',
    deals: ['sale', 'letting'],
    subjects: ['dwelling', 'business'],
    said: [
      by(
        ['energy.energyLabel', 'energy.customEpcLabel', 'energy.epcValue'],
        ['certification.energy_label', 'certification.epc_value'],
      ),
    ],
    ...EPC,
  },
  {
    id: 'flanders-epc-code',
    region: 'FLANDERS',
    says: 'The whole address, or the unique code of the energy certificate',
    deals: ['sale', 'letting'],
    subjects: ['dwelling', 'business'],
    said: [
      by(
        ['energy.epcReference', 'energy.epbReference', WHOLE_ADDRESS],
        ['certification.epc_number', WHOLE_ADDRESS],
      ),
    ],
    ...EPC,
  },
  {
    id: 'flanders-rent',
    region: 'FLANDERS',
    says: 'The rent, and the costs and charges',
    deals: ['letting'],
    subjects: ['dwelling'],
    said: [
      by(['general.price.value'], ['financial.price']),
      by(
        ['technical.monthlyCost'],
        ['financial.monthly_costs', 'financial.common_costs', 'financial.costs_included'],
      ),
    ],
    ...confirmed(
      'Vlaams Woninghuurdecreet van 9 november 2018, art. 4',
      'https://www.oostkamp.be/product/3640/reglement-bekendmaken-huurprijzen',
    ),
  },
];

export const FLANDERS_LOOKED: readonly Looked[] = [
  {
    region: 'FLANDERS',
    says: 'An asbestos certificate must be there when the sale is agreed, not when it is advertised',
    ...confirmed(
      'Materialendecreet van 23 december 2011, as changed by the decree of 29 March 2019',
      'https://www.prebes.be/nieuws/2022/05/asbestinventarisatie-attest-verplicht-bij-verkoop-gebouw-vanaf-23-november-2022',
    ),
  },
  {
    region: 'FLANDERS',
    says: 'New buildings also state their E-level beside the figure; the rules do not ask for it, since a listing does not say surely that the rules for new buildings hold for it',
    ...EPC,
  },
  {
    region: 'FLANDERS',
    says: 'Heritage, the as-built certificate and the electrical report are shown where a listing has them; no duty to advertise them was found',
    ...unconfirmed(
      'Onroerenderfgoeddecreet van 12 juli 2013; VCRO; AREI',
      'https://plaatsadvertentie.be/ruimtelijke_ordening.html',
      'No text was found that asks for them in an advertisement, and none that says it does not.',
    ),
  },
];
