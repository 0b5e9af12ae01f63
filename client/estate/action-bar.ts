/** Height at the foot of the window that does not count as showing a form. */
const FOOT = '25%';

/**
 * Action bar at the foot of a phone's screen: marks which of its forms are in view, so that the bar is hidden
 * beside them.
 */
export const enhanceActionBar = (bar: HTMLElement, signal: AbortSignal): void => {
  const shown = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) shown.add(target.id);
        else shown.delete(target.id);
      }
      bar.dataset.shown = [...shown].join(' ');
    },
    { rootMargin: `0px 0px -${FOOT}` },
  );
  for (const form of document.querySelectorAll(bar.dataset.leaves ?? '')) observer.observe(form);
  signal.addEventListener('abort', () => observer.disconnect());
};
