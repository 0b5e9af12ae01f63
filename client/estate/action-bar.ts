/** Part of the window, from its foot, in which a form is not yet at hand. */
const FOOT = '25%';

/** Bar at the foot of a phone's screen: says which of the forms it leads to are shown, so that it makes way for them. */
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
