/** Lets going back close any popover of the page. They open without script: ours comes when one has. */
export const watchPopovers = (page: Document): void => {
  const load = () => import('./open-popover.ts');
  page.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLElement && target.popover)
        void load().then((code) => code.notePopover(target));
    },
    { capture: true },
  );
  if (history.state?.gevelOverlay) void load().then((code) => code.dropStaleEntry());
};
