import { type RefObject, useEffect, useState } from 'react';

/** Whether tiles have failed to load and none has loaded yet: then the map is empty. */
export const useTilesMissing = (frame: RefObject<HTMLElement | null>): boolean => {
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    let arrived = false;
    const heard = ({ type }: Event): void => {
      arrived ||= type === 'load';
      setMissing(!arrived);
    };
    const { current } = frame;
    // `load` and `error` of pictures do not bubble; they are caught in the capture phase.
    for (const type of ['load', 'error']) current?.addEventListener(type, heard, { capture: true });
    return () => {
      for (const type of ['load', 'error']) current?.removeEventListener(type, heard, { capture: true });
    };
  }, [frame]);
  return missing;
};
