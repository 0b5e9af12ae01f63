import type { Estate } from '../../worker/content/schemas/estate.ts';
import { type Home, isLetting } from './home.ts';
import type { IconName } from './icons.ts';
import { kindSpec } from './kinds.ts';
import { calendarDay } from './reference-date.ts';
import { rngFor } from './rng.ts';
import { CONDITIONS, DESTINATIONS, ENVIRONMENTS, FACILITIES, MATERIALS } from './texts/labels.ts';
import type { Words } from './types.ts';
import { ROOMS, type RoomId } from './vocabulary.ts';

type Layout = NonNullable<Estate['layout']>;
type Facility = NonNullable<Estate['facilities']>[number];
const draws = (home: Home, part: string) => rngFor(`${part}:${home.siteId}:${home.id}`);
const isBuilt = (home: Home) => home.built !== null;

/** One decimal, as rooms are measured. */
const measured = (value: number) => Math.round(value * 10) / 10;

function layout(home: Home): Layout {
  if (!kindSpec(home.kind).rooms) return [];
  const rng = draws(home, 'layout');
  const area = home.area ?? 80;
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
    ...Array.from({ length: home.beds ?? 0 }, (_, i) => room(1, measured(18 - i * 2.4 + rng.next() * 2))),
    ...Array.from({ length: home.baths ?? 0 }, () => room(5, measured(5 + rng.next() * 5))),
    room(16, null, home.toilets ?? 1),
  ];
  return [
    // What a plan draws is what the listing says.
    ...(home.rooms?.map(({ typeId, surface }) => room(typeId, surface)) ?? drawn()),
    ...(home.terrace ? [room(10, home.terrace)] : []),
    ...(home.garden ? [room(23, home.garden)] : []),
    ...(home.garages > 0 ? [room(6, null, home.garages)] : []),
    ...(home.parkings > 0 ? [room(14, null, home.parkings)] : []),
    ...(home.kind === 'townHouse' || home.kind === 'stoneHouse'
      ? [room(3, measured(area * 0.14)), room(11, measured(area * 0.16))]
      : []),
  ];
}

function general(home: Home) {
  const rng = draws(home, 'planning');
  const walloon = home.place.region === 'WALLONIA';
  const letting = isLetting(home.transaction);
  const plot = home.kind === 'plot';
  const old = (home.built ?? 2026) < 2001;
  if (letting) return { buildingLicense: null, allocationLicense: null, presaleRight: null };
  return {
    townPlanningValue: walloon
      ? null
      : DESTINATIONS[plot ? 'WG' : rng.pick(['WG', 'WG', 'WCHE', 'WGL'] as const)],
    townPlanningViolation: null,
    buildingLicense: walloon ? null : isBuilt(home) ? 'YES' : 'NO',
    allocationLicense: walloon ? null : plot ? 'YES' : 'NO',
    presaleRight: walloon ? null : 'NO',
    certificateAsBuilt: home.place.region === 'FLANDERS' && isBuilt(home) ? rng.chance(0.3) : null,
    heritageProtected: walloon ? null : 'NO',
    heritageInventoried:
      walloon || !isBuilt(home) ? null : (home.built ?? 2000) < 1925 && rng.chance(0.3) ? 'YES' : 'NO',
    renovationObligation: home.place.region === 'FLANDERS' && home.epc !== null ? home.epc > 400 : null,
    floodingBuildingScore:
      home.place.region === 'FLANDERS' && isBuilt(home) ? rng.pick(['A', 'A', 'A', 'B']) : null,
    floodingParcelScore: home.place.region === 'FLANDERS' ? rng.pick(['A', 'A', 'B', 'B', 'C']) : null,
    asbestosInventory: home.place.region === 'FLANDERS' && isBuilt(home) && old ? true : null,
    certificateAsbestos:
      home.place.region === 'FLANDERS' && isBuilt(home) && old
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

function ki(home: Home): Estate['ki'] {
  const rng = draws(home, 'ki');
  if (isLetting(home.transaction)) return null;
  const [low, high] = !isBuilt(home)
    ? [5, 40]
    : home.kind === 'villa'
      ? [1_300, 2_800]
      : home.kind === 'garage'
        ? [40, 120]
        : [500, 1_250];
  const nonIndexed = rng.int(low, high);
  return { nonIndexed, indexed: Math.round(nonIndexed * INDEX) };
}

function dimensions(home: Home): Estate['dimensions'] {
  return {
    areaGround: home.plot,
    areaBuild: home.area,
    areaBuildable: home.kind === 'plot' && home.plot !== null ? Math.round(home.plot * 0.22) : null,
    widthHouse: home.kind === 'townHouse' ? home.width : null,
    widthGround: home.kind === 'plot' ? home.width : null,
    depthGround: home.kind === 'plot' && home.width ? measured((home.plot ?? 0) / home.width) : null,
  };
}

const TAKEOVER = 10;

/** From when it can be had: a home to let at once, one for sale by deed, a business when its owner agrees. */
function availability({ transaction }: Home): { id: number; name: Words } {
  if (isLetting(transaction)) return { id: 1, name: CONDITIONS.IMMEDIATE };
  return transaction === TAKEOVER ? { id: 6, name: CONDITIONS.AGREED } : { id: 2, name: CONDITIONS.DEED };
}

function technical(home: Home): Estate['technical'] {
  const rng = draws(home, 'technical');
  const letting = isLetting(home.transaction);
  const date = letting && rng.chance(0.5) ? calendarDay(rng.int(12, 100)) : null;
  return {
    constructionYear: home.built,
    renovationYear: home.renovated,
    condition: isBuilt(home) ? { id: home.condition, name: CONDITIONS[home.condition] } : null,
    newBuilding: home.condition === 'NEW' ? true : null,
    available: date === null ? availability(home) : null,
    availableDate: date,
    furniture: letting && kindSpec(home.kind).rooms ? rng.chance(0.25) : null,
    monthlyCost: home.floor !== null && kindSpec(home.kind).rooms ? rng.int(9, 42) * 5 : null,
    directionGarden: home.garden !== null ? home.orientation : null,
    elevator: home.floor === null ? null : home.tags.has('lift'),
  };
}

const facility = (name: Words, icon: IconName): Facility => ({ name, icon });

function facilities(home: Home): Estate['facilities'] {
  if (!kindSpec(home.kind).rooms) return [];
  const isNew = home.condition === 'NEW';
  return [
    ...(home.tags.has('lift') ? [facility(FACILITIES.lift, 'icon-lift')] : []),
    ...(home.tags.has('pool') ? [facility(FACILITIES.pool, 'icon-pool')] : []),
    ...(home.tags.has('seaview') ? [facility(FACILITIES.seaview, 'icon-sea-view')] : []),
    ...(home.garages > 0 ? [facility(FACILITIES.bicycles, 'icon-bicycles')] : []),
    ...(home.kind === 'chalet' || home.kind === 'stoneHouse'
      ? [facility(FACILITIES.fireplace, 'icon-fireplace')]
      : []),
    ...(home.kind === 'chalet' ? [facility(FACILITIES.sauna, 'icon-sauna')] : []),
    ...(isNew ? [facility(FACILITIES.heatPump, 'icon-heat-pump')] : []),
    ...(isNew && home.floor === null ? [facility(FACILITIES.solarPanels, 'icon-solar-panels')] : []),
    ...(isNew && home.garages > 0 ? [facility(FACILITIES.chargingPoint, 'icon-charging-point')] : []),
  ];
}

function buildTechnicals(home: Home): Estate['buildTechnicals'] {
  if (!kindSpec(home.kind).rooms) return [];
  const rng = draws(home, 'materials');
  const modern = home.condition === 'NEW';
  return [
    {
      criteria: MATERIALS.heating,
      value: modern ? MATERIALS.heatPump : rng.pick([MATERIALS.gas, MATERIALS.gas, MATERIALS.oil]),
    },
    { criteria: MATERIALS.glazing, value: modern ? MATERIALS.triple : MATERIALS.double },
    { criteria: MATERIALS.joinery, value: rng.pick([MATERIALS.wood, MATERIALS.aluminium, MATERIALS.pvc]) },
  ];
}

function files(home: Home): Estate['files'] {
  if (!kindSpec(home.kind).rooms || home.epc === null || isLetting(home.transaction)) return [];
  return [
    { type: FACILITIES.epcFile, link: `https://documents.example/${home.id}/epc.pdf` },
    { type: FACILITIES.plansFile, link: `https://documents.example/${home.id}/plans.pdf` },
  ];
}

/** The groups of an estate that follow from its facts. */
export const detailGroups = {
  general,
  ki,
  dimensions,
  technical,
  layout,
  facilities,
  buildTechnicals,
  files,
  environments: (home: Home): Estate['environments'] => [{ environment: ENVIRONMENTS[home.place.setting] }],
};
