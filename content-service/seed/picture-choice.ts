import { type Kind, kindSpec } from './kinds.ts';
import type { Scene } from './pictures.ts';
import type { Rng } from './rng.ts';
import type { Tag } from './texts/sentence.ts';

const LIVING: readonly Scene[] = ['interior-living-1', 'interior-living-2', 'interior-living-3'];
const isLiving = (scene: Scene) => LIVING.includes(scene);

/** Other views of the same house, so that a second outside picture shows the same building. */
const SAME_HOUSE: Partial<Record<Scene, Scene>> = {
  'villa-modern-1': 'villa-modern-2',
  'villa-modern-2': 'villa-modern-1',
  'apartment-coast-1': 'apartment-coast-3',
  'apartment-coast-2': 'apartment-coast-4',
  'apartment-coast-4': 'apartment-coast-2',
  'apartment-urban-1': 'apartment-urban-2',
  'apartment-urban-2': 'apartment-urban-1',
  'ardennes-farm-2': 'ardennes-farm-1',
  'ardennes-chalet-1': 'ardennes-chalet-2',
  'shopfront-1': 'shopfront-2',
  'garage-row-1': 'garage-row-2',
};

/** Pictures of a home: the front first, then inside, outside and, where it fits, a plan. */
export function picturesOf(
  kind: Kind,
  front: Scene,
  tags: ReadonlySet<Tag>,
  flat: boolean,
  beds: number | null,
  rng: Rng,
): Scene[] {
  const spec = kindSpec(kind);
  if (!spec.rooms) return [front, ...spec.interiors.filter((scene) => scene !== front)];
  const living: Scene = tags.has('seaview')
    ? 'interior-living-2'
    : rng.pick(
        spec.interiors.filter(isLiving).length > 0 ? spec.interiors.filter(isLiving) : LIVING.slice(0, 1),
      );
  const kitchen = rng.pick(['interior-kitchen-1', 'interior-kitchen-2'] as const);
  const bath = rng.pick(['interior-bath-1', 'interior-bath-2'] as const);
  const bedrooms: Scene[] = rng.shuffle(['interior-bedroom-1', 'interior-bedroom-2']);
  const attic = spec.interiors.filter((scene) => scene.startsWith('interior-attic'));
  const other = SAME_HOUSE[front];
  const plan: Scene[] = flat ? (beds === 2 ? ['floor-plan-2'] : []) : rng.chance(0.6) ? ['floor-plan-1'] : [];
  return [
    front,
    living,
    kitchen,
    ...bedrooms.slice(0, Math.max(1, Math.min(2, beds ?? 1))),
    bath,
    ...(attic.length > 0 && rng.chance(0.5) ? [rng.pick(attic)] : []),
    ...(tags.has('garden') ? [rng.pick(['garden-terrace-1', 'garden-terrace-2'] as const)] : []),
    ...(other && rng.chance(0.6) ? [other] : []),
    ...plan,
  ];
}
