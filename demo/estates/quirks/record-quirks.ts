import { FACILITIES } from '../../texts/labels.ts';
import { ROOMS } from '../../vocabulary/vocabulary.ts';
import {
  all,
  type EstateQuirk,
  general,
  group,
  isDwelling,
  isFlat,
  isForSale,
  isHouse,
  isIn,
  isLet,
} from './quirk.ts';

const COAST = ['duinzicht'] as const;
const CITY = ['huis-haard'] as const;
const WALLOON = ['ardenne'] as const;
const TWO = ['duinzicht', 'huis-haard'] as const;
const EVERYWHERE = ['duinzicht', 'huis-haard', 'ardenne'] as const;

const w = (nl: string, fr: string, en: string, de: string) => ({ nl, fr, en, de });

/** Unusual planning, certificates, floors, videos and extra fields (spec 1 §3, §5). */
export const RECORD_QUIRKS: readonly EstateQuirk[] = [
  {
    name: 'as-built certificate there',
    ordinary: true,
    sites: TWO,
    fits: all(isHouse, isIn('FLANDERS')),
    apply: general({ certificateAsBuilt: true }),
  },
  {
    name: 'as-built certificate not there',
    ordinary: true,
    sites: TWO,
    fits: all(isHouse, isIn('FLANDERS')),
    apply: general({ certificateAsBuilt: false }),
  },
  {
    name: 'as-built certificate unknown',
    ordinary: true,
    sites: CITY,
    fits: all(isHouse, isIn('FLANDERS')),
    apply: general({ certificateAsBuilt: undefined }),
  },
  {
    name: 'as-built certificate in Wallonia',
    ordinary: true,
    sites: WALLOON,
    fits: isHouse,
    apply: general({ certificateAsBuilt: true }),
  },
  {
    name: 'heritage',
    ordinary: true,
    sites: TWO,
    fits: all(isHouse, isIn('FLANDERS')),
    apply: general({ heritageInventoried: 'YES', heritageProtected: 'YES' }),
  },
  {
    name: 'heritage in Wallonia',
    ordinary: true,
    sites: WALLOON,
    fits: isHouse,
    apply: general({ heritageInventoried: 'YES' }),
  },
  {
    name: 'violation',
    ordinary: true,
    sites: CITY,
    fits: isForSale,
    apply: general({ townPlanningViolation: 'SUMMONS', presaleRight: 'YES', allocationLicense: true }),
  },
  {
    name: 'planning answered in Wallonia',
    ordinary: true,
    sites: WALLOON,
    fits: isForSale,
    apply: general({
      townPlanningValue: w('Woongebied', 'Zone d’habitat', 'Residential zone', 'Wohngebiet'),
      buildingLicense: 'YES',
      townPlanningViolation: 'NONE',
    }),
  },
  {
    name: 'planning unanswered',
    ordinary: true,
    sites: TWO,
    fits: all(isForSale, isIn('FLANDERS')),
    apply: general({
      townPlanningValue: null,
      buildingLicense: null,
      allocationLicense: null,
      presaleRight: null,
      heritageProtected: null,
      heritageInventoried: null,
    }),
  },
  {
    name: 'renovation obligation',
    ordinary: true,
    sites: TWO,
    fits: isHouse,
    apply: general({ renovationObligation: true }),
  },
  {
    name: 'asbestos named',
    ordinary: true,
    sites: CITY,
    fits: isHouse,
    apply: general({
      asbestosInventory: false,
      certificateAsbestos: {
        name: w('Niet asbestveilig', 'Présence d’amiante', 'Not asbestos-safe', 'Asbest vorhanden'),
      },
    }),
  },
  {
    name: 'certificates negative',
    ordinary: true,
    sites: TWO,
    fits: isDwelling,
    apply: group('certificates', {
      certificateConformity: false,
      certificateConformityConform: false,
      certificateElectricity: true,
      certificateElectricityConform: false,
    }),
  },
  {
    name: 'certificates null',
    ordinary: true,
    sites: COAST,
    fits: isDwelling,
    apply: group('certificates', { certificateConformity: null, certificateElectricity: null }),
  },
  {
    name: 'technical certificates',
    ordinary: true,
    sites: CITY,
    fits: isDwelling,
    apply: group('technical', {
      certificateConformity: true,
      certificateElectricity: false,
      oLevelSensitivity: '3',
      oLevelZone: 'B',
    }),
  },
  {
    name: 'virtual visit',
    ordinary: true,
    sites: EVERYWHERE,
    times: 2,
    fits: all(isForSale, isDwelling),
    apply: (estate) => ({
      ...estate,
      videos: [
        { typeId: 1, link: `https://video.example/${estate.general.id}` },
        { typeId: 2, link: `https://visit.example/${estate.general.id}` },
      ],
    }),
  },
  {
    name: 'extra fields',
    ordinary: true,
    sites: EVERYWHERE,
    fits: isDwelling,
    apply: (estate) => ({
      ...estate,
      extraFields: [
        {
          extra_field_autoid: 41,
          type: 'TEXT',
          value_lang_string: w('Strandcabine 42', 'Cabine de plage 42', 'Beach hut 42', 'Strandkabine 42'),
        },
        {
          extra_field_autoid: 42,
          type: 'BIGTEXT',
          value_lang_string: w(
            'De eigenaar laat de gordijnen en de keukentafel graag achter.\n\nIn overleg kan de akte in het voorjaar.',
            'Le propriétaire laisse volontiers les rideaux et la table de cuisine.\n\nL’acte peut avoir lieu au printemps.',
            'The owner is happy to leave the curtains and the kitchen table.\n\nThe deed can be signed in spring.',
            'Der Eigentümer lässt Vorhänge und Küchentisch gern da.\n\nDie Beurkundung ist im Frühjahr möglich.',
          ),
        },
        { extra_field_autoid: 43, type: 'NUMBER', value: 3 },
        { extra_field_autoid: 44, type: 'TEXT', value_lang_string: null, value: '' },
      ],
    }),
  },
  {
    name: 'floors with rooms',
    ordinary: true,
    sites: EVERYWHERE,
    times: 3,
    fits: isHouse,
    apply: (estate) => ({
      ...estate,
      floors: [
        {
          floor: w('Eerste verdieping', 'Premier étage', 'First floor', 'Erster Stock'),
          sort: 2,
          rooms: [
            { name: ROOMS[1], count: 2, surface: 15.5 },
            { name: ROOMS[5], count: 1, surface: 7.2 },
          ],
        },
        {
          floor: w('Gelijkvloers', 'Rez-de-chaussée', 'Ground floor', 'Erdgeschoss'),
          sort: 1,
          rooms: [
            {
              name: ROOMS[7],
              count: 1,
              surface: 38.4,
              comment: w('met open haard', 'avec feu ouvert', 'with fireplace', 'mit Kamin'),
            },
            { name: ROOMS[4], count: 1, surface: 19.2 },
            { name: ROOMS[22], count: 1, surface: -1 },
          ],
        },
        {
          floor: w('Kelder', 'Cave', 'Cellar', 'Keller'),
          sort: 0,
          rooms: [{ name: ROOMS[3], count: 1, surface: 24 }],
        },
      ],
    }),
  },
  {
    name: 'shared rooms and several rows of a kind',
    ordinary: true,
    sites: COAST,
    fits: isDwelling,
    apply: (estate) => ({
      ...estate,
      layout: [
        { typeId: 1, name: ROOMS[1], count: 2, surface: 14 },
        {
          typeId: 1,
          name: ROOMS[1],
          surface: 11.25,
          comment: w('met waskom', 'avec lavabo', 'with washbasin', 'mit Waschbecken'),
        },
        { typeId: 10, name: ROOMS[10], count: 1, surface: 9.5 },
        { typeId: 10, name: ROOMS[10], count: 1, surface: 6 },
        { typeId: 14, name: ROOMS[14], count: 1, surface: -1, common: true, valueIds: [3, 7] },
      ],
    }),
  },
  {
    name: 'facilities none',
    ordinary: true,
    sites: CITY,
    fits: isDwelling,
    apply: (estate) => ({
      ...estate,
      facilities: null,
      environments: null,
      buildTechnicals: null,
      files: null,
    }),
  },
  {
    name: 'file with comment',
    ordinary: true,
    sites: COAST,
    fits: isDwelling,
    apply: (estate) => ({
      ...estate,
      files: [
        {
          type: FACILITIES.plansFile,
          link: null,
          comment: w(
            'Op te vragen bij het kantoor',
            'À demander à l’agence',
            'Ask at our office',
            'Im Büro erhältlich',
          ),
        },
      ],
    }),
  },
  {
    name: 'furnished let',
    ordinary: true,
    sites: TWO,
    fits: isLet,
    apply: (estate) =>
      group('technical', { furniture: true, petsAllowed: true, availableDate: '2027-01-01' })(
        general({ petsAllowed: true })(estate),
      ),
  },
  {
    name: 'archived while for sale',
    ordinary: true,
    sites: EVERYWHERE,
    fits: all(isForSale, isDwelling),
    apply: general({ archived: true, archivedAt: '2026-10-05T09:00:00+02:00' }),
  },
  {
    name: 'energy of the building alone',
    ordinary: true,
    sites: TWO,
    fits: all(isForSale, isFlat),
    apply: (estate) => ({
      ...estate,
      energy: {
        epcValue: null,
        energyLabel: null,
        shared: { epcValue: 168, epcReference: '20240918-0003311207-GD-1', energyLabel: 'B', co2: 31 },
      },
    }),
  },
  {
    name: 'where in its town it lies',
    ordinary: true,
    sites: TWO,
    fits: (estate) => isForSale(estate) && estate.general.address?.visible === true,
    apply: general(({ address }) => ({ address: { ...address, location: 'Hoek Kerkplein en Marktstraat' } })),
  },
];
