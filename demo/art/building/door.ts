import type { Art } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { arc, corners, type Plane } from '../canvas/plane.ts';
import { inset, type Lintel, lintel, type Opening, outlineOf } from './arch.ts';
import { glass } from './glass.ts';

interface DoorOptions {
  readonly colour?: string;
  readonly lintel?: { readonly kind: Lintel; readonly colour: string };
  readonly surround?: string;
  /** Height of the light above the leaf, metres; 0: none. */
  readonly fanlight?: number;
  /** Steps before it. */
  readonly steps?: number;
  /** Whether the upper panel is glass. */
  readonly glazed?: boolean;
  readonly lamp?: boolean;
}

const BRASS = '#d7a94f';
const STEP = 0.17;

function fan(
  art: Art,
  chance: Chance,
  plane: Plane,
  { u, width }: Opening,
  foot: number,
  tall: number,
  options: { readonly colour: string; readonly lamp: boolean },
): void {
  glass(art, chance, plane, corners(u + 0.1, foot + 0.06, width - 0.2, tall), {
    lamp: options.lamp,
    curtain: 'none',
  });
  const middle = u + width / 2;
  for (let ray = 1; ray < 6; ray += 1) {
    const angle = (Math.PI * ray) / 6;
    plane.line(
      [
        [middle, foot + 0.05],
        [middle + Math.cos(angle) * width * 0.6, foot + 0.05 + Math.sin(angle) * tall * 1.4],
      ],
      options.colour,
      0.02,
    );
  }
  plane.rect(u, foot - 0.03, width, 0.1, lit(options.colour, -0.03));
}

function panel(
  art: Art,
  chance: Chance,
  plane: Plane,
  [u, v, width, height]: readonly [number, number, number, number],
  { colour, glazed, lamp }: { readonly colour: string; readonly glazed: boolean; readonly lamp: boolean },
): void {
  plane.rect(u, v, width, height, lit(colour, -0.07));
  plane.rect(u + 0.02, v + 0.02, width - 0.04, height - 0.04, lit(colour, 0.015));
  plane.rect(u + 0.02, v + height - 0.035, width - 0.04, 0.016, art.mood.shadow.colour, { opacity: 0.4 });
  if (!glazed) return;
  glass(art, chance, plane, corners(u + 0.03, v + 0.03, width - 0.06, height - 0.06), {
    lamp,
    curtain: 'none',
  });
  const iron = lit(colour, -0.12);
  for (const bar of [1, 2, 3]) {
    plane.line(
      [
        [u + (width * bar) / 4, v],
        [u + (width * bar) / 4, v + height],
      ],
      iron,
      0.016,
    );
  }
  plane.polygon(arc(u + width / 2, v + height / 2, width * 0.3, height * 0.18), 'none', {
    stroke: iron,
    strokeWidth: 1.6,
  });
}

/** A front door, metres: with the light above it, one leaf or two, and its steps. */
export function doorIn(
  art: Art,
  chance: Chance,
  plane: Plane,
  opening: Opening,
  options: DoorOptions = {},
): void {
  const { u, v, width, height } = opening;
  const { fanlight = height * 0.2, steps = 2, glazed = true, surround } = options;
  const colour = art.colour(options.colour ?? '#2f4a44');
  const shadow = art.mood.shadow;
  const lamp = options.lamp ?? (art.mood.lamps > 0.2 && chance.chance(0.8));
  const leafHeight = height - fanlight;
  if (options.lintel !== undefined) lintel(art, plane, opening, options.lintel.kind, options.lintel.colour);
  if (surround !== undefined) {
    const band = art.colour(surround);
    plane.polygon(outlineOf({ ...opening, u: u - 0.18, width: width + 0.36, height: height + 0.2 }), band);
    plane.polygon(
      outlineOf({ ...opening, u: u - 0.1, width: width + 0.2, height: height + 0.1 }),
      lit(band, -0.05),
    );
  }
  plane.polygon(outlineOf(opening), mix(art.colour('#4a3a34'), shadow.colour, 0.5));
  const rebate = { ...inset(opening, 0.05), v, height: height - 0.05 };
  art.clipped(plane.path(outlineOf(rebate)), () => {
    if (fanlight > 0) fan(art, chance, plane, opening, v + leafHeight, fanlight, { colour, lamp });
    plane.rect(u + 0.05, v, width - 0.1, leafHeight, art.gradient([lit(colour, 0.03), lit(colour, -0.04)]));
    const leaves = width > 1.25 ? 2 : 1;
    const wide = (width - 0.1) / leaves;
    for (let leaf = 0; leaf < leaves; leaf += 1) {
      const x = u + 0.05 + leaf * wide;
      panel(art, chance, plane, [x + 0.1, v + 0.18, wide - 0.2, leafHeight * 0.26], {
        colour,
        glazed: false,
        lamp,
      });
      panel(art, chance, plane, [x + 0.1, v + 0.18 + leafHeight * 0.3, wide - 0.2, leafHeight * 0.56], {
        colour,
        glazed,
        lamp,
      });
      plane.rect(
        x + (leaf === 1 ? wide * 0.04 : wide - 0.09),
        v + leafHeight * 0.42,
        0.035,
        0.2,
        art.colour(BRASS),
      );
      if (leaf === 1) plane.rect(x - 0.012, v, 0.024, leafHeight, lit(colour, -0.1));
    }
    plane.rect(u + 0.2, v + leafHeight * 0.31, 0.3, 0.055, art.colour(BRASS));
    plane.rect(u, v + height - 0.2, width, 0.2, shadow.colour, { opacity: shadow.strength * 1.1 });
    plane.rect(art.sun < 0 ? u : u + width - 0.14, v, 0.14, height, shadow.colour, {
      opacity: shadow.strength,
    });
  });
  const stone = art.colour('#9aa0a0');
  for (let step = 0; step < steps; step += 1) {
    const out = steps - step;
    const x = u - 0.08 * out - 0.1;
    const wide = width + 0.16 * out + 0.2;
    plane.rect(x, v - (step + 1) * STEP, wide, STEP, art.gradient([lit(stone, 0.06), lit(stone, -0.08)]));
    plane.rect(x, v - step * STEP - 0.03, wide, 0.03, lit(stone, 0.12));
  }
}
