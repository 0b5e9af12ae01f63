import { type RefObject, useEffect, useState } from 'react';

/** Whether tiles of the map have failed to come and none has come yet: then there is nothing to see. */
export const useTilesMissing = (frame: RefObject<HTMLElement | null>): boolean => {
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    let arrived = false;
    const heard = ({ type }: Event): void => {
      arrived ||= type === 'load';
      setMissing(!arrived);
    };
    const { current } = frame;
    // What happens to a picture is told to its ancestors on the way down only.
    for (const type of ['load', 'error']) current?.addEventListener(type, heard, { capture: true });
    return () => {
      for (const type of ['load', 'error']) current?.removeEventListener(type, heard, { capture: true });
    };
  }, [frame]);
  return missing;
};
