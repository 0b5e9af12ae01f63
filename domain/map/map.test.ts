import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRY_OUTLINE, RIVERS, SEA_OUTLINE } from './belgium.ts';
import { kilometresAround, kilometresBetween, kilometresWithin } from './distance.ts';
import { boundsAround, centreOf, fitted, NEAREST_FIT, scaleOf } from './frame.ts';
import { type Gathered, gather } from './gather.ts';
import { LAND } from './land.ts';
import { paperLines } from './paper-lines.ts';
import { type Obstacle, type PlacedTown, placeTowns } from './place-towns.ts';
import { type Place, toPlace, toWorld, worldWidth } from './projection.ts';
import { onSheet, scaleBar, sheetOf } from './sheet.ts';
import { textWidth } from './text-width.ts';
import { TOWNS } from './towns.ts';

const within = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
/** Offsets in degrees of a town's homes, within two kilometres or so. */
const someHomes = fc.array(fc.tuple(within(1 / 56), within(1 / 36)), { minLength: 1, maxLength: 40 });

const leuven = { lat: 50.88, lon: 4.7 };
const brussels = { lat: 50.85, lon: 4.35 };
const size = { width: 480, height: 360 };
const bounds = { south: 50.4, west: 4, north: 51.2, east: 5.4 };

describe('projection', () => {
  it('is that of map tiles: 0,0 is the middle of the world', () => {
    expect(toWorld({ lat: 0, lon: 0 })).toEqual({ x: 0.5, y: 0.5 });
    expect(toWorld({ lat: 85.0511, lon: -180 }).y).toBeCloseTo(0, 5);
    // Tile 14/8405/5493 of any slippy map contains Leuven.
    expect(Math.floor(toWorld(leuven).x * 2 ** 14)).toBe(8405);
    expect(Math.floor(toWorld(leuven).y * 2 ** 14)).toBe(5493);
  });

  it('is invertible', () => {
    const back = toPlace(toWorld(leuven));
    expect(back.lat).toBeCloseTo(leuven.lat, 9);
    expect(back.lon).toBeCloseTo(leuven.lon, 9);
  });
});

describe('frame', () => {
  it('fits an extent, with space for marks at its edge', () => {
    const shown = fitted(bounds, size);
    const sheet = sheetOf(shown, size);
    for (const lat of [bounds.south, bounds.north]) {
      for (const lon of [bounds.west, bounds.east]) {
        const { x, y } = onSheet(sheet, { lat, lon });
        expect(Math.min(x, size.width - x)).toBeGreaterThan(50);
        expect(Math.min(y, size.height - y)).toBeGreaterThan(35);
      }
    }
  });

  it('zooms no closer than a village for a single estate', () => {
    const one = { south: 50.88, west: 4.7, north: 50.88, east: 4.7 };
    expect(scaleOf(fitted(one, size), size)).toBeCloseTo(worldWidth(NEAREST_FIT), 0);
  });

  it('finds the centre in the projection', () => {
    const around = boundsAround(leuven, worldWidth(10), size);
    const middle = centreOf(around);
    expect(middle.lat).toBeCloseTo(leuven.lat, 9);
    expect(middle.lon).toBeCloseTo(leuven.lon, 9);
  });
});

describe('distance', () => {
  it('knows how far Leuven is from Brussels', () => {
    expect(kilometresBetween(leuven, brussels)).toBeCloseTo(24.8, 0);
  });

  it('covers bounds or stays inside them, in whole kilometres, at least one', () => {
    const square = boundsAround(leuven, worldWidth(10), { width: 400, height: 400 });
    expect(kilometresAround(leuven, square)).toBeGreaterThan(kilometresWithin(leuven, square));
    expect(kilometresWithin(leuven, { south: 50.88, west: 4.7, north: 50.88, east: 4.7 })).toBe(1);
    expect(kilometresAround(leuven, { south: 50.88, west: 4.7, north: 50.88, east: 4.7 })).toBe(1);
  });
});

describe('gather', () => {
  const mark = (lat: number, lon: number, count = 1, ids = [`${lat},${lon}`], town = 'Leuven'): Gathered => ({
    lat,
    lon,
    count,
    bounds: { south: lat, west: lon, north: lat, east: lon },
    vague: false,
    ids,
    towns: [{ id: town, count, lat, lon }],
  });
  const options = { scale: worldWidth(10), size, mostIds: 3 };

  it('merges overlapping markers of a town at the mean of all their estates', () => {
    const [one, ...others] = gather([mark(50.88, 4.7), mark(50.8803, 4.7, 3, [])], options);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ count: 4, ids: [], bounds: { south: 50.88, north: 50.8803 } });
    expect(one?.lat).toBeCloseTo(50.880225, 6);
  });

  it('puts a marker of several towns among the estates of the town with most', () => {
    const near = [mark(50.85, 4.35, 2, [], 'Brussel'), mark(50.851, 4.352, 2, [], 'Brussel')];
    const [one, ...others] = gather([mark(50.852, 4.353, 3, [], 'Elsene'), ...near], options);
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      count: 7,
      towns: [
        { id: 'Brussel', count: 4 },
        { id: 'Elsene', count: 3 },
      ],
    });
    expect([one?.lat, one?.lon]).toEqual([expect.closeTo(50.8505, 6), expect.closeTo(4.351, 6)]);
  });

  it.each([6.5, 8, 9, 10, 12])(
    'names each marker after the town with most of its estates, at zoom %f',
    (zoom) => {
      const namedByMost = (homesOf: readonly (readonly [north: number, east: number])[][]): void => {
        const homes = TOWNS.flatMap(({ name, lat, lon }, town) =>
          (homesOf[town] ?? []).map(([north, east], index) =>
            mark(lat + north, lon + east, 1, [`${name.nl}/${index}`], name.nl ?? ''),
          ),
        );
        const marks = gather(homes, { ...options, scale: worldWidth(zoom), mostIds: homes.length });
        expect(marks.flatMap(({ ids }) => ids).toSorted()).toEqual(
          homes.flatMap(({ ids }) => ids).toSorted(),
        );
        for (const { lat, lon, ids, towns } of marks) {
          const counts = Map.groupBy(ids, (id) => id.split('/')[0] ?? '');
          const [named] = towns;
          expect(named?.count).toBe(Math.max(...[...counts.values()].map(({ length }) => length)));
          expect(counts.get(named?.id ?? '')).toHaveLength(named?.count ?? 0);
          const town = TOWNS.find(({ name }) => name.nl === named?.id);
          expect(town && kilometresBetween({ lat, lon }, town)).toBeLessThan(3);
        }
      };
      fc.assert(fc.property(fc.tuple(...TOWNS.map(() => someHomes)), namedByMost), { numRuns: 5 });
    },
  );

  it('separates markers by the width of their text', () => {
    const beside = [mark(50.88, 4.7, 2, [], 'Leuven'), mark(50.88, 4.75, 2, [], 'Bierbeek')];
    expect(gather(beside, { ...options, widthOf: () => 20 })).toHaveLength(2);
    expect(gather(beside, { ...options, widthOf: () => 60 })).toHaveLength(1);
  });

  it('lists the estates of a small cluster', () => {
    expect(gather([mark(50.88, 4.7), mark(50.8801, 4.7)], options)[0]?.ids).toHaveLength(2);
  });

  it('returns single markers unchanged', () => {
    const apart = [mark(50.88, 4.7), mark(50.4, 4.4)];
    expect(gather(apart, options)).toEqual(expect.arrayContaining(apart));
  });
});

describe('the drawn land', () => {
  /** Whether a point is within an outline: the number of lines crossed eastwards is odd. */
  const holds = (outline: readonly (readonly [number, number])[], lon: number, lat: number): boolean =>
    outline.filter(([x1, y1], index) => {
      const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1];
      return y1 > lat !== y2 > lat && lon < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1;
    }).length %
      2 ===
    1;

  it.each(TOWNS.map(({ name, lat, lon }) => [name.nl ?? '', lat, lon] as const))(
    'contains %s',
    (_, lat, lon) => {
      expect(holds(COUNTRY_OUTLINE, lon, lat)).toBe(true);
      expect(holds(SEA_OUTLINE, lon, lat)).toBe(false);
    },
  );

  it.each([
    ['Rijsel', 50.63, 3.06],
    ['Maastricht', 50.85, 5.69],
    ['Aken', 50.776, 6.084],
    ['Luxemburg', 49.61, 6.13],
    ['Givet', 50.138, 4.824],
    ['Breda', 51.589, 4.78],
    ['Sluis', 51.308, 3.387],
  ])('does not contain %s', (_, lat, lon) => {
    expect(holds(COUNTRY_OUTLINE, lon, lat)).toBe(false);
  });

  it('is drawn in whole numbers, so that it is small', () => {
    expect(LAND.country).toMatch(/^M\d+ \d+(?:L-?\d+ -?\d+)+Z$/);
    expect(LAND.rivers.match(/M/g)).toHaveLength(RIVERS.length);
  });
});

describe('sheet', () => {
  const sheet = sheetOf(fitted(bounds, size), size);

  it('has a scale of a round number of kilometres', () => {
    const { km, pixels } = scaleBar(sheet);
    expect([1, 2, 5, 10, 20, 50]).toContain(km);
    expect(pixels).toBeLessThanOrEqual(150);
    expect(pixels).toBeGreaterThan(50);
  });

  it('has a grid that moves with the land', () => {
    const { down } = paperLines(sheet);
    const [first = 0] = down;
    const moved = { ...sheet, corner: { ...sheet.corner, x: sheet.corner.x + 10 / sheet.scale } };
    const places = paperLines(moved).down;
    expect(places.some((x) => Math.abs(x - (first - 10)) < 0.2) || first < 10).toBe(true);
    expect(down.length).toBeGreaterThan(2);
    expect(down.length).toBeLessThan(9);
  });

  it('labels towns for which there is space, in list order', () => {
    const towns = [
      { name: 'Leuven', ...leuven },
      { name: 'Heverlee', lat: 50.879, lon: 4.701 },
      { name: 'Brussel', ...brussels },
      { name: 'Parijs', lat: 48.85, lon: 2.35 },
    ];
    expect(placeTowns(towns, sheet, []).map(({ name }) => name)).toEqual(['Leuven', 'Brussel']);
  });

  it('labels a town beside the marker that covers it, and a marker once', () => {
    const mark = { lat: 50.885, lon: 4.705, width: 60, height: 60 };
    const towns = [
      { name: 'Leuven', ...leuven },
      { name: 'Herent', lat: 50.9, lon: 4.66 },
    ];
    const [leuvenPlaced, ...others] = placeTowns(towns, sheet, [mark]);
    expect(leuvenPlaced).toMatchObject({ name: 'Leuven', dot: false, lat: mark.lat, lon: mark.lon });
    // The middle of the marker lies east of the town.
    expect(leuvenPlaced?.label.dx).toBeLessThan(-30);
    expect(placeTowns(towns, sheet, [{ ...mark, lon: 4.695 }])[0]?.label.dx).toBeGreaterThan(30);
    expect(others).toEqual([]);
  });

  it('labels a marker with its own name only, and first', () => {
    const towns = [{ name: 'Leuven', ...leuven }];
    const mark = { ...leuven, width: 60, height: 30 };
    const labels = (...beside: string[]) =>
      placeTowns(towns, sheet, [{ ...mark, beside }]).map(({ name }) => name);
    expect(labels('Leuven en omgeving', 'Leuven')).toEqual(['Leuven en omgeving']);
    expect(labels()).toEqual([]);
  });

  it('labels a marker that stands above its place right below that place', () => {
    const { x, y } = toWorld(leuven);
    const wall = (pixels: number) => ({
      ...toPlace({ x: x + pixels / sheet.scale, y }),
      beside: [],
      width: 60,
      height: 40,
    });
    const mark = { ...leuven, width: 60, height: 56, lift: 12 };
    const [placed] = placeTowns([{ name: 'Leuven', ...leuven }], sheet, [mark, wall(-80), wall(80)]);
    expect(placed?.label).toEqual({ dx: 0, dy: 26, anchor: 'middle' });
  });

  it('labels no town that a marker or another label covers at another side of the sheet', () => {
    const beside = (pixels: number) => {
      const { x, y } = toWorld(leuven);
      return { ...toPlace({ x: x + pixels / sheet.scale, y }), width: 40, height: 30 };
    };
    const at = (shown: { least: number; most: number }, mark: ReturnType<typeof beside>) =>
      placeTowns([{ name: 'Leuven', ...leuven }], sheet, [mark], shown).map(({ label }) => label.anchor);
    // Right of the dot there is room for the name up to a marker 100 pixels away, and none at half of the side.
    expect(at({ least: 1, most: 1.5 }, beside(100))).toEqual(['start']);
    expect(at({ least: 0.5, most: 1 }, beside(100))).toEqual(['end']);
    // The marker covers the dot itself at half of the side.
    expect(at({ least: 0.5, most: 1 }, beside(36))).toEqual(['end']);
    expect(placeTowns([{ name: 'Leuven', ...leuven }], sheet, [beside(36)], { least: 0.5, most: 1 })).toEqual(
      [expect.objectContaining({ dot: false })],
    );
  });

  it('places every name clear of marks, other names and the edge, and nearest to its own mark', () => {
    const side = { least: 2 / 3, most: 1.5 };
    const towns = TOWNS.map(({ name, lat, lon }) => ({ name: name.nl ?? '', lat, lon }));
    const somewhere = fc.tuple(
      fc.double({ min: bounds.south, max: bounds.north, noNaN: true }),
      fc.double({ min: bounds.west, max: bounds.east, noNaN: true }),
      fc.constantFrom(
        [],
        ['Namur et env.', 'Namur'],
        ['Oud-Heverlee e.o.', 'Oud-Heverlee'],
        ['Mons'],
        undefined,
      ),
    );
    const boxesAt = (at: number, marks: readonly Obstacle[], names: readonly PlacedTown[]) => {
      const box = (place: Place, width: number, height: number, dx = 0, dy = 0) => {
        const { x, y } = onSheet(sheet, place);
        return { x: x * at + dx, y: y * at + dy, width, height };
      };
      return {
        marks: marks.map((mark) => box(mark, mark.width, mark.height, 0, -(mark.lift ?? 0))),
        // A dot keeps the names of others away on its line, where they would read as its own.
        dots: names.flatMap((town) => (town.dot ? { ...box(town, 44, 8), name: town.name } : [])),
        names: names.map((town) => {
          const { dx, dy, anchor } = town.label;
          const width = textWidth(town.name);
          return box(town, width, 20, dx + { start: width / 2, middle: 0, end: -width / 2 }[anchor], dy);
        }),
      };
    };
    type Rectangle = ReturnType<typeof boxesAt>['names'][number];
    const apart = (one: Rectangle, other: Rectangle): number =>
      Math.max(
        Math.abs(one.x - other.x) - (one.width + other.width) / 2,
        Math.abs(one.y - other.y) - (one.height + other.height) / 2,
      );
    fc.assert(
      fc.property(fc.array(somewhere, { minLength: 1, maxLength: 14 }), (places) => {
        const marks = places.map(([lat, lon, names], index) => ({
          lat,
          lon,
          width: 46 + index,
          height: names === undefined ? 56 : 36,
          ...(names === undefined ? { lift: 12 } : { beside: names.map((name) => `${name} ${index}`) }),
        }));
        const placed = placeTowns(towns, sheet, marks, side);
        for (const at of [2 / 3, 0.8, 1, 1.2, 1.5]) {
          const drawn = boxesAt(at, marks, placed);
          for (const [index, name] of drawn.names.entries()) {
            const own = placed[index];
            const gaps = drawn.marks.map((mark) => apart(name, mark));
            const mine = marks.findIndex(({ lat, lon }) => lat === own?.lat && lon === own.lon);
            expect(Math.min(...gaps, 0)).toBeGreaterThan(-0.01);
            const foreign = drawn.dots.filter((dot) => dot.name !== own?.name);
            expect(Math.min(...foreign.map((dot) => apart(name, dot)), 0)).toBeGreaterThan(-0.01);
            const others = [
              ...gaps.filter((_, other) => other !== mine),
              ...drawn.names.filter((box) => box !== name).map((box) => apart(name, box)),
            ];
            expect(Math.min(...others)).toBeGreaterThan(4.99);
            expect(name.x - name.width / 2).toBeGreaterThan(0);
            expect(name.y - name.height / 2).toBeGreaterThan(0);
            expect(name.x + name.width / 2).toBeLessThan(size.width * at);
            expect(name.y + name.height / 2).toBeLessThan(size.height * at);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('uses the short form of a name only where the long one does not fit', () => {
    const { x, y } = toWorld(leuven);
    const at = (across: number, down: number) =>
      toPlace({ x: x + across / sheet.scale, y: y + down / sheet.scale });
    const mark = { ...leuven, width: 46, height: 36, beside: ['Leuven en omgeving', 'Leuven'] };
    const wall = (across: number, down: number) => ({
      ...at(across, down),
      width: 46,
      height: 36,
      beside: [],
    });
    expect(placeTowns([], sheet, [mark]).map(({ name }) => name)).toEqual(['Leuven en omgeving']);
    const closed = [wall(90, 0), wall(-90, 0), wall(70, 40), wall(-70, 40), wall(70, -40), wall(-70, -40)];
    expect(placeTowns([], sheet, [mark, ...closed]).map(({ name }) => name)).toEqual(['Leuven']);
  });

  it('labels a mark on its free side, so that its neighbour’s label also fits', () => {
    const { x, y } = toWorld(leuven);
    const mark = (down: number, name: string) => ({
      ...toPlace({ x, y: y + down / sheet.scale }),
      width: 46,
      height: 36,
      beside: [name],
    });
    const placed = placeTowns([], sheet, [mark(0, 'Leuven'), mark(64, 'Heverlee')]);
    expect(placed.map(({ label }) => Math.sign(label.dy))).toEqual([-1, 1]);
  });

  it('labels each mark of a town instead of the town', () => {
    const { x, y } = toWorld(leuven);
    const mark = { ...toPlace({ x: x + 90 / sheet.scale, y }), width: 46, height: 36, beside: ['Leuven'] };
    const other = { ...mark, ...toPlace({ x: x - 90 / sheet.scale, y }) };
    const placed = placeTowns([{ name: 'Leuven', ...leuven }], sheet, [mark, other]);
    expect(placed.map(({ name, dot }) => [name, dot])).toEqual([
      ['Leuven', false],
      ['Leuven', false],
    ]);
  });
});

it('the width of a text counts narrow and wide letters', () => {
  expect(textWidth('Mommm')).toBeGreaterThan(2 * textWidth('illi,'));
  expect(textWidth('Knokke')).toBeCloseTo(54.5, 0);
});
