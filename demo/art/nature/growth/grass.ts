/** Lawns and tufts. Px. */
import { type Art, px } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import { lit } from '../../canvas/colour.ts';

/** A tuft of long grass, `height` px. */
export function tuft(
  art: Art,
  chance: Chance,
  x: number,
  y: number,
  height: number,
  colour: string,
  blades = 9,
): void {
  let d = '';
  for (let blade = 0; blade < blades; blade += 1) {
    const foot = x + chance.between(-0.35, 0.35) * height;
    const lean = chance.between(-0.6, 0.6) * height;
    const tall = height * chance.between(0.5, 1);
    d += `M${px(foot - 1.4)} ${px(y)}Q${px(foot + lean * 0.2)} ${px(y - tall * 0.6)} ${px(foot + lean)} ${px(y - tall)}Q${px(foot + lean * 0.3 + 2)} ${px(y - tall * 0.5)} ${px(foot + 1.4)} ${px(y)}Z`;
  }
  art.path(d, colour);
}

/** Grass from the far edge `top` to the near one `bottom`, px; blades get longer towards the viewer. */
export function lawn(
  art: Art,
  chance: Chance,
  top: number,
  bottom: number,
  { from = 0, to = art.width }: { readonly from?: number; readonly to?: number } = {},
): void {
  const [near, far] = art.mood.grass;
  art.rect(from, top, to - from, bottom - top, art.gradient([far, near]));
  for (const colour of [lit(near, -0.05), lit(far, 0.04), near]) {
    let d = '';
    for (let blade = 0; blade < ((to - from) * (bottom - top)) / 700; blade += 1) {
      const t = Math.sqrt(chance.next());
      const y = top + (bottom - top) * t;
      const x = from + chance.next() * (to - from);
      const tall = 3 + 11 * t;
      d += `M${px(x)} ${px(y)}q${px(chance.between(-0.3, 0.3) * tall)} ${px(-tall * 0.6)} ${px(chance.between(-0.6, 0.6) * tall)} ${px(-tall)}q1 ${px(tall * 0.5)} 2 ${px(tall)}Z`;
    }
    art.path(d, colour, { opacity: 0.5 });
  }
}
