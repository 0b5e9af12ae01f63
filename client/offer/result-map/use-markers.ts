import { useCallback, useRef, useState } from 'react';
import type { MapSize } from '#domain/map/frame.ts';
import type { MapBounds, MarkersView } from '#domain/views/result-map.ts';
import { CallError, getJson } from '../../calls/http.ts';

/** Marks on the map, and whether new ones are loading or have failed. */
interface MarkersModel {
  readonly markers: MarkersView;
  readonly state: 'ready' | 'loading' | 'failed';
  /** Requests the marks of a part of the map; an older answer never replaces a newer one. */
  readonly load: (bounds: MapBounds, size: MapSize) => Promise<void>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isPlaced = (value: unknown): boolean =>
  isObject(value) && typeof value.lat === 'number' && typeof value.lon === 'number';

const isMarkers = (value: unknown): value is MarkersView =>
  isObject(value) &&
  [value.markers, value.clusters].every((list) => Array.isArray(list) && list.every(isPlaced));

/** Address of the call for the marks of a part of the map. */
export const areaAddress = (
  dataHref: string,
  { south, west, north, east }: MapBounds,
  { width, height }: MapSize,
): string => {
  const [path = '', query = ''] = dataHref.split('?');
  const params = new URLSearchParams(query);
  params.set('bounds', [south, west, north, east].map((degrees) => degrees.toFixed(6)).join(','));
  params.set('size', `${Math.round(width)}x${Math.round(height)}`);
  return `${path}?${params}`;
};

/** Marks of the map: first those that came with the page, then those of each part shown. */
export const useMarkers = (dataHref: string, drawn: MarkersView): MarkersModel => {
  const [markers, setMarkers] = useState<MarkersView>(drawn);
  const [state, setState] = useState<MarkersModel['state']>('ready');
  const sequence = useRef(0);
  const load = useCallback(
    async (bounds: MapBounds, size: MapSize): Promise<void> => {
      sequence.current += 1;
      const own = sequence.current;
      setState('loading');
      try {
        const answer = await getJson(areaAddress(dataHref, bounds, size));
        if (own !== sequence.current) return;
        if (!isMarkers(answer)) throw new CallError(0, 'The answer is no list of marks.');
        setMarkers(answer);
        setState('ready');
      } catch (error) {
        if (own !== sequence.current) return;
        console.error('The marks of the map could not be loaded.', error);
        setState('failed');
      }
    },
    [dataHref],
  );
  return { markers, state, load };
};
