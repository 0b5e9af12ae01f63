import type { Art } from '../canvas/art.ts';
import { lit } from '../canvas/colour.ts';
import { type Frame, headPath } from './frame.ts';
import type { PersonLook } from './look.ts';

/** From ear to ear round the chin, or on the lip alone. */
export function beard(art: Art, frame: Frame, { hair, beard: kind }: PersonLook): void {
  if (kind === 'none') return;
  const { x, half, eyes, mouth, chin } = frame;
  const tone = art.colour(lit(hair, -0.01));
  const lip = `M${x - 46} ${mouth + 4}C${x - 44} ${mouth - 22} ${x - 16} ${mouth - 34} ${x} ${mouth - 25}C${x + 16} ${mouth - 34} ${x + 44} ${mouth - 22} ${x + 46} ${mouth + 4}C${x + 28} ${mouth - 10} ${x - 28} ${mouth - 10} ${x - 46} ${mouth + 4}Z`;
  if (kind === 'moustache') {
    art.path(lip, tone);
    return;
  }
  const grown = kind === 'full' ? 16 : 0;
  const cheeks = `M${x - half - 4} ${eyes + 10}L${x - half + 12} ${eyes + 12}C${x - half + 14} ${mouth - 60} ${x - 78} ${mouth - 36} ${x - 46} ${mouth - 20}C${x - 36} ${mouth - 32} ${x - 16} ${mouth - 34} ${x} ${mouth - 25}C${x + 16} ${mouth - 34} ${x + 36} ${mouth - 32} ${x + 46} ${mouth - 20}C${x + 78} ${mouth - 36} ${x + half - 14} ${mouth - 60} ${x + half - 12} ${eyes + 12}L${x + half + 4} ${eyes + 10}`;
  if (kind === 'stubble') {
    art.clipped(headPath(frame), () =>
      art.path(`${cheeks}V${chin + 20}H${x - half - 4}Z`, tone, { opacity: 0.26, blur: 2 }),
    );
    return;
  }
  art.path(
    `${cheeks}C${x + half + 4} ${chin - 60} ${x + 84} ${chin + grown} ${x} ${chin + grown + 4}C${x - 84} ${chin + grown} ${x - half - 4} ${chin - 60} ${x - half - 4} ${eyes + 10}Z`,
    tone,
  );
}
