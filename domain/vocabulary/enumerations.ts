import { ENERGY_LETTERS } from '../rules/energy-label.ts';
import { STATUS_CODES } from '../status-code.ts';
import { COUNTRY_CODES } from './countries.ts';
import { HEAD_TYPE_IDS } from './head-types.ts';
import { LISTING_TYPES, SUB_TYPE_CODES } from './sub-types.ts';

const codes = (text: string): readonly string[] => text.split(' ');

/** Every code of each enumeration (spec 2 §3), in the contract's spelling; `locales/` has a label for each. */
export const ENUMERATIONS = {
  bathroomType: codes('EQUIPPED NOT_EQUIPPED'),
  carpentry: codes('WOOD ALUMINUM PLASTIC'),
  commonHeating: codes('NOT_APPLICABLE COMMON INDIVIDUAL'),
  commonMeter: codes('NOT_APPLICABLE COMMON INDIVIDUAL'),
  commonMeterType: codes('SINGLE DAY_AND_NIGHT SMART_METER'),
  condition: codes('TO_RENOVATE TO_FRESHEN_UP GOOD_CONDITION EXCELLENT_CONDITION RENEWED NEW'),
  conformity: codes('INVALID VALID'),
  constructionType: codes('OPEN HALF_OPEN CLOSED'),
  country: COUNTRY_CODES,
  destination: codes('MAIN_RESIDENCE VACATION_RESIDENCE STUDENT_RESIDENCE'),
  electricityCertification: codes('OBTAINED NOT_OBTAINED UNKNOWN'),
  energyLabel: ENERGY_LETTERS.flatMap((worst, place) => [
    worst,
    ...ENERGY_LETTERS.slice(0, place).map((best) => `${worst}_${best}`),
  ]),
  environment: codes(
    'TOWN RESIDENTIAL COUNTRYSIDE VILLAGE SUBURBAN_AREA CRAFT_INDUSTRY INDUSTRIAL SEA_BEACH_DUNE',
  ),
  flooding: codes('UNKNOWN NO YES'),
  freeOn: codes('UNKNWON IMMEDIATE DEED AFTER_NOTICE_PERIOD DELIVERY TBD'),
  garden: codes('NOT_CONSTRUCTED ONLY_LAWN FULLY_LANDSCAPED'),
  geoPrecision: codes('0 1 2 3'),
  headType: HEAD_TYPE_IDS.map(String),
  heating: codes(
    'OIL COAL ELECTRICITY GAS HEAT_ACCUMULATION GAS_HEATERS PROPANE_GAS CENTRAL_VENTILATION WOOD PELLET',
  ),
  kitchenType: codes(
    'EQUIPPED SEMI_EQUIPPED NOT_EQUIPPED HYPER_EQUIPPED AMERICAN_SEMI_EQUIPPED AMERICAN_EQUIPPED AMERICAN_HYPER_EQUIPPED',
  ),
  luxuryLevel: codes('MODEST AVERAGE LUXURIOUS'),
  orientation: codes('N NE E SE S SW W NW'),
  planningAnswer: codes('UNKNOWN NO YES PENDING BEFORE_1962'),
  recentDestination: codes(
    'AG EG WIG WUG BG IGB RG GWG NG PG WG WGL WGR GG WCHE WP IAB GDR GVR LWAG NR GVON DVG NI',
  ),
  roofType: codes('SADDLEBACK FLAT LEAN_TO KERB HIPPED'),
  // Includes codes that systems use beyond the vocabulary.
  status: STATUS_CODES,
  subType: SUB_TYPE_CODES,
  type: LISTING_TYPES,
  windowGlazing: codes('SINGLE DOUBLE TRIPLE'),
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Measures against a building, as codes of a planning violation (spec 1 §5). */
export const VIOLATIONS = codes('NONE SUMMONS JUDICIAL_REMEDY ADMINISTRATIVE PENALTY SETTLEMENT');
