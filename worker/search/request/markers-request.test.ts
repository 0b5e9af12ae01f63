import { describe, expect, it } from 'vitest';
import { EMPTY_FILTER } from '#domain/filter/filter.ts';
import { scaleOf } from '#domain/map/frame.ts';
import { toWorld } from '#domain/map/projection.ts';
import { EstateMarkersRequestSchema } from '#wire/estate-markers.ts';
import { BadRequest } from '../../platform/errors/app-error.ts';
import { DRAWN_SIZE, readMapArea, toMarkersRequest, widenedArea } from './markers-request.ts';

const read = (query: string) => readMapArea(new URLSearchParams(query));
const area = read('bounds=50.8,4.6,50.95,4.8&size=640x480');

describe('readMapArea', () => {
  it('parses bounds and size', () => {
    expect(area).toEqual({
      bounds: { south: 50.8, west: 4.6, north: 50.95, east: 4.8 },
      size: { width: 640, height: 480 },
    });
  });

  it.each([
    ['bounds', 'size=640x480'],
    ['bounds', 'bounds=&size=640x480'],
    ['bounds', 'bounds=50,4,51&size=640x480'],
    ['bounds', 'bounds=50,4,51,5,6&size=640x480'],
    ['bounds', 'bounds=51,4,50,5&size=640x480'],
    ['bounds', 'bounds=50,4,NaN,5&size=640x480'],
    ['bounds', 'bounds=50,4,,5&size=640x480'],
    ['bounds', 'bounds=-91,4,50,5&size=640x480'],
    ['size', 'bounds=50,4,51,5'],
    ['size', 'bounds=50,4,51,5&size=0x480'],
    ['size', 'bounds=50,4,51,5&size=640'],
    ['size', 'bounds=50,4,51,5&size=-1x2'],
  ])('reports %s as invalid in %s', (field, query) => {
    let thrown: unknown;
    try {
      read(query);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(BadRequest);
    expect((thrown as BadRequest).fields).toEqual({ [field]: 'invalid' });
  });
});

describe('widenedArea', () => {
  const wide = widenedArea(area);

  it('contains the area', () => {
    expect(wide.bounds.south).toBeLessThanOrEqual(area.bounds.south);
    expect(wide.bounds.west).toBeLessThanOrEqual(area.bounds.west);
    expect(wide.bounds.north).toBeGreaterThanOrEqual(area.bounds.north);
    expect(wide.bounds.east).toBeGreaterThanOrEqual(area.bounds.east);
  });

  it('keeps the scale, up to the step of sizes', () => {
    const ratio = scaleOf(wide.bounds, wide.size) / scaleOf(area.bounds, area.size);
    expect(ratio).toBeGreaterThanOrEqual(1);
    expect(ratio).toBeLessThan(1.1);
  });

  it('is equal after a small move, so that answers are shared', () => {
    const moved = read('bounds=50.801,4.601,50.951,4.801&size=640x480');
    expect(widenedArea(moved).bounds).toEqual(wide.bounds);
  });

  it('is never so small that it discloses the position of an estate with a hidden street', () => {
    const { bounds } = widenedArea(read('bounds=50.88,4.7,50.8801,4.7001&size=640x640'));
    const metres =
      (toWorld({ lat: 0, lon: bounds.east }).x - toWorld({ lat: 0, lon: bounds.west }).x) * 40_075_017;
    expect(metres * Math.cos((50.88 * Math.PI) / 180)).toBeGreaterThan(300);
  });

  it.each([
    'bounds=-90,-180,90,180&size=1x1',
    'bounds=50,4,50.0000001,4.0000001&size=99999x99999',
    'bounds=84,179,85.9,180&size=640x640',
  ])('stays within the wire’s limits: %s', (query) => {
    const request = toMarkersRequest(EMPTY_FILTER, { source: 'first' }, widenedArea(read(query)));
    expect(EstateMarkersRequestSchema.safeParse(request)).toMatchObject({ success: true });
  });
});

describe('toMarkersRequest', () => {
  it('requests the complete search of the list, in the size that the server draws', () => {
    expect(
      toMarkersRequest({ ...EMPTY_FILTER, type: ['3'], view: 'map', page: 2 }, { source: 'first' }),
    ).toEqual({
      query: { terms: { 'headType.id': ['3'] } },
      ...DRAWN_SIZE,
    });
  });
});
