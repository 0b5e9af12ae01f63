import { rngFor } from '../basics/rng.ts';
import type { ProjectPlan, UnitRow } from './plans.ts';

/** A random price list: larger and higher units cost more; statuses follow the plan's shares. */
export function drawRows(plan: ProjectPlan): UnitRow[] {
  const rng = rngFor(`units:${plan.siteId}:${plan.name}`);
  const total = plan.storeys * plan.unitsPerFloor;
  const sold = Math.round(total * plan.sold);
  const option = Math.round(total * plan.option);
  const fates = rng.shuffle(
    Array.from({ length: total }, (_, i) => (i < sold ? 5 : i < sold + option ? 3 : 1)),
  );
  return fates.map((fate, index) => {
    const floor = Math.floor(index / plan.unitsPerFloor);
    const position = (index % plan.unitsPerFloor) + 1;
    const beds = plan.houses ? rng.int(3, 4) : Math.min(3, 1 + ((position + floor) % 3));
    const area = plan.houses ? rng.int(138, 176) : 36 + beds * 24 + rng.int(0, 14);
    const terrace = plan.houses ? rng.int(60, 140) : floor === 0 ? rng.int(14, 30) : rng.int(7, 16);
    const price =
      Math.round((area * plan.perSquareMetre * (1 + floor * 0.03) + terrace * 600) / 1_000) * 1_000;
    const number = plan.houses ? String(position) : `${floor}.${position}`;
    return [number, area, beds, terrace, price, fate];
  });
}
