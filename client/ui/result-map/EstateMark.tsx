import type { MouseEvent } from 'react';
import type { MarkerView } from '#domain/views/result-map.ts';
import { DOT, DOT_ROOM, MARK_HEIGHT, markWidth, statusBeside, TARGET } from './mark-shape.ts';
import { type At, Spot } from './Spot.tsx';

interface Props {
  readonly marker: MarkerView;
  readonly at: At;
  /** Added after the price of an estate whose place is approximate: "ongeveer hier". */
  readonly vagueName: string;
  readonly onChoose?: (event: MouseEvent, marker: MarkerView) => void;
}

/** Height of the mark's tip, which points to the place. */
const TIP = 6;

/** Path of a flag whose tip points to the origin. */
const flag = (width: number): string => {
  const half = width / 2;
  const top = -TIP - MARK_HEIGHT;
  return `M${-half} ${top}h${width}v${MARK_HEIGHT}h${TIP - half}l${-TIP} ${TIP}l${-TIP} ${-TIP}h${TIP - half}z`;
};

/**
 * Accessible name of a mark; it always contains the visible text (WCAG 2.2, 2.5.3), if necessary in front.
 */
function nameOf(marker: MarkerView, vagueName: string): string {
  const { title, place, price, vague, label } = marker;
  const parts = [
    title,
    place,
    price && `${price.prefix ?? ''} ${price.text} ${price.suffix ?? ''}`.trim(),
    statusBeside(marker)?.text,
    vague && vagueName,
  ];
  const name = parts.filter((part) => typeof part === 'string' && part !== '').join(', ');
  return name.includes(label) ? name : `${label}, ${name}`;
}

/** How much of a home is left, as beside its card: a ring, filled by half or a quarter (standing.css). */
const StatusDot = ({ state, x, y }: { readonly state: string } & At) => (
  <svg x={x} y={y} overflow="visible" className={`standing-dot standing-dot--${state}`} aria-hidden="true">
    <circle r={DOT.radius - 1} />
    <circle className="standing-dot__left" r={DOT.radius / 2} pathLength="100" />
  </svg>
);

/**
 * One estate on the map: its price, as a link to its page, behind a dot where somebody else comes first. An estate with an approximate place has a dotted
 * circle.
 */
export const EstateMark = ({ marker, at, vagueName, onChoose }: Props) => {
  const width = markWidth(marker);
  const name = nameOf(marker, vagueName);
  const status = statusBeside(marker);
  const middle = -TIP - MARK_HEIGHT / 2;
  const shape = (
    <>
      {marker.vague ? <circle className="result-mark__near" r="13" /> : null}
      <rect
        className="result-mark__target"
        x={-width / 2}
        y={middle - TARGET / 2}
        width={width}
        height={TARGET}
      />
      <path className="result-mark__ring" d={flag(width)} />
      <path className="result-mark__flag" d={flag(width)} />
      {status === null ? null : (
        <StatusDot state={status.state} x={-width / 2 + DOT.edge + DOT.radius} y={middle} />
      )}
      <text x={status === null ? 0 : DOT_ROOM / 2} y={middle}>
        {marker.label}
      </text>
    </>
  );
  const className = marker.sold ? 'result-mark result-mark--sold' : 'result-mark';
  return marker.href === null ? (
    <Spot at={at} className={className} mark={marker.id} name={name}>
      {shape}
    </Spot>
  ) : (
    <Spot at={at} className={className} mark={marker.id}>
      <a href={marker.href} aria-label={name} onClick={onChoose && ((event) => onChoose(event, marker))}>
        {shape}
      </a>
    </Spot>
  );
};
