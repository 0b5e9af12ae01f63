import type { Art } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { finish } from '../canvas/light.ts';
import { createRoom, type Room, type RoomFacts, type RoomPlan } from '../interior/room.ts';
import { toBeRenovated } from './renovate.ts';

/** One way to furnish a room, with a camera that shows all of it. */
export interface Layout {
  /** Its back wall from the front, or its far left corner with the windows. */
  readonly seen: 'front' | 'corner';
  plan(chance: Chance): RoomPlan;
  furnish(room: Room, chance: Chance): void;
}

const WARM_LIGHT = 0.9;

/** Moves the camera slightly, because no two photographs are taken from the same spot. */
function strayed(plan: RoomPlan, chance: Chance): RoomPlan {
  const { shot } = plan;
  const [x, z] = shot.from;
  return {
    ...plan,
    shot: {
      ...shot,
      from: [x + chance.between(-0.22, 0.22), z + chance.between(-0.15, 0.15)],
      span: shot.span * chance.between(0.97, 1.06),
      eye: (shot.eye ?? 1.45) + chance.between(-0.1, 0.12),
    },
  };
}

/**
 * Draws a room with one of the layouts, in the requested view if any. In an estate to renovate it is bare
 * except for its `relic`.
 */
export function drawRoom(
  picture: Art,
  facts: RoomFacts,
  layouts: readonly Layout[],
  relic?: (room: Room) => void,
): void {
  const chance = picture.chance.fork('layout');
  const { view } = facts;
  const seen = layouts.filter(
    (layout) => view === undefined || (layout.seen === 'front') === (view === 'front'),
  );
  const layout = chance.pick(seen.length > 0 ? seen : layouts);
  const mirrored = view === 'right' || (view !== 'left' && chance.fork('mirror').chance(0.5));
  const plan = strayed(layout.plan(chance.fork('plan')), chance.fork('camera'));
  const room = createRoom(picture, facts, plan, mirrored);
  if (facts.toRenovate === true) toBeRenovated(room, relic);
  else layout.furnish(room, chance.fork('things'));
  room.drawThings();
  finish(room.art, WARM_LIGHT);
}
