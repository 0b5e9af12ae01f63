/** Trees by their kind. Px. */
import type { Art, Point } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import { lit, mix } from '../../canvas/colour.ts';
import { type Bough, boughs, drawBoughs, trunk } from './branches.ts';
import { spruce } from './conifer.ts';
import { type Clump, crown, type Tones, tonesOf, tonesTowards } from './crown.ts';
import { tuft } from './grass.ts';
import { HABITS, type Habit, habitOf, type TreeKind } from './habits.ts';

interface TreeOptions {
  readonly kind?: TreeKind;
  /** Whether it casts a shadow on the ground. */
  readonly shadow?: boolean;
  /** Half the width of the crown, as a share of the height. */
  readonly spread?: number;
  /** Share of haze over it, for a distant tree. */
  readonly haze?: number;
}

/** A shadow that begins under the foot and points away from the sun, so that it always touches its tree. */
function castShadow(art: Art, x: number, y: number, height: number, kind: TreeKind): void {
  const { mood, sun } = art;
  const { colour } = mood.shadow;
  const slim = kind === 'pine' || kind === 'poplar';
  const reach = height * (slim ? 0.2 : 0.3) * (1 + (1 - mood.sun) * 0.5);
  const bare = kind === 'bare' || (mood.snow && kind !== 'pine');
  art.group({ blend: 'multiply', opacity: mood.shadow.strength * (bare ? 0.45 : 0.85), blur: 5 }, () => {
    art.ellipse(x - sun * reach * 0.72, y + height * 0.012, reach, height * 0.028, colour);
    art.ellipse(x - sun * height * 0.02, y + height * 0.003, height * 0.06, height * 0.014, colour);
  });
}

/** Masses of leaves spread over the crown, none fully behind another. */
function masses(chance: Chance, [x, y]: Point, height: number, habit: Habit, spread: number): Clump[] {
  const [half, reach] = [height * spread * habit.wide, height * habit.reach];
  const found: Clump[] = [];
  for (let tried = 0; tried < habit.masses * 9 && found.length < habit.masses; tried += 1) {
    const around = chance.between(0, Math.PI * 2);
    const out = Math.sqrt(chance.next()) * 0.86;
    const [cx, cy] = [x + Math.cos(around) * half * out, y - Math.sin(around) * reach * out];
    // Smaller towards the edge, for an uneven outline.
    const r = height * chance.between(...habit.mass) * (1.16 - 0.42 * out);
    const free = found.every(([fx, fy, fr]) => Math.hypot(cx - fx, cy - fy) > (r + fr) * habit.apart);
    if (free) found.push([cx, cy, r]);
  }
  return found;
}

/** Dark marks on white bark. */
function birchMarks(art: Art, chance: Chance, x: number, y: number, height: number, wide: number): void {
  for (let mark = 0; mark < 12; mark += 1) {
    const up = height * chance.between(0.02, 0.5);
    const from = x + chance.between(-0.5, 0.1) * wide;
    art.rect(
      from,
      y - up,
      wide * chance.between(0.25, 0.5),
      Math.max(1, height * 0.004),
      art.colour('#4f4a46'),
      {
        opacity: 0.75,
      },
    );
  }
}

/** A tree without leaves, as in winter. */
function bare(art: Art, chance: Chance, [x, y]: Point, height: number, habit: Habit, haze: number): void {
  // White bark would not be visible on snow.
  const wood = habit === HABITS.birch ? '#8d857c' : habit.bark;
  const bark = mix(art.colour(wood), art.mood.haze, haze * 0.9);
  const wide = height * habit.thick * 0.9;
  const crotch: Point = [x + chance.between(-0.01, 0.01) * height, y - height * 0.3];
  trunk(art, x, y, crotch, wide, bark);
  const slim = habit.wide < 0.7;
  const arms = slim ? 5 : 6;
  const all = Array.from({ length: arms }, (_, arm): Bough[] => {
    const open = (arm / (arms - 1) - 0.5) * (slim ? 0.7 : 1.75);
    const foot: Point = [crotch[0], crotch[1] + height * (Math.abs(open) * 0.06 - 0.04)];
    const length = height * chance.between(0.19, 0.23) * (slim ? 1.1 : 1 - Math.abs(open) * 0.12);
    return boughs(
      chance.fork(`arm-${arm}`),
      foot,
      Math.PI / 2 - open,
      length,
      wide * 0.52,
      height > 150 ? 4 : 3,
    );
  });
  drawBoughs(art, all.flat(), bark);
}

/** Trunk, boughs that reach into the crown, and the crown. */
function leafy(
  art: Art,
  chance: Chance,
  [x, y]: Point,
  height: number,
  {
    habit,
    tones,
    spread,
    haze,
  }: { readonly habit: Habit; readonly tones: Tones; readonly spread: number; readonly haze: number },
): Clump[] {
  const bark = mix(art.colour(habit.bark), art.mood.haze, haze);
  const wide = height * habit.thick;
  const centre: Point = [x + chance.between(-0.02, 0.02) * height, y - height * habit.middle];
  const clumps = masses(chance.fork('masses'), centre, height, habit, spread);
  const crotch: Point = [x + (centre[0] - x) * 0.5, y - height * Math.max(0.24, habit.middle - habit.reach)];
  trunk(art, x, y, [centre[0], centre[1]], wide, bark);
  if (habit === HABITS.birch) birchMarks(art, chance.fork('marks'), x, y, height, wide);
  const limbs = clumps
    .filter(([, cy]) => cy < crotch[1])
    .map(
      ([cx, cy], index): Bough => ({
        from: [crotch[0], crotch[1] - index],
        to: [cx, cy],
        width: wide * 0.26,
      }),
    );
  drawBoughs(art, limbs, lit(bark, -0.02));
  // A small tree needs fewer leaves to look full.
  const density = Math.min(1, 0.3 + height / 600);
  crown(art, chance.fork('crown'), clumps, tones, Math.max(2.2, height * 0.0105), density);
  return clumps;
}

/** Blossom over the leaves, in spring moods. */
const BLOSSOM: Tones = ['#b89a9c', '#e0bfc4', '#f3dfe0', '#fdf6f3'];

/** A tree with its foot at `(x, y)`; height in px. In snow a deciduous tree is bare. */
export function tree(
  art: Art,
  chance: Chance,
  x: number,
  y: number,
  height: number,
  { kind = 'round', shadow = true, spread = 0.3, haze = 0 }: TreeOptions = {},
): void {
  const { mood } = art;
  if (shadow) castShadow(art, x, y, height, kind);
  const tones = tonesTowards(tonesOf(art, chance), mood.haze, haze);
  const habit = habitOf(chance.fork('habit'), kind);
  if (kind === 'pine') spruce(art, chance, x, y, height, tones);
  else if (kind === 'bare' || mood.snow) bare(art, chance.fork('bare'), [x, y], height, habit, haze);
  else {
    const inBlossom = kind === 'fruit' && (art.moodName === 'morning' || art.moodName === 'noon');
    const [hue, share] = habit.hue ?? [tones[1], 0];
    const own = inBlossom
      ? tonesTowards(
          [art.colour(BLOSSOM[0]), art.colour(BLOSSOM[1]), art.colour(BLOSSOM[2]), art.colour(BLOSSOM[3])],
          mood.haze,
          haze,
        )
      : tonesTowards(tones, art.colour(hue), share * 0.6);
    leafy(art, chance, [x, y], height, { habit, tones: own, spread, haze });
  }
  if (!shadow || mood.snow) return;
  for (const side of [-1, 0, 1]) {
    const blade = mix(mood.foliage[1], mood.grass[0], 0.5);
    tuft(
      art,
      chance.fork(`tuft${side}`),
      x + side * height * 0.03,
      y + height * 0.008,
      height * 0.035,
      blade,
      7,
    );
  }
}
