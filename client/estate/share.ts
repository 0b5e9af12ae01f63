import { copyLink, type ShareTools, shareLink } from './share-call.ts';

const browserTools = (): ShareTools => ({
  share: 'share' in navigator ? (data) => navigator.share(data) : undefined,
  clipboard: 'clipboard' in navigator ? navigator.clipboard : undefined,
});

/** Ways to pass an estate on: the browser's own where it has one, a copy of the address, a print. */
export const enhanceShare = (bar: HTMLElement, signal: AbortSignal): void => {
  const { url = '', title = '', copied = '', failed = '' } = bar.dataset;
  const outcome = bar.querySelector('[role="status"]');
  const buttonOf = (way: string) => bar.querySelector<HTMLButtonElement>(`[data-share="${way}"]`);
  const drawing = buttonOf('copy')?.querySelector('use');

  /** Null says nothing. */
  const say = (isCopied: boolean | null): void => {
    if (outcome) outcome.textContent = isCopied === null ? '' : isCopied ? copied : failed;
    drawing?.setAttribute('href', isCopied ? '#icon-check' : '#icon-link');
  };
  const run = async (way: Promise<boolean | null>): Promise<void> => {
    // Emptied first, so that the same outcome is announced a second time.
    say(null);
    say(await way);
  };

  const native = buttonOf('native');
  if (native) native.hidden = !('share' in navigator);
  const ways: Readonly<Record<string, () => void>> = {
    native: () => void run(shareLink(browserTools(), url, title)),
    copy: () => void run(copyLink(browserTools(), url)),
    print: () => window.print(),
  };
  for (const [name, go] of Object.entries(ways)) buttonOf(name)?.addEventListener('click', go, { signal });
};
