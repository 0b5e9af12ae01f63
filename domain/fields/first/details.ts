import { certificateGiven, newBuildingOnly, PLAIN_SURFACE } from '../predicates.ts';
import {
  area,
  as,
  aside,
  coded,
  type Draft,
  length,
  named,
  price,
  rows,
  shownIf,
  text,
  year,
  yesNo,
} from '../rows.ts';

/** Cadastral income and tax, euros (spec 1 §3, ki). */
const KI: readonly Draft[] = rows('ki', 'finances', [
  ['nonIndexed', price],
  ['indexed', price],
  ['communityTax', price],
]);

/** Surfaces in m², widths and depths in metres (spec 1 §3, dimensions). */
const DIMENSIONS: readonly Draft[] = rows('dimensions', 'building', [
  ['areaBuild', as('area', { otherwise: PLAIN_SURFACE })],
  ['areaGround', area],
  ['areaBuildable', area],
  ['widthHouse', length],
  ['depthHouse', length],
  ['widthGround', length],
  ['depthGround', length],
  ['depthGroundFloor', length],
  ['depthFloor', length],
  ['commentArea', as('localized')],
]);

const BUILDING: readonly Draft[] = rows('technical', 'building', [
  ['buildingType', named('constructionType')],
  ['constructionYear', year],
  ['renovationYear', year],
  ['condition', named('condition')],
  ['newBuilding', as('yesNo', shownIf(newBuildingOnly))],
  ['directionGarden', coded('orientation')],
  ['elevator', yesNo],
  ['furniture', yesNo],
  ['petsAllowed', as('yesNo', { orPath: 'general.petsAllowed' })],
]);

const TERMS: readonly Draft[] = rows('technical', 'finances', [
  ['monthlyCost', price],
  ['available', named('freeOn')],
  ['availableDate', as('date')],
]);

const NUISANCE: readonly Draft[] = rows('technical', 'technical', [
  ['oLevelSensitivity', text],
  ['oLevelZone', text],
]);

/** Certificates, each with whether the installation passed (spec 1 §3, certificates). */
const CERTIFICATES: readonly Draft[] = rows('certificates', 'technical', [
  [
    'certificateElectricity',
    as('yesNo', {
      orPath: 'technical.certificateElectricity',
      companions: ['certificates.certificateElectricityConform'],
      ...shownIf(certificateGiven),
    }),
  ],
  ['certificateElectricityConform', aside('companion', 'conformity')],
  [
    'certificateConformity',
    as('yesNo', {
      orPath: 'technical.certificateConformity',
      companions: ['certificates.certificateConformityConform'],
      ...shownIf(certificateGiven),
    }),
  ],
  ['certificateConformityConform', aside('companion', 'conformity')],
]);

/** Lists, each with a form of its own on the page (spec 1 §3). */
const LISTS: readonly Draft[] = [
  ...rows('', 'layout', [['layout', aside('list')]]),
  ...rows('', 'floors', [['floors', aside('list')]]),
  ...rows('', 'facilities', [['facilities', as('names')]]),
  ...rows('', 'buildTechnicals', [['buildTechnicals', aside('list')]]),
  ...rows('', 'documents', [['files', aside('list')]]),
  ...rows('', 'environments', [['environments', aside('list')]]),
  ...rows('', 'extra', [['extraFields', aside('list')]]),
  ...rows('', null, [
    ['pictures', aside('media')],
    ['videos', aside('media')],
    ['salesRep', aside('contact')],
  ]),
];

export const DETAILS = { KI, DIMENSIONS, BUILDING, TERMS, NUISANCE, CERTIFICATES, LISTS } as const;
