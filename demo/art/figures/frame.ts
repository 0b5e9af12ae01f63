import { px } from '../canvas/art.ts';
import type { PersonLook } from './look.ts';

/** People are drawn on a square of this side, px. */
export const SIDE = 800;

/** Measures of a half-length portrait, px of that square. */
export interface Frame {
  /** The middle, half the breadth of the head, and its heights. */
  readonly x: number;
  readonly half: number;
  readonly crown: number;
  readonly eyes: number;
  readonly mouth: number;
  readonly chin: number;
  /** Half the breadth of the jaw, of the neck and of the shoulders. */
  readonly jaw: number;
  readonly neck: number;
  readonly shoulders: number;
}

export const frameOf = ({ build }: PersonLook, long: number): Frame => {
  const broad = build === 'broad';
  const chin = (broad ? 496 : 486) + long * 10;
  return {
    x: 400,
    half: broad ? 113 : 106,
    crown: 196,
    eyes: 352,
    mouth: chin - 56,
    chin,
    jaw: broad ? 84 : 68,
    neck: broad ? 64 : 50,
    shoulders: broad ? 292 : 258,
  };
};

/** The head from crown to chin as a path. */
export function headPath({ x, half, crown, chin, jaw }: Frame): string {
  const side = (s: number): string => {
    const at = (dx: number): number => px(x + s * dx);
    return s > 0
      ? `C${at(half * 0.66)} ${crown} ${at(half)} ${crown + 62} ${at(half)} ${crown + 132}C${at(half)} ${chin - 116} ${at(half - 4)} ${chin - 92} ${at(jaw)} ${chin - 48}C${at(jaw - 22)} ${chin - 16} ${at(34)} ${chin} ${x} ${chin}`
      : `C${at(34)} ${chin} ${at(jaw - 22)} ${chin - 16} ${at(jaw)} ${chin - 48}C${at(half - 4)} ${chin - 92} ${at(half)} ${chin - 116} ${at(half)} ${crown + 132}C${at(half)} ${crown + 62} ${at(half * 0.66)} ${crown} ${x} ${crown}Z`;
  };
  return `M${x} ${crown}${side(1)}${side(-1)}`;
}
