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
  isPlot,
} from './quirk.ts';

const COAST = ['duinzicht'] as const;
const CITY = ['huis-haard'] as const;
const WALLOON = ['ardenne'] as const;
const TWO = ['duinzicht', 'huis-haard'] as const;
const EVERYWHERE = ['duinzicht', 'huis-haard', 'ardenne'] as const;

/** Unusual areas, counts, years and energy values (spec 1 §5, §9). */
export const FIGURE_QUIRKS: readonly EstateQuirk[] = [
  {
    name: 'areas and distances -1',
    sites: EVERYWHERE,
    fits: isHouse,
    apply: group('dimensions', {
      areaGround: -1,
      areaBuild: -1,
      areaBuildable: -1,
      widthHouse: -1,
      widthGround: -1,
      depthHouse: -1,
      depthGround: -1,
      depthGroundFloor: -1,
      depthFloor: -1,
    }),
  },
  {
    name: 'areas zero',
    sites: TWO,
    fits: isDwelling,
    apply: group('dimensions', { areaGround: 0, areaBuild: 0, widthHouse: 0 }),
  },
  {
    name: 'all dimensions',
    ordinary: true,
    sites: CITY,
    fits: isHouse,
    apply: group('dimensions', {
      widthHouse: 6.2,
      depthHouse: 11.45,
      depthGroundFloor: 14.1,
      depthFloor: 9.375,
      commentArea: {
        nl: 'Netto, zonder de kelder',
        fr: 'Nette, hors cave',
        en: 'Net, without the cellar',
        de: null,
      },
    }),
  },
  {
    name: 'counts -1',
    sites: EVERYWHERE,
    fits: isDwelling,
    apply: (estate) => ({
      ...general({ bedroomCount: -1, bathroomCount: -1, floor: -1, floorId: -1 })(estate),
      layout: [],
    }),
  },
  {
    name: 'counts zero',
    sites: COAST,
    fits: isDwelling,
    apply: general({ bedroomCount: 0, bathroomCount: 0 }),
  },
  {
    name: 'large number of bedrooms',
    ordinary: true,
    sites: ['huis-haard', 'ardenne'],
    fits: all(isHouse, isForSale),
    apply: general({ bedroomCount: 8 }),
  },
  {
    name: 'years -1',
    sites: TWO,
    fits: isDwelling,
    apply: group('technical', { constructionYear: -1, renovationYear: -1 }),
  },
  {
    name: 'ground floor 0',
    ordinary: true,
    sites: TWO,
    fits: isFlat,
    apply: general({ floor: 0, floorId: 0 }),
  },
  {
    name: 'no energy',
    sites: EVERYWHERE,
    fits: isDwelling,
    apply: (estate) => ({ ...estate, energy: null }),
  },
  {
    name: 'EPC 0',
    sites: TWO,
    fits: isDwelling,
    apply: group('energy', { epcValue: 0, energyLabel: null, customEpcLabel: null }),
  },
  {
    name: 'EPC -1',
    sites: CITY,
    fits: isDwelling,
    apply: group('energy', { epcValue: -1, energyLabel: null }),
  },
  {
    name: 'EPC negative',
    sites: COAST,
    fits: isDwelling,
    apply: group('energy', { epcValue: -14, energyLabel: null }),
  },
  {
    name: 'EPC above 700',
    sites: EVERYWHERE,
    fits: all(isHouse, isForSale),
    apply: group('energy', { epcValue: 812, energyLabel: null }),
  },
  {
    name: 'EPC label A_100',
    ordinary: true,
    sites: TWO,
    fits: isDwelling,
    apply: group('energy', { epcValue: 87, customEpcLabel: 'A_100', energyLabel: null }),
  },
  {
    name: 'EPC label D_400',
    ordinary: true,
    sites: CITY,
    fits: isDwelling,
    apply: group('energy', { epcValue: 355, customEpcLabel: 'D_400' }),
  },
  {
    name: 'dual energy label',
    ordinary: true,
    sites: TWO,
    fits: isFlat,
    apply: group('energy', { epcValue: null, energyLabel: 'B_A_PLUS' }),
  },
  {
    name: 'shared energy',
    ordinary: true,
    sites: COAST,
    fits: isFlat,
    apply: group('energy', {
      shared: {
        epcValue: 142,
        epcReference: '20240311-0003100411-GD-1',
        energyLabel: 'B',
        co2: 27,
        eLevel: -1,
        kLevel: 41,
      },
    }),
  },
  {
    name: 'energy levels',
    ordinary: true,
    sites: CITY,
    fits: isDwelling,
    apply: group('energy', {
      eLevel: 30,
      kLevel: 22,
      epbReference: '24062-G-2021_118',
      co2: 9,
      epcValueTotal: 11_420,
    }),
  },
  {
    name: 'flood scores D',
    ordinary: true,
    sites: TWO,
    fits: isIn('FLANDERS'),
    apply: general({ floodingBuildingScore: 'D', floodingParcelScore: 'D' }),
  },
  {
    name: 'flood score D of the parcel',
    ordinary: true,
    sites: COAST,
    fits: isPlot,
    apply: general({ floodingBuildingScore: null, floodingParcelScore: 'D' }),
  },
  {
    name: 'flood scores C',
    ordinary: true,
    sites: TWO,
    fits: isIn('FLANDERS'),
    apply: general({ floodingBuildingScore: 'C', floodingParcelScore: 'C' }),
  },
  {
    name: 'flood scores in Wallonia',
    ordinary: true,
    sites: WALLOON,
    apply: general({ floodingBuildingScore: 'D', floodingParcelScore: 'D' }),
  },
  {
    name: 'flood scores unknown',
    ordinary: true,
    sites: CITY,
    fits: isIn('FLANDERS'),
    apply: general({ floodingBuildingScore: '0', floodingParcelScore: null }),
  },
];
