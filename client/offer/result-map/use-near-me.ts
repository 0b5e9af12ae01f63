import { useState } from 'react';
import { askNear } from '../../place/near-me.ts';

type State = 'none' | 'asking' | 'denied';

/** Opens the search around the visitor, whose position is rounded before it enters an address and is sent nowhere else. */
export const useNearMe = (areaHref: string): { readonly state: State; readonly ask: () => void } => {
  const [state, setState] = useState<State>('none');
  const ask = async (): Promise<void> => {
    setState('asking');
    const range = await askNear();
    setState(range === null ? 'denied' : 'none');
    if (range === null) return;
    const [path = '', query = ''] = areaHref.split('?');
    const params = new URLSearchParams(query);
    params.set('geo_range', range);
    location.assign(`${path}?${params}`);
  };
  return { state, ask: () => void ask() };
};
