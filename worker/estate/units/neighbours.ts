import type { NeighboursView } from '#domain/views/estate-page.ts';
import type { Parent } from '../links/breadcrumbs.ts';
import type { UnitFloor } from './units.ts';

/**
 * Links from a unit to its project, and to the units before and after it, floor by floor; hidden ones are
 * skipped.
 */
export function toNeighbours(floors: readonly UnitFloor[], id: string, project: Parent): NeighboursView {
  const ways = floors.flatMap(({ units }) =>
    units.flatMap(({ view: { id: unitId, title, href } }) =>
      href === null && unitId !== id ? [] : [{ unitId, label: title, href }],
    ),
  );
  const at = ways.findIndex(({ unitId }) => unitId === id);
  const way = (index: number): NeighboursView['next'] => {
    const { label, href } = (at === -1 ? undefined : ways[index]) ?? {};
    return label === undefined || href === undefined || href === null ? null : { label, href };
  };
  return { project, previous: way(at - 1), next: way(at + 1) };
}
