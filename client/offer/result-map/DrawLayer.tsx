import './draw-layer.css';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Corner, MAX_CORNERS } from '#domain/filter/drawn-area.ts';
import { toPlace } from '#domain/map/projection.ts';
import { onSheet, type Sheet } from '#domain/map/sheet.ts';
import { hasModifier } from '../../map/map-keys.ts';
import type { DrawTexts } from '../../ui/island-props.ts';
import { cornerOf, nearestWithin, type ScreenPoint, simplified } from './drawn-line.ts';

interface Props {
  /** The part of the map that is shown; it stays while an area is drawn. */
  readonly sheet: Sheet;
  readonly corners: readonly Corner[];
  readonly texts: DrawTexts;
  readonly onCorners: (corners: readonly Corner[]) => void;
  readonly onStop: () => void;
}

/** Pixels by which an arrow moves the cross; with Shift ten times as many. */
const STEP = 10;
/** A press that moves further than this draws a line, pixels. */
const DRAG = 8;
/** A press within this distance of a corner moves it, pixels: half a target for a finger. */
const REACH = 22;
/** Size of the cross, pixels. */
const CROSS = 14;

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const pathOf = (points: readonly ScreenPoint[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/**
 * Lies over the map while an area is drawn. A finger or the mouse draws a line, which letting go closes, sets corner
 * by corner, or moves one; by keyboard arrows move a cross, Enter sets a corner, Backspace takes the last, Escape stops and keeps them.
 */
export const DrawLayer = ({ sheet, corners, texts, onCorners, onStop }: Props) => {
  const { width, height } = sheet;
  const [cross, setCross] = useState<ScreenPoint>({ x: width / 2, y: height / 2 });
  const [line, setLine] = useState<readonly ScreenPoint[] | null>(null);
  // Number of the corner that is being moved.
  const [held, setHeld] = useState<number | null>(null);
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const drawn = layer.current;
    drawn?.focus({ preventScroll: true });
    // A finger that leaves the map in motion would begin a fling, which nobody sees here, and a tap within its second
    // would only stop it: no click. Not React's `onTouchStart`, whose listener is passive.
    const keepGesture = (event: TouchEvent): void => event.preventDefault();
    drawn?.addEventListener('touchstart', keepGesture, { passive: false });
    return () => drawn?.removeEventListener('touchstart', keepGesture);
  }, []);

  const points = corners.map(([lat, lon]) => onSheet(sheet, { lat, lon }));
  const placeAt = ({ x, y }: ScreenPoint): Corner =>
    cornerOf(toPlace({ x: sheet.corner.x + x / sheet.scale, y: sheet.corner.y + y / sheet.scale }));
  const add = (point: ScreenPoint): void => {
    if (corners.length < MAX_CORNERS) onCorners([...corners, placeAt(point)]);
  };
  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent): ScreenPoint => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return {
      x: Math.min(width, Math.max(0, clientX - left)),
      y: Math.min(height, Math.max(0, clientY - top)),
    };
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (hasModifier(event)) return;
    const arrow = Object.hasOwn(ARROWS, event.key) ? ARROWS[event.key] : undefined;
    if (arrow) {
      const [right, down] = arrow.map((way) => way * STEP * (event.shiftKey ? 10 : 1)) as [number, number];
      setCross(({ x, y }) => ({
        x: Math.min(width, Math.max(0, x + right)),
        y: Math.min(height, Math.max(0, y + down)),
      }));
    } else if (event.key === 'Enter') add(cross);
    else if (event.key === 'Backspace') onCorners(corners.slice(0, -1));
    else if (event.key === 'Escape') onStop();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = pointOf(event);
    const near = nearestWithin(points, point, REACH);
    if (near === null) setLine([point]);
    else setHeld(near);
  };
  const onMove = (event: PointerEvent): void => {
    const point = pointOf(event);
    if (held !== null) onCorners(corners.with(held, placeAt(point)));
    setLine((drawn) => drawn && [...drawn, point]);
  };
  const letGo = (): void => {
    setHeld(null);
    setLine(null);
  };
  const onUp = (event: PointerEvent): void => {
    const [from, ...others] = line ?? [];
    letGo();
    if (from === undefined) return;
    const far = others.some(({ x, y }) => Math.hypot(x - from.x, y - from.y) > DRAG);
    if (far) onCorners(simplified([from, ...others]).map(placeAt));
    else add(pointOf(event));
  };

  return (
    <div
      ref={layer}
      className="draw-layer pigeon-drag-block pigeon-click-block"
      role="application"
      aria-label={`${texts.mode}. ${texts.keys}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys draw
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={letGo}
    >
      <svg width={width} height={height} aria-hidden="true" focusable="false">
        {line === null ? (
          <>
            {points.length < 2 ? null : <path className="zone" d={`${pathOf(points)}Z`} />}
            {points.map(({ x, y }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its number
              <g key={at} className="draw-layer__corner">
                <circle cx={x} cy={y} r="12" />
                <text x={x} y={y}>
                  {at + 1}
                </text>
              </g>
            ))}
          </>
        ) : (
          <path className="zone zone--open" d={pathOf(line)} />
        )}
        <path
          className="draw-layer__cross"
          d={`M${cross.x - CROSS} ${cross.y}h${2 * CROSS}M${cross.x} ${cross.y - CROSS}v${2 * CROSS}`}
        />
      </svg>
    </div>
  );
};
