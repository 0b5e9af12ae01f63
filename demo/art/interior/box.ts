import type { Art, Look } from '../canvas/art.ts';
import type { Place } from '../canvas/camera.ts';
import { lit, mix } from '../canvas/colour.ts';
import { added, type Stage } from './stage.ts';

type Tone = 'sunny' | 'shady' | 'front' | 'top' | 'below';
type Axis = 0 | 1 | 2;

interface Face {
  readonly axis: Axis;
  /** Whether it is the side with the smaller number along its axis. */
  readonly low: boolean;
  readonly tone: Tone;
}

/** In drawing order. The sun is at the left of a room. */
const FACES: readonly Face[] = [
  { axis: 1, low: true, tone: 'below' },
  { axis: 2, low: false, tone: 'front' },
  { axis: 0, low: true, tone: 'sunny' },
  { axis: 0, low: false, tone: 'shady' },
  { axis: 2, low: true, tone: 'front' },
  { axis: 1, low: false, tone: 'top' },
];

/** Colours of the sides of a box, by orientation. */
function tones(art: Art, colour: string): Record<Tone, string> {
  const { shadow } = art.mood;
  return {
    sunny: lit(mix(colour, art.mood.wash.colour, 0.06), 0.03),
    shady: lit(mix(colour, shadow.colour, 0.26), -0.015),
    front: colour,
    top: lit(colour, 0.06),
    below: mix(colour, shadow.colour, 0.45),
  };
}

/** The four corners of a face of a box. */
function cornersOf({ axis, low: atLow }: Face, low: Place, high: Place): readonly Place[] {
  const [one, other] = ([0, 1, 2] as const).filter((each) => each !== axis);
  return [
    [low, low],
    [high, low],
    [high, high],
    [low, high],
  ].map(([first = low, second = low]): Place => {
    const at = (index: Axis): number => {
      if (index === axis) return (atLow ? low : high)[index];
      return index === one ? first[index] : index === other ? second[index] : 0;
    };
    return [at(0), at(1), at(2)];
  });
}

interface BoxLook {
  readonly low: Place;
  readonly high: Place;
  readonly colour: string;
  readonly topColour?: string | undefined;
  /** Radius of its edges, metres. */
  readonly rounded: number;
  /** Below 1 for glass. */
  readonly opacity: number;
}

/** Draws the visible sides of a box. */
export function drawBox(
  { art, camera }: Stage,
  { low, high, colour, topColour, rounded, opacity }: BoxLook,
): void {
  const tone = tones(art, colour);
  const inner = [
    added(low, [rounded, rounded, rounded]),
    added(high, [rounded, rounded, rounded], -1),
  ] as const;
  for (const face of FACES) {
    const { axis, low: atLow } = face;
    const seen = atLow ? camera.eye[axis] < inner[0][axis] : camera.eye[axis] > inner[1][axis];
    if (!seen) continue;
    const corners = cornersOf(face, ...inner);
    const own = face.tone === 'top' ? (topColour ?? tone.top) : tone[face.tone];
    const scale = Math.min(...corners.map((corner) => camera.scale(corner)));
    const edge: Look = rounded > 0 ? { stroke: own, strokeWidth: 2 * rounded * scale, round: true } : {};
    const look: Look = opacity < 1 ? { opacity } : edge;
    art.polygon(camera.outline(corners), art.gradient([lit(own, 0.014), lit(own, -0.022)]), look);
  }
}
