/** Hair in two layers: behind the neck, and over the head. */
import { type Art, circles } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import type { Frame } from './frame.ts';
import type { Cut, PersonLook } from './look.ts';

/** How far hair stands off the head at crown and side, and where it ends beside the face. */
const FORMS: Readonly<Record<Cut, { readonly top: number; readonly side: number; readonly ends: number }>> = {
  short: { top: 26, side: 7, ends: 0 },
  swept: { top: 46, side: 6, ends: 4 },
  curls: { top: 40, side: 14, ends: 4 },
  receding: { top: 8, side: 9, ends: 16 },
  pixie: { top: 32, side: 14, ends: 20 },
  bob: { top: 34, side: 30, ends: 128 },
  long: { top: 32, side: 28, ends: 210 },
  locks: { top: 46, side: 44, ends: 170 },
  bun: { top: 22, side: 8, ends: 12 },
};

const curls = (
  art: Art,
  chance: Chance,
  at: readonly (readonly [number, number, number])[],
  hair: string,
): void => {
  art.path(circles(at), art.colour(hair));
  art.path(
    circles(
      at
        .filter(() => chance.chance(0.6))
        .map(([x, y, r]) => [x + art.sun * r * 0.25, y - r * 0.3, r * 0.5] as const),
    ),
    art.colour(lit(hair, 0.05)),
    { opacity: 0.6 },
  );
};

/** Behind neck and shoulders. */
export function hairBehind(art: Art, chance: Chance, frame: Frame, { cut, hair }: PersonLook): void {
  const { x, half, crown, eyes, chin } = frame;
  const { side, ends } = FORMS[cut];
  const dark = lit(hair, -0.045);
  if (cut === 'bun') {
    art.ellipse(x + art.sun * 8, crown - 34, 62, 52, art.colour(dark));
    art.ellipse(x + art.sun * 22, crown - 46, 34, 24, art.colour(lit(hair, 0.04)), { opacity: 0.6 });
  }
  if (cut === 'locks') {
    const own = chance.fork('behind');
    const at: [number, number, number][] = [];
    for (const s of [-1, 1])
      for (let y = crown + 60; y < chin + 120; y += 34)
        at.push([x + s * (half + own.between(8, 40)), y + own.between(-8, 8), own.between(36, 48)]);
    art.rect(x - half - 20, crown + 60, 2 * half + 40, chin + 60 - crown, art.colour(dark));
    curls(art, own, at, dark);
  }
  if (cut === 'bob' || cut === 'long') {
    const end = eyes + ends + (cut === 'bob' ? 20 : 30);
    const w = half + side;
    art.path(
      `M${x - w} ${eyes - 40}C${x - w - 12} ${eyes + 60} ${x - w - 6} ${end - 30} ${x - w + 14} ${end}C${x - w * 0.5} ${end + 16} ${x + w * 0.5} ${end + 16} ${x + w - 14} ${end}C${x + w + 6} ${end - 30} ${x + w + 12} ${eyes + 60} ${x + w} ${eyes - 40}Z`,
      art.colour(dark),
    );
  }
}

/** A cap over the skull that ends beside the face and is parted over the brow. */
function cap(art: Art, frame: Frame, { cut, hair }: PersonLook, part: number): void {
  const { x, half, crown, eyes } = frame;
  const { top, side, ends } = FORMS[cut];
  const w = half + side;
  const end = eyes + ends;
  const hairline = crown + (cut === 'swept' ? 26 : 38);
  const at = x + part * 40;
  const falls = ends > 60;
  const edge = falls ? 8 : 5;
  const inner = (s: number): string => `${x + s * (half - edge)}`;
  const tone = art.gradient(
    [lit(hair, art.sun < 0 ? 0.035 : -0.03), lit(hair, art.sun < 0 ? -0.03 : 0.035)].map((c) =>
      art.colour(c),
    ),
    [0, 0, 1, 0.3],
  );
  const outline = `M${x - w} ${end}C${x - w - (falls ? 10 : 4)} ${crown + 70} ${x - w * 0.82} ${crown - top} ${x} ${crown - top}C${x + w * 0.82} ${crown - top} ${x + w + (falls ? 10 : 4)} ${crown + 70} ${x + w} ${end}${
    falls
      ? `C${x + w - 6} ${end + 12} ${x + w - 22} ${end + 14} ${x + w - 36} ${end + 4}C${x + w - 22} ${end - 70} ${inner(1)} ${eyes + 20} ${inner(1)} ${eyes - 20}`
      : `L${inner(1)} ${end - 6}V${eyes - 34}`
  }C${x + half * 0.86} ${eyes - 66} ${at + (part > 0 ? 30 : 80)} ${hairline + 26} ${at} ${hairline}C${at - (part > 0 ? 80 : 30)} ${hairline + 26} ${x - half * 0.86} ${eyes - 66} ${inner(-1)} ${eyes - 34}${
    falls
      ? `C${inner(-1)} ${eyes + 20} ${x - w + 22} ${end - 70} ${x - w + 36} ${end + 4}C${x - w + 22} ${end + 14} ${x - w + 6} ${end + 12} ${x - w} ${end}`
      : `V${end - 6}`
  }Z`;
  art.path(outline, tone);
  art.clipped(outline, () => {
    // Strands from the parting over the crown.
    for (const s of [-1, 1])
      for (const n of [0, 1, 2])
        art.path(
          `M${at + s * (4 + n * 4)} ${hairline - 4 - n * 8}C${at + s * (40 + n * 14)} ${hairline - 40 - n * 12} ${x + s * (half - 4 + n * 4)} ${crown + 30} ${x + s * (half + side * 0.6)} ${eyes + ends * 0.5}`,
          'none',
          {
            stroke: art.colour(lit(hair, s === art.sun ? 0.07 : -0.06)),
            strokeWidth: 3.4,
            opacity: 0.5,
            round: true,
          },
        );
  });
}

/** Over the head. */
export function hairOver(art: Art, chance: Chance, frame: Frame, look: PersonLook): void {
  const { x, half, crown, eyes } = frame;
  const { cut, hair } = look;
  const part = chance.fork('part').chance(0.5) ? -1 : 1;
  if (cut === 'receding') {
    for (const s of [-1, 1])
      art.path(
        `M${x + s * (half - 8)} ${eyes + 22}C${x + s * (half + 15)} ${eyes + 6} ${x + s * (half + 15)} ${crown + 96} ${x + s * (half - 3)} ${crown + 84}C${x + s * (half - 16)} ${crown + 104} ${x + s * (half - 22)} ${eyes - 44} ${x + s * (half - 14)} ${eyes - 6}Z`,
        art.colour(s === art.sun ? lit(hair, 0.02) : lit(hair, -0.02)),
      );
    return;
  }
  if (cut === 'curls' || cut === 'locks') {
    const own = chance.fork('curls');
    const { top, side } = FORMS[cut];
    const at: [number, number, number][] = [];
    for (let n = 0; n <= 14; n += 1) {
      const turn = Math.PI * (1 + n / 14);
      const r = own.between(27, 36);
      at.push([
        x + Math.cos(turn) * (half + side - 16),
        eyes - 50 + Math.sin(turn) * (eyes - 50 - crown + top - 26) + own.between(-5, 5),
        r,
      ]);
    }
    for (let n = 0; n < 7; n += 1)
      at.push([
        x - half + 22 + (n * (2 * half - 44)) / 6,
        crown + 12 + own.between(-6, 8) + Math.abs(n - 3) * 5,
        own.between(28, 36),
      ]);
    art.path(
      `M${x - half - 4} ${eyes - 40}C${x - half - 10} ${crown - 20} ${x + half + 10} ${crown - 20} ${x + half + 4} ${eyes - 40}C${x + half - 20} ${crown + 40} ${x - half + 20} ${crown + 40} ${x - half - 4} ${eyes - 40}Z`,
      art.colour(hair),
    );
    for (let n = 0; n < 6; n += 1)
      at.push([
        x - half + 34 + (n * (2 * half - 68)) / 5,
        crown + 40 - Math.abs(n - 2.5) * -5,
        own.between(17, 25),
      ]);
    curls(art, own, at, hair);
    return;
  }
  cap(art, frame, look, part);
  if (cut === 'swept')
    art.path(
      `M${x - part * 74} ${crown + 34}C${x - part * 90} ${crown - 40} ${x + part * 20} ${crown - 74} ${x + part * 92} ${crown + 34}C${x + part * 60} ${crown - 2} ${x + part * 20} ${crown + 12} ${x - part * 74} ${crown + 34}Z`,
      art.colour(lit(hair, 0.03)),
    );
}
