import { type OriginalName, POOL } from '../../art/pool/pool.ts';
import { rngFor } from '../../basics/rng.ts';
import { createDeal } from '../../choice/deal.ts';
import { unitPlan } from '../../choice/floor-plans.ts';
import { roomWishes } from '../../choice/rooms.ts';
import { PROJECT_PLANS, type ProjectPlan } from '../../projects/plans.ts';

/** The project's front, and the same at dusk if it was drawn. */
const frontsOf = (plan: ProjectPlan): OriginalName[] => {
  const day: OriginalName = `project-${PROJECT_PLANS.indexOf(plan) + 1}`;
  const evening: OriginalName = `${day}-evening`;
  return POOL.has(evening) ? [day, evening] : [day];
};

const MANNERS = ['scandinavian', 'modern', 'deco', 'industrial'] as const;

const inside = (plan: ProjectPlan, key: string, bedrooms: number): OriginalName[] =>
  createDeal()(
    roomWishes({
      style: rngFor(`inside:${plan.siteId}:${key}`).pick(MANNERS),
      outlook: 'town',
      bedrooms,
      bathrooms: 1,
      studio: false,
    }),
    'sale',
  );

/** Pictures of the development: outside, and inside one example estate. */
export const projectPictures = (plan: ProjectPlan): OriginalName[] => [
  ...frontsOf(plan),
  ...inside(plan, plan.name, 2),
];

/** Pictures of an estate of the development: its rooms, an example plan, then the building. */
export function unitPictures(
  plan: ProjectPlan,
  unit: { readonly position: number; readonly bedrooms: number; readonly area: number },
): OriginalName[] {
  const key = `${plan.name}:${unit.position}`;
  const drawn = unitPlan(unit.bedrooms, unit.area, plan.houses, rngFor(`plan:${plan.siteId}:${key}`));
  return [...inside(plan, key, unit.bedrooms), ...(drawn === null ? [] : [drawn]), ...frontsOf(plan)];
}
