/** The preview picture of a link to an agency: its place, recomposed for 1200 × 630, above its name on paper. */
import type { Art } from '../canvas/art.ts';
import type { Lettering } from './lettering.ts';

/** Content and colours of the strip of paper. */
interface Signature {
  readonly name: Lettering;
  /** Path data of the mark, in a box of 36 by 36. */
  readonly mark: readonly string[];
  readonly paper: string;
  readonly ink: string;
  readonly accent: string;
}

/** Panoramas are drawn for screens: one px of theirs is half a px here. */
const SCALE = 0.5;
/** Height of the strip, of the mark and of the name's capitals: share of the picture's height. */
const STRIP = 0.2;
const MARK = 0.115;
const CAPITALS = 0.062;
const MARK_BOX = 36;

/** Mark and name side by side in the middle, where narrow previews do not cut them off. */
function signature(art: Art, { name, mark, paper, ink, accent }: Signature): void {
  const { width, height } = art;
  const top = height * (1 - STRIP);
  art.rect(0, top, width, height - top, paper);
  const [markScale, nameScale] = [(height * MARK) / MARK_BOX, (height * CAPITALS) / name.capitals];
  const gap = height * 0.035;
  const side = MARK_BOX * markScale;
  const x = (width - side - gap - name.width * nameScale) / 2;
  const middle = (top + height) / 2;
  art.group({ placed: { x, y: middle - side / 2, scale: markScale } }, () => {
    for (const d of mark) art.path(d, 'none', { stroke: accent, strokeWidth: 2, round: true });
  });
  const baseline = middle + (height * CAPITALS) / 2;
  art.group({ placed: { x: x + side + gap, y: baseline, scale: nameScale } }, () => art.path(name.d, ink));
}

/** Draws it from the scene of a panorama. */
export function sharedLink(art: Art, panorama: (art: Art) => void, signed: Signature): void {
  const { width, height } = art;
  art.group({ placed: { x: 0, y: 0, scale: SCALE } }, () =>
    panorama({ ...art, width: width / SCALE, height: (height * (1 - STRIP)) / SCALE }),
  );
  signature(art, signed);
}
