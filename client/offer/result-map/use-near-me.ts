import { useState } from 'react';
import { NEAR_KM, nearPosition } from '#domain/map/near-position.ts';

type State = 'none' | 'asking' | 'denied';

/** Opens the search around the visitor, whose position is rounded before it enters an address and is sent nowhere else. */
export const useNearMe = (areaHref: string): { readonly state: State; readonly ask: () => void } => {
  const [state, setState] = useState<State>('none');
  const ask = (): void => {
    if (!('geolocation' in navigator)) {
      setState('denied');
      return;
    }
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('none');
        const { lat, lon } = nearPosition({ lat: latitude, lon: longitude });
        const [path = '', query = ''] = areaHref.split('?');
        const params = new URLSearchParams(query);
        params.set('geo_range', `${NEAR_KM}km;${lat};${lon}`);
        location.assign(`${path}?${params}`);
      },
      (error) => {
        // Refused, unknown or too late: the visitor can type a place instead.
        console.info('The device gave no position.', error.code);
        setState('denied');
      },
      { maximumAge: 600_000, timeout: 10_000 },
    );
  };
  return { state, ask };
};
