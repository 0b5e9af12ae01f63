import { paperLines } from '#domain/map/paper-lines.ts';
import type { Sheet } from '#domain/map/sheet.ts';

interface Props {
  readonly sheet: Sheet;
  /** Writes a distance from the corner: pixels, or a share of the side. */
  readonly written: (pixels: number) => number | string;
  /** How far beyond the sheet the lines go, in sheets: the server's square may be inside a wider map. */
  readonly beyond?: number;
}

/** Grid of the drawing paper: it is fixed to the land and widens as one zooms in. */
export const PaperSquares = ({ sheet, written, beyond = 0 }: Props) => {
  const { across, down } = paperLines(sheet, beyond);
  const [left, right] = [written(-beyond * sheet.width), written((1 + beyond) * sheet.width)];
  const [top, bottom] = [written(-beyond * sheet.height), written((1 + beyond) * sheet.height)];
  return (
    <g className="result-map__grid">
      {across.map((y) => (
        <line key={`y${y}`} x1={left} x2={right} y1={written(y)} y2={written(y)} />
      ))}
      {down.map((x) => (
        <line key={`x${x}`} x1={written(x)} x2={written(x)} y1={top} y2={bottom} />
      ))}
    </g>
  );
};
