import type { MapState } from 'pigeon-maps';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PropertyMark } from './LiveMap.tsx';

const mapState: MapState = {
  zoom: 14,
  center: [51, 3],
  bounds: { ne: [51.1, 3.1], sw: [50.9, 2.9] },
  width: 640,
  height: 480,
};

const drawn = (radius: number | null): string =>
  renderToStaticMarkup(
    <PropertyMark radius={radius} anchor={[51, 3]} left={320} top={240} mapState={mapState} />,
  );

describe('HomeMark', () => {
  it('draws a pin whose tip is on a known place', () => {
    expect(drawn(null)).toContain('d="M320 240c');
    expect(drawn(null)).not.toContain('map__halo');
  });

  it('draws the whole circle of a hidden place at the scale of the map, and no pin', () => {
    const mark = drawn(900);
    expect(mark).not.toContain('map__pin');
    // 40 075 km around the equator over 256 × 2^14 pixels, less by the cosine of 51°: 6.01 m a pixel.
    expect(Number(/ r="([\d.]+)"/.exec(mark)?.[1])).toBeCloseTo(149.7, 0);
  });

  it('is drawn only once the map has a position for it', () => {
    expect(renderToStaticMarkup(<PropertyMark radius={null} />)).toBe('');
  });
});
