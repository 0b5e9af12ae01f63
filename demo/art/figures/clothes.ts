/** Clothes, from the shoulders to the lower edge. */
import { ACROSS, type Art, px } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import { type Frame, SIDE } from './frame.ts';
import type { Dress } from './look.ts';

const CLOTH = ['#2f4858', '#5b6f5f', '#7d4b45', '#c2a88a', '#3c3f4e', '#86769a', '#a9713f'] as const;
const DARK = ['#2b3a4a', '#3b3f45', '#4a3f3a', '#37473f'] as const;
const LIGHT = ['#f8f5ee', '#c3d4e0', '#e9d2c4', '#cfd9cb'] as const;

/** Shoulders and chest, open around the neck: half the width of the opening and its depth, px. */
function bodyPath({ x, chin, shoulders }: Frame, half: number, depth: number): string {
  const top = chin + 52;
  const [a, b, c] = [shoulders * 0.55, shoulders * 0.84, shoulders * 1.06];
  return `M${px(x - half)} ${top}C${px(x - half - 26)} ${top + 34} ${px(x - a)} ${top + 46} ${px(x - b)} ${top + 84}C${px(x - shoulders * 1.02)} ${top + 118} ${px(x - c)} ${top + 190} ${px(x - c - 12)} ${SIDE + 10}H${px(x + c + 12)}C${px(x + c)} ${top + 190} ${px(x + shoulders * 1.02)} ${top + 118} ${px(x + b)} ${top + 84}C${px(x + a)} ${top + 46} ${px(x + half + 26)} ${top + 34} ${px(x + half)} ${top}Q${x} ${top + 2 * depth} ${px(x - half)} ${top}Z`;
}

/** Cloth in the light, darker from the middle on. */
function cloth(art: Art, path: string, tone: string): void {
  const [near, far] = [art.colour(lit(tone, 0.03)), art.colour(lit(tone, -0.055))];
  art.path(path, art.gradient(art.sun < 0 ? [near, near, far] : [far, near, near], ACROSS));
}

/** Two collar points of a shirt, or the lapels of a jacket: mirrored flaps from the neck down. */
function flaps(art: Art, { x, neck, chin }: Frame, down: number, wide: number, tone: string): void {
  const top = chin + 42;
  for (const s of [-1, 1]) {
    const shape = `M${px(x + s * (neck + 4))} ${top}L${px(x + s * (neck + wide))} ${top + 34}L${px(x + s * (neck * 0.5 + wide * 0.7))} ${top + down * 0.62}L${px(x + s * 3)} ${top + down}Z`;
    art.path(shape, art.colour(s === art.sun ? lit(tone, 0.02) : lit(tone, -0.03)), {
      stroke: art.colour(lit(tone, -0.1)),
      strokeWidth: 2.5,
    });
  }
}

function shirt(art: Art, frame: Frame, tone: string): void {
  cloth(art, bodyPath(frame, frame.neck + 4, 44), tone);
  flaps(art, frame, 92, 34, tone);
  const { x, chin } = frame;
  art.line(
    [
      [x, chin + 134],
      [x + 2, SIDE],
    ],
    art.colour(lit(tone, -0.1)),
    2.5,
  );
}

/** A band around the neckline. */
function hem(art: Art, { x, chin }: Frame, half: number, depth: number, tone: string): void {
  const top = chin + 52;
  art.path(`M${px(x - half)} ${top}Q${x} ${top + 2 * depth} ${px(x + half)} ${top}`, 'none', {
    stroke: art.colour(lit(tone, -0.05)),
    strokeWidth: 13,
  });
}

const WEAR: Readonly<Record<Dress, (art: Art, frame: Frame, chance: Chance) => void>> = {
  shirt: (art, frame, chance) => shirt(art, frame, chance.pick(LIGHT)),
  jacket: (art, frame, chance) => {
    shirt(art, frame, chance.pick(LIGHT));
    const tone = chance.pick(DARK);
    const { x, neck, chin, shoulders } = frame;
    const full = bodyPath(frame, neck + 26, 0);
    // The jacket shows a wedge of the shirt.
    for (const s of [-1, 1]) {
      const side = `M${px(x + s * (neck + 20))} ${chin + 40}L${px(x + s * 6)} ${SIDE + 10}H${px(x + s * (shoulders * 1.2))}V${chin + 30}Z`;
      art.clipped(side, () => cloth(art, full, tone));
    }
    for (const s of [-1, 1])
      art.path(
        `M${px(x + s * (neck + 18))} ${chin + 48}L${px(x + s * (neck + 56))} ${chin + 80}L${px(x + s * (neck + 62))} ${chin + 168}L${px(x + s * (neck + 38))} ${chin + 178}L${px(x + s * (neck + 46))} ${chin + 198}L${px(x + s * 10)} ${SIDE + 10}Z`,
        art.colour(lit(tone, s === art.sun ? 0.055 : 0.02)),
      );
  },
  sweater: (art, frame, chance) => {
    const tone = chance.pick(CLOTH);
    const half = frame.neck + 7;
    cloth(art, bodyPath(frame, half, 40), tone);
    hem(art, frame, half, 40, tone);
  },
  blouse: (art, frame, chance) => {
    const tone = chance.pick([...CLOTH, ...LIGHT]);
    const half = frame.neck + 16;
    cloth(art, bodyPath(frame, half, 74), tone);
    hem(art, frame, half, 74, tone);
  },
  rollneck: (art, frame, chance) => {
    const tone = chance.pick([...CLOTH, ...DARK]);
    cloth(art, bodyPath(frame, frame.neck + 6, 10), tone);
    const { x, neck, chin } = frame;
    const top = chin + 20;
    art.path(
      `M${px(x - neck - 5)} ${top}Q${x} ${top + 34} ${px(x + neck + 5)} ${top}L${px(x + neck + 16)} ${chin + 82}Q${x} ${chin + 122} ${px(x - neck - 16)} ${chin + 82}Z`,
      art.colour(lit(tone, 0.03)),
    );
    art.path(
      `M${px(x - neck - 12)} ${chin + 60}Q${x} ${chin + 98} ${px(x + neck + 12)} ${chin + 60}`,
      'none',
      {
        stroke: art.colour(lit(tone, -0.05)),
        strokeWidth: 3,
      },
    );
  },
};

/** Draws the clothes over neck and shoulders. */
export const clothes = (art: Art, chance: Chance, frame: Frame, dress: Dress): void =>
  WEAR[dress](art, frame, chance);
