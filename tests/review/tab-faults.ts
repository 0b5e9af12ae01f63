import { LEAST_RING, type Stop } from './tab-stops.ts';

/** Whether an element lies completely above the previous one: not in another column, nor after a list that scrolls. */
const goesBack = (from: Stop, to: Stop): boolean =>
  !to.stuck && to.bottom <= from.top && to.left < from.right && (from.scrolled === 0 || to.scrolled > 0);

/** Faults in the Tab order of a page, in words. */
export function tabFaults(stops: readonly Stop[]): readonly string[] {
  const faults = stops.flatMap((stop, at) => {
    const { name, hiddenBy, ring } = stop;
    const before = stops.slice(0, at).findLast(({ stuck }) => !stuck);
    return [
      ...(before !== undefined && goesBack(before, stop) ? [`${name} is above ${before.name}`] : []),
      ...(hiddenBy === null ? [] : [`${name} is behind ${hiddenBy}`]),
      ...(ring !== null && ring < LEAST_RING ? [`${name} has no ring (${ring.toFixed(2)})`] : []),
    ];
  });
  return stops.length === 0 ? ['nothing is reached'] : faults;
}
