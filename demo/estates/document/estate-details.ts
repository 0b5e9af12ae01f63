import type { Estate } from '../../../wire/estate.ts';
import { calendarDay } from '../../basics/reference-date.ts';
import { rngFor } from '../../basics/rng.ts';
import type { Words } from '../../basics/words.ts';
import { CONDITIONS, DESTINATIONS, ENVIRONMENTS, FACILITIES, MATERIALS } from '../../texts/labels.ts';
import type { IconName } from '../../vocabulary/icons.ts';
import { ROOMS, type RoomId } from '../../vocabulary/vocabulary.ts';
import { type DemoEstate, isLetting } from '../demo-estate.ts';
import { kindSpec } from '../kinds/kinds.ts';

type Layout = NonNullable<Estate['layout']>;
type Facility = NonNullable<Estate['facilities']>[number];
const draws = (estate: DemoEstate, part: string) => rngFor(`${part}:${estate.siteId}:${estate.id}`);
const isBuilt = (estate: DemoEstate) => estate.built !== null;

/** Rounds to one decimal, like room measurements. */
const measured = (value: number) => Math.round(value * 10) / 10;

function layout(estate: DemoEstate): Layout {
  if (!kindSpec(estate.kind).rooms) return [];
  const rng = draws(estate, 'layout');
  const area = estate.area ?? 80;
  const room = (typeId: RoomId, surface: number | null, count = 1, comment?: Words): Layout[number] => ({
    typeId,
    name: ROOMS[typeId],
    count,
    surface,
    ...(comment ? { comment } : {}),
  });
  const drawn = (): Layout => [
    room(20, measured(4 + rng.next() * 4)),
    room(7, measured(area * 0.26 + rng.next() * 4)),
    room(4, measured(area * 0.1 + rng.next() * 3)),
    ...Array.from({ length: estate.beds ?? 0 }, (_, i) => room(1, measured(18 - i * 2.4 + rng.next() * 2))),
    ...Array.from({ length: estate.baths ?? 0 }, () => room(5, measured(5 + rng.next() * 5))),
    room(16, null, estate.toilets ?? 1),
  ];
  return [
    // With a plan, the listing has the rooms of the plan.
    ...(estate.rooms?.map(({ typeId, surface }) => room(typeId, surface)) ?? drawn()),
    ...(estate.terrace ? [room(10, estate.terrace)] : []),
    ...(estate.garden ? [room(23, estate.garden)] : []),
    ...(estate.garages > 0 ? [room(6, null, estate.garages)] : []),
    ...(estate.parkings > 0 ? [room(14, null, estate.parkings)] : []),
    ...(estate.kind === 'townHouse' || estate.kind === 'stoneHouse'
      ? [room(3, measured(area * 0.14)), room(11, measured(area * 0.16))]
      : []),
  ];
}

function general(estate: DemoEstate) {
  const rng = draws(estate, 'planning');
  const { region } = estate.place;
  // Not required in Wallonia, nor abroad.
  const unasked = region === 'WALLONIA' || region === null;
  const letting = isLetting(estate.transaction);
  const plot = estate.kind === 'plot';
  const old = (estate.built ?? 2026) < 2001;
  if (letting) return { buildingLicense: null, allocationLicense: null, presaleRight: null };
  return {
    townPlanningValue: unasked
      ? null
      : DESTINATIONS[plot ? 'WG' : rng.pick(['WG', 'WG', 'WCHE', 'WGL'] as const)],
    townPlanningViolation: null,
    buildingLicense: unasked ? null : isBuilt(estate) ? 'YES' : 'NO',
    allocationLicense: unasked ? null : plot ? 'YES' : 'NO',
    presaleRight: unasked ? null : 'NO',
    certificateAsBuilt: region === 'FLANDERS' && isBuilt(estate) ? rng.chance(0.3) : null,
    heritageProtected: unasked ? null : 'NO',
    heritageInventoried:
      unasked || !isBuilt(estate) ? null : (estate.built ?? 2000) < 1925 && rng.chance(0.3) ? 'YES' : 'NO',
    renovationObligation: region === 'FLANDERS' && estate.epc !== null ? estate.epc > 400 : null,
    floodingBuildingScore: region === 'FLANDERS' && isBuilt(estate) ? rng.pick(['A', 'A', 'A', 'B']) : null,
    floodingParcelScore: region === 'FLANDERS' ? rng.pick(['A', 'A', 'B', 'B', 'C']) : null,
    asbestosInventory: region === 'FLANDERS' && isBuilt(estate) && old ? true : null,
    certificateAsbestos:
      region === 'FLANDERS' && isBuilt(estate) && old
        ? {
            name: {
              nl: 'Asbestveilig',
              fr: 'Sans risque d’amiante',
              en: 'Asbestos-safe',
              de: 'Asbestsicher',
            },
          }
        : null,
  };
}

const INDEX = 2.2446;

function ki(estate: DemoEstate): Estate['ki'] {
  const rng = draws(estate, 'ki');
  if (isLetting(estate.transaction)) return null;
  const [low, high] = !isBuilt(estate)
    ? [5, 40]
    : estate.kind === 'villa'
      ? [1_300, 2_800]
      : estate.kind === 'garage'
        ? [40, 120]
        : [500, 1_250];
  const nonIndexed = rng.int(low, high);
  return { nonIndexed, indexed: Math.round(nonIndexed * INDEX) };
}

function dimensions(estate: DemoEstate): Estate['dimensions'] {
  return {
    areaGround: estate.plot,
    areaBuild: estate.area,
    areaBuildable: estate.kind === 'plot' && estate.plot !== null ? Math.round(estate.plot * 0.22) : null,
    widthHouse: estate.kind === 'townHouse' ? estate.width : null,
    widthGround: estate.kind === 'plot' ? estate.width : null,
    depthGround: estate.kind === 'plot' && estate.width ? measured((estate.plot ?? 0) / estate.width) : null,
  };
}

const TAKEOVER = 10;

/** Availability: a letting at once, a sale by deed, a business when its owner agrees. */
function availability({ transaction }: DemoEstate): { id: number; name: Words } {
  if (isLetting(transaction)) return { id: 1, name: CONDITIONS.IMMEDIATE };
  return transaction === TAKEOVER ? { id: 6, name: CONDITIONS.AGREED } : { id: 2, name: CONDITIONS.DEED };
}

function technical(estate: DemoEstate): Estate['technical'] {
  const rng = draws(estate, 'technical');
  const letting = isLetting(estate.transaction);
  const date = letting && rng.chance(0.5) ? calendarDay(rng.int(12, 100)) : null;
  return {
    constructionYear: estate.built,
    renovationYear: estate.renovated,
    condition: isBuilt(estate) ? { id: estate.condition, name: CONDITIONS[estate.condition] } : null,
    newBuilding: estate.condition === 'NEW' ? true : null,
    available: date === null ? availability(estate) : null,
    availableDate: date,
    furniture: letting && kindSpec(estate.kind).rooms ? rng.chance(0.25) : null,
    monthlyCost: estate.floor !== null && kindSpec(estate.kind).rooms ? rng.int(9, 42) * 5 : null,
    directionGarden: estate.garden !== null ? estate.orientation : null,
    elevator: estate.floor === null ? null : estate.tags.has('lift'),
  };
}

const facility = (name: Words, icon: IconName): Facility => ({ name, icon });

function facilities(estate: DemoEstate): Estate['facilities'] {
  if (!kindSpec(estate.kind).rooms) return [];
  const isNew = estate.condition === 'NEW';
  return [
    ...(estate.tags.has('lift') ? [facility(FACILITIES.lift, 'icon-lift')] : []),
    ...(estate.tags.has('pool') ? [facility(FACILITIES.pool, 'icon-pool')] : []),
    ...(estate.tags.has('seaview') ? [facility(FACILITIES.seaview, 'icon-sea-view')] : []),
    ...(estate.garages > 0 ? [facility(FACILITIES.bicycles, 'icon-bicycles')] : []),
    ...(estate.kind === 'chalet' || estate.kind === 'stoneHouse'
      ? [facility(FACILITIES.fireplace, 'icon-fireplace')]
      : []),
    ...(estate.kind === 'chalet' ? [facility(FACILITIES.sauna, 'icon-sauna')] : []),
    ...(isNew ? [facility(FACILITIES.heatPump, 'icon-heat-pump')] : []),
    ...(isNew && estate.floor === null ? [facility(FACILITIES.solarPanels, 'icon-solar-panels')] : []),
    ...(isNew && estate.garages > 0 ? [facility(FACILITIES.chargingPoint, 'icon-charging-point')] : []),
  ];
}

function buildTechnicals(estate: DemoEstate): Estate['buildTechnicals'] {
  if (!kindSpec(estate.kind).rooms) return [];
  const rng = draws(estate, 'materials');
  const modern = estate.condition === 'NEW';
  return [
    {
      criteria: MATERIALS.heating,
      value: modern ? MATERIALS.heatPump : rng.pick([MATERIALS.gas, MATERIALS.gas, MATERIALS.oil]),
    },
    { criteria: MATERIALS.glazing, value: modern ? MATERIALS.triple : MATERIALS.double },
    { criteria: MATERIALS.joinery, value: rng.pick([MATERIALS.wood, MATERIALS.aluminium, MATERIALS.pvc]) },
  ];
}

function files(estate: DemoEstate): Estate['files'] {
  if (!kindSpec(estate.kind).rooms || estate.epc === null || isLetting(estate.transaction)) return [];
  return [
    { type: FACILITIES.epcFile, link: `https://documents.example/${estate.id}/epc.pdf` },
    { type: FACILITIES.plansFile, link: `https://documents.example/${estate.id}/plans.pdf` },
  ];
}

/** Groups of an estate, derived from its facts. */
export const detailGroups = {
  general,
  ki,
  dimensions,
  technical,
  layout,
  facilities,
  buildTechnicals,
  files,
  environments: (estate: DemoEstate): Estate['environments'] => [
    { environment: ENVIRONMENTS[estate.place.setting] },
  ],
};
