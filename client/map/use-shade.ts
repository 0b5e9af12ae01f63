import { useEffect, useState } from 'react';
import type { LiveTilesView } from '#domain/views/estate-page.ts';

const DARK = '(prefers-color-scheme: dark)';

/**
 * Address template of tiles in the visitor's colour scheme (light or dark), updated when it changes; null
 * without tiles.
 */
export function useShade(live: LiveTilesView | null): string | null {
  const [isDark, setDark] = useState(() => matchMedia(DARK).matches);
  useEffect(() => {
    const query = matchMedia(DARK);
    const heard = (): void => setDark(query.matches);
    query.addEventListener('change', heard);
    return () => query.removeEventListener('change', heard);
  }, []);
  if (live === null) return null;
  return isDark ? (live.dark ?? live.tiles) : live.tiles;
}
