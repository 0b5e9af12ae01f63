/** A point of an area: x and y, or longitude and latitude. */
export type AreaPoint = readonly [x: number, y: number];

/** Whether areas contain a point (even-odd rule, so holes are excluded). */
export const holds = (areas: readonly (readonly AreaPoint[])[], [x, y]: AreaPoint): boolean =>
  areas
    .flatMap((area) => area.map((from, index) => [from, area[(index + 1) % area.length] ?? from] as const))
    .filter(([[x1, y1], [x2, y2]]) => y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1)
    .length %
    2 ===
  1;

/** Distance of a point from the nearest line of the areas. */
export const distanceTo = (areas: readonly (readonly AreaPoint[])[], [x, y]: AreaPoint): number =>
  Math.min(
    ...areas.flatMap((area) =>
      area.map(([x1, y1], index) => {
        const [x2, y2] = area[(index + 1) % area.length] ?? [x1, y1];
        const [dx, dy] = [x2 - x1, y2 - y1];
        const share = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
        return Math.hypot(x - x1 - share * dx, y - y1 - share * dy);
      }),
    ),
  );
