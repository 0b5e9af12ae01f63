import { MAX_CORNERS } from '#domain/filter/drawn-area.ts';
import { MAX_CIRCLES } from '#domain/filter/filter.ts';
import { kilometresBetween } from '#domain/map/distance.ts';
import { isInShapes, type SoughtPlaces, shapesOf } from '#domain/map/sought-places.ts';
import type { EstateQuery } from '#wire/estate-search.ts';
import type { Asked } from '../asked.ts';
import type { Check, Expectation } from '../check.ts';
import { answers, fitting, REFUSED } from '../expect.ts';
import {
  estatesIn,
  fact,
  type Known,
  type Place,
  pointOf,
  showsStreet,
  sitePath,
  totalIn,
} from '../known.ts';
import { search } from './search.ts';

const CALL = { call: 'searchEstates' } as const;
const ABLE = { ...CALL, ability: 'areas' } as const;
const FOUND = [answers(200), fitting('EstateSearchAnswer')] as const;

const KM_PER_DEGREE = 111.195;

/** A point some kilometres to the north and to the east. */
const moved = ({ lat, lon }: Place, north: number, east: number): Place => ({
  lat: lat + north / KM_PER_DEGREE,
  lon: lon + east / (KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180)),
});

/** Where a check looks. */
type Sought = (known: Known) => SoughtPlaces;

const queryOf = ({ circles, area }: SoughtPlaces): EstateQuery => ({
  ...(circles.length > 0 && {
    geo_distance: circles.map(({ km, lat, lon }) => ({
      distance: `${km}km`,
      'address.geoLocation': { lat, lon },
    })),
  }),
  ...(area !== null && { geo_polygon: [...area] }),
});

/** A query restricted to the estates that were read. */
const among = (known: Known, places: SoughtPlaces): EstateQuery => ({
  ...queryOf(places),
  terms: { 'children.general.id': known.estates.map(({ general }) => String(general.id)) },
});
const find = (known: Known, places: SoughtPlaces): Asked =>
  search(known, { query: among(known, places), from: 0, size: 100 });

/** Circles are measured on a sphere or an ellipsoid, and edges belong to neither side: within this share nothing is said. */
const EDGE = 0.01;
/** Nearer to the edge of an area than this nothing is said, degrees: some twenty metres. */
const EDGE_DEGREES = 0.0002;

const around = (point: Place): readonly Place[] =>
  [-1, 0, 1].flatMap((north) =>
    [-1, 0, 1].map((east) => ({
      lat: point.lat + north * EDGE_DEGREES,
      lon: point.lon + east * EDGE_DEGREES,
    })),
  );

/** Whether the places hold a point; null near an edge. */
function holds({ circles, area }: SoughtPlaces, point: Place): boolean | null {
  const within = (share: number) =>
    circles.some((circle) => kilometresBetween(circle, point) <= circle.km * (1 + share));
  const shapes = shapesOf({ circles: [], area });
  const inArea = new Set(around(point).map((near) => isInShapes(shapes, near, false)));
  if (within(-EDGE) || (inArea.size === 1 && inArea.has(true))) return true;
  return within(EDGE) || inArea.size > 1 ? null : false;
}

/** The field of the request that a point is about. */
const fieldOf = (places: SoughtPlaces, point: Place): string => {
  const { circles, area } = places;
  const at = circles.findIndex((circle) => holds({ circles: [circle], area: null }, point) === true);
  if (at >= 0) return `geo_distance[${at}]`;
  return area === null ? 'geo_distance' : 'geo_polygon';
};

/** Exactly the estates that show their street and lie in the places. */
const exactly =
  (sought: Sought): Expectation =>
  ([answer], { known }) => {
    const places = sought(known);
    const found = new Set(
      answer === undefined ? [] : estatesIn(answer).map(({ general }) => String(general.id)),
    );
    for (const estate of known.estates) {
      const point = showsStreet(estate) ? pointOf(estate) : null;
      const isIn = point === null ? null : holds(places, point);
      const id = String(estate.general.id);
      if (point === null || isIn === null || found.has(id) === isIn) continue;
      return `${fieldOf(places, point)}: estate ${id} at ${point.lat}, ${point.lon} is ${isIn ? 'missing' : 'found'}`;
    }
    return null;
  };

const placed = (part: Pick<Check, 'says' | 'needs' | 'ability'>, sought: Sought): Check => ({
  ...CALL,
  ...part,
  asks: (known) => [find(known, sought(known))],
  expects: [...FOUND, exactly(sought)],
});

const middle = (known: Known): Place => pointOf(fact(known, 'located')) ?? { lat: 0, lon: 0 };
const [circle, outline] = [
  (point: Place, km: number) => ({ ...point, km }),
  (point: Place, ...corners: readonly (readonly [north: number, east: number])[]) =>
    corners.map(([north, east]) => moved(point, north, east)),
];
const inCircles = (...circles: SoughtPlaces['circles']): SoughtPlaces => ({ circles, area: null });
const inArea = (area: readonly Place[]): SoughtPlaces => ({ circles: [], area });

/** A box of two kilometres with a notch from the north, in which the middle lies. */
const notched = (point: Place): readonly Place[] =>
  outline(point, [-1, -1], [1, -1], [1, -0.3], [-0.3, -0.3], [-0.3, 0.3], [1, 0.3], [1, 1], [-1, 1]);
const box = (point: Place): readonly Place[] => outline(point, [-1, -1], [-1, 1], [1, 1], [1, -1]);
const round = (point: Place): readonly Place[] =>
  Array.from({ length: MAX_CORNERS }, (_, at) => {
    const angle = (2 * Math.PI * at) / MAX_CORNERS;
    return moved(point, 2 * Math.cos(angle), 2 * Math.sin(angle));
  });

/** How far away the places of the next checks end, kilometres: well within half a cell of 300 m. */
const SHORT = 0.06;
const WINDS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** Places on four sides that end before the stated point of a home without a street: its cell reaches into some. */
const besideHidden = (known: Known, place: (point: Place, north: number, east: number) => SoughtPlaces) => {
  const hidden = fact(known, 'hidden');
  const point = pointOf(hidden) ?? { lat: 0, lon: 0 };
  return WINDS.map(([north, east]) => find(known, place(point, north, east)));
};

const byItsCell =
  (field: string): Expectation =>
  (all, { known }) => {
    const id = String(fact(known, 'hidden').general.id);
    const isFound = all.some((answer) => estatesIn(answer).some(({ general }) => String(general.id) === id));
    return isFound
      ? null
      : `${field}: estate ${id}, which shows no street, is found by its exact point, and not with its cell of 300 m`;
  };

const near = (known: Known): SoughtPlaces => inCircles(circle(middle(known), 2));
const apart = (known: Known) => fact(known, 'apart').map((estate) => pointOf(estate) ?? { lat: 0, lon: 0 });
const either = (known: Known): SoughtPlaces => inCircles(...apart(known).map((point) => circle(point, 1)));
const areaOrCircle = (known: Known): SoughtPlaces => {
  const [one = middle(known), other = one] = apart(known);
  return { circles: [circle(other, 1)], area: box(one) };
};

/** Searches around places, and in a drawn area (decision 151), of a service that declares areas. */
export const PLACE_CHECKS: readonly Check[] = [
  placed({ says: 'finds estates within a distance, and no others', needs: ['located'] }, near),
  placed({ says: 'finds estates within any of several distances', needs: ['apart'] }, either),
  {
    ...CALL,
    says: 'finds the same within a distance that is named twice',
    needs: ['located'],
    asks: (known) => {
      const [one] = near(known).circles;
      return [find(known, near(known)), find(known, inCircles(...(one === undefined ? [] : [one, one])))];
    },
    expects: [
      ...FOUND,
      (all) => {
        const [once, twice] = all.map(totalIn);
        return once === twice ? null : `geo_distance: ${once} estates once, and ${twice} when it is repeated`;
      },
    ],
  },
  {
    ...CALL,
    says: 'knows an estate that shows no street by its cell, within a distance',
    needs: ['hidden'],
    asks: (known) =>
      besideHidden(known, (point, north, east) =>
        inCircles(circle(moved(point, north * (1 + SHORT), east * (1 + SHORT)), 1)),
      ),
    expects: [...FOUND, byItsCell('geo_distance')],
  },
  {
    ...CALL,
    says: `refuses more than ${MAX_CIRCLES} distances, none, one below zero, and a point off the earth`,
    asks: (known) =>
      [
        Array(MAX_CIRCLES + 1).fill({ distance: '1km', 'address.geoLocation': { lat: 51, lon: 4 } }),
        [],
        [{ distance: '-1km', 'address.geoLocation': { lat: 51, lon: 4 } }],
        [{ distance: '1km', 'address.geoLocation': { lat: 91, lon: 4 } }],
      ].map((geo_distance) => search(known, { query: { geo_distance } })),
    expects: REFUSED,
  },
  placed({ ability: 'areas', says: 'finds estates in an area, and no others', needs: ['located'] }, (known) =>
    inArea(box(middle(known))),
  ),
  placed(
    { ability: 'areas', says: 'leaves out what lies in a notch of an area', needs: ['located'] },
    (known) => inArea(notched(middle(known))),
  ),
  placed(
    { ability: 'areas', says: `finds estates in an area of ${MAX_CORNERS} corners`, needs: ['located'] },
    (known) => inArea(round(middle(known))),
  ),
  placed({ ability: 'areas', says: 'finds nothing in an area of two corners', needs: ['located'] }, (known) =>
    inArea(outline(middle(known), [-1, -1], [1, 1.2])),
  ),
  placed(
    { ability: 'areas', says: 'finds estates in an area or within a distance', needs: ['apart'] },
    areaOrCircle,
  ),
  {
    ...ABLE,
    says: 'knows an estate that shows no street by its cell, in an area',
    needs: ['hidden'],
    asks: (known) =>
      besideHidden(known, (point, north, east) =>
        inArea(
          outline(
            moved(point, north * SHORT, east * SHORT),
            [-0.01, 0.01],
            [0.01, 0.01],
            [0.01, -0.01],
            [-0.01, -0.01],
          ),
        ),
      ),
    expects: [...FOUND, byItsCell('geo_polygon')],
  },
  {
    ...ABLE,
    call: 'getEstateMarkers',
    says: 'counts in an area on the map what a search finds',
    needs: ['located'],
    asks: (known) => {
      const query = queryOf(inArea(box(middle(known))));
      return [
        search(known, { query, size: 0 }),
        {
          method: 'POST',
          path: sitePath(known, '/estate-markers'),
          body: { query, width: 640, height: 480 },
        },
      ];
    },
    expects: [
      answers(200),
      (all) => {
        const [found, onMap] = all.map(totalIn);
        return found === onMap ? null : `the map counts ${onMap}, and the search ${found}`;
      },
    ],
  },
  {
    ...ABLE,
    says: `refuses an area of more than ${MAX_CORNERS} corners, of none, and one with a corner off the earth`,
    asks: (known) =>
      [Array(MAX_CORNERS + 1).fill({ lat: 51, lon: 4 }), [], [{ lat: 51, lon: 181 }]].map((geo_polygon) =>
        search(known, { query: { geo_polygon } }),
      ),
    expects: REFUSED,
  },
];
