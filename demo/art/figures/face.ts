/** Head and face in few shapes: calm, awake, slightly amused. */
import { type Art, px } from '../canvas/art.ts';
import { lit, mix } from '../canvas/colour.ts';
import { type Frame, headPath } from './frame.ts';
import type { PersonLook } from './look.ts';

/** Skin in the shade. */
const shaded = (skin: string): string => lit(mix(skin, '#8c4a3a', 0.3), -0.05);

export function neck(art: Art, frame: Frame, { skin }: PersonLook): void {
  const { x, neck: half, chin } = frame;
  const tone = art.colour(skin);
  const dark = art.colour(shaded(skin));
  art.path(
    `M${x - half} ${chin - 90}V${chin + 40}C${x - half} ${chin + 62} ${x - half - 24} ${chin + 80} ${x - half - 70} ${chin + 104}V${chin + 190}H${x + half + 70}V${chin + 104}C${x + half + 24} ${chin + 80} ${x + half} ${chin + 62} ${x + half} ${chin + 40}V${chin - 90}Z`,
    tone,
  );
  // Shadow of the chin.
  art.path(
    `M${x - half} ${chin - 60}H${x + half}V${chin + 14}C${x + half * 0.4} ${chin + 58 + art.sun * 6} ${x - half * 0.4} ${chin + 58 - art.sun * 6} ${x - half} ${chin + 14}Z`,
    dark,
    { opacity: 0.75 },
  );
}

function ears(art: Art, { x, half, eyes }: Frame, skin: string): void {
  for (const side of [-1, 1]) {
    const tone = side === art.sun ? skin : lit(skin, -0.02);
    art.ellipse(x + side * (half + 2), eyes + 22, 18, 31, art.colour(tone));
    art.ellipse(x + side * (half + 5), eyes + 22, 8, 17, art.colour(shaded(skin)), { opacity: 0.55 });
  }
}

function eye(art: Art, frame: Frame, side: number, look: PersonLook): void {
  const x = frame.x + side * 45;
  const y = frame.eyes;
  const dark = art.colour(mix('#2b2320', look.hair, 0.12));
  art.path(
    `M${x - 21} ${y + 2}C${x - 12} ${y - 13} ${x + 12} ${y - 13} ${x + 21} ${y + 2}C${x + 11} ${y + 10} ${x - 11} ${y + 10} ${x - 21} ${y + 2}Z`,
    art.colour('#fbf6ee'),
  );
  art.ellipse(x + art.sun * 1.5, y - 0.5, 9.6, 10, art.colour('#3a2c24'));
  art.ellipse(x + art.sun * 5, y - 4, 2.8, 2.8, '#ffffff', { opacity: 0.9 });
  const flick = look.build === 'slight' ? 6 : 1;
  art.path(
    `M${x - side * 22} ${y + 3}C${x - side * 12} ${y - 14} ${x + side * 10} ${y - 15} ${x + side * (22 + flick)} ${y - flick * 0.4}`,
    'none',
    { stroke: dark, strokeWidth: look.build === 'slight' ? 5.6 : 4.4, round: true },
  );
  const brow = lit(mix(look.hair, '#3a2c24', 0.35), -0.02);
  const arch = look.build === 'slight' ? 9 : 5;
  art.path(
    `M${x - side * 24} ${y - 33}C${x - side * 8} ${y - 35 - arch} ${x + side * 16} ${y - 36 - arch} ${x + side * 30} ${y - 25}`,
    'none',
    { stroke: art.colour(brow), strokeWidth: look.build === 'slight' ? 7 : 10.5, round: true },
  );
  if (look.age < 50) return;
  for (const by of [-3, 6])
    art.path(`M${x + side * 33} ${y + by}q${side * 9} ${by * 0.4} ${side * 14} ${by * 1.3}`, 'none', {
      stroke: art.colour(shaded(look.skin)),
      strokeWidth: 2.4,
      opacity: 0.7,
      round: true,
    });
}

/** Drawn over a beard too: the mouth is never hidden. */
export function mouth(art: Art, { x, mouth: y }: Frame, look: PersonLook, smile: number): void {
  const wide = 35;
  const line = art.colour(lit(mix(look.skin, '#6e2a26', 0.6), -0.08));
  const lip = art.colour(mix(look.skin, '#b04a46', look.build === 'slight' ? 0.52 : 0.24));
  art.path(
    `M${x - wide} ${y - smile}C${x - 18} ${y - 8} ${x - 9} ${y - 8} ${x} ${y - 3}C${x + 9} ${y - 8} ${x + 18} ${y - 8} ${x + wide} ${y - smile}C${x + 18} ${y + 22} ${x - 18} ${y + 22} ${x - wide} ${y - smile}Z`,
    lip,
  );
  art.path(
    `M${x - wide - 3} ${y - smile - 2}C${x - 16} ${y + 9} ${x + 16} ${y + 9} ${x + wide + 3} ${y - smile - 2}`,
    'none',
    {
      stroke: line,
      strokeWidth: 4,
      round: true,
    },
  );
}

/** Head, ears, eyes and nose; the mouth follows after a beard. */
export function head(art: Art, frame: Frame, look: PersonLook): void {
  const { x, half, eyes, chin, crown, mouth: mouthY } = frame;
  const { skin } = look;
  ears(art, frame, skin);
  const outline = headPath(frame);
  const tone = art.colour(skin);
  const dark = art.colour(shaded(skin));
  art.path(outline, tone);
  art.clipped(outline, () => {
    const far = -art.sun;
    art.path(
      `M${x + far * 60} ${crown - 10}C${x + far * 84} ${eyes - 40} ${x + far * 70} ${eyes + 60} ${x + far * 50} ${chin - 40}L${x + far * 20} ${chin + 10}H${x + far * (half + 30)}V${crown - 10}Z`,
      dark,
      { opacity: 0.34, blur: 9 },
    );
    for (const side of [-1, 1])
      art.ellipse(x + side * 62, eyes + 56, 34, 26, art.colour('#d9674f'), {
        opacity: look.build === 'slight' ? 0.2 : 0.13,
        blur: 10,
      });
    art.ellipse(x + art.sun * 44, crown + 74, 60, 44, '#fff4e2', { opacity: 0.22, blur: 16 });
  });
  for (const side of [-1, 1]) eye(art, frame, side, look);
  const s = -art.sun;
  art.path(
    `M${x + s * 5} ${eyes + 12}C${x + s * 8} ${eyes + 34} ${x + s * 19} ${eyes + 46} ${x + s * 17} ${eyes + 56}C${x + s * 14} ${eyes + 65} ${x + s * 2} ${eyes + 65} ${x - s * 8} ${eyes + 62}`,
    'none',
    { stroke: dark, strokeWidth: 4.6, round: true, opacity: 0.95 },
  );
  if (look.age < 46) return;
  for (const side of [-1, 1])
    art.path(
      `M${x + side * 34} ${eyes + 62}Q${px(x + side * 52)} ${mouthY - 26} ${x + side * 52} ${mouthY - 6}`,
      'none',
      { stroke: dark, strokeWidth: 3, opacity: 0.5, round: true },
    );
}

/** Round or nearly so, with a glint. */
export function glasses(art: Art, { x, eyes, half }: Frame, square: boolean): void {
  const rim = art.colour('#33302e');
  for (const side of [-1, 1]) {
    const cx = x + side * 45;
    art.rect(cx - 37, eyes - 28, 74, 60, '#ffffff', {
      opacity: 0.12,
      radius: square ? 18 : 30,
    });
    art.rect(cx - 37, eyes - 28, 74, 60, 'none', {
      stroke: rim,
      strokeWidth: 5,
      radius: square ? 18 : 30,
    });
    art.line(
      [
        [cx + side * 37, eyes - 8],
        [x + side * (half + 2), eyes - 2],
      ],
      rim,
      5,
    );
  }
  art.path(`M${x - 9} ${eyes - 4}Q${x} ${eyes - 11} ${x + 9} ${eyes - 4}`, 'none', {
    stroke: rim,
    strokeWidth: 5,
  });
}
