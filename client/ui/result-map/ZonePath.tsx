import { onSheet, type Sheet } from '#domain/map/sheet.ts';
import type { ResultMapView } from '#domain/views/result-map.ts';

interface Props {
  readonly area: NonNullable<ResultMapView['area']>;
  readonly sheet: Sheet;
}

/** The drawn area that is searched, on a map. */
export const ZonePath = ({ area, sheet }: Props) => {
  const points = area.map(([lat, lon]) => onSheet(sheet, { lat, lon }));
  const line = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return <path className="zone" vectorEffect="non-scaling-stroke" d={`M${line}Z`} />;
};
