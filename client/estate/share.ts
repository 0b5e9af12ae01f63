import { copyLink, type ShareTools, shareLink } from './share-call.ts';

const browserTools = (): ShareTools => ({
  share: 'share' in navigator ? (data) => navigator.share(data) : undefined,
  clipboard: 'clipboard' in navigator ? navigator.clipboard : undefined,
});

/** Share buttons of an estate: the browser's share menu where available, a copy of the address, and print. */
export const enhanceShare = (bar: HTMLElement, signal: AbortSignal): void => {
  const { url = '', title = '', copied = '', failed = '' } = bar.dataset;
  const outcome = bar.querySelector('[role="status"]');
  const buttonOf = (way: string) => bar.querySelector<HTMLButtonElement>(`[data-share="${way}"]`);
  const drawing = buttonOf('copy')?.querySelector('use');

  /** Shows the outcome; null clears it. */
  const say = (isCopied: boolean | null): void => {
    if (outcome) outcome.textContent = isCopied === null ? '' : isCopied ? copied : failed;
    drawing?.setAttribute('href', isCopied ? '#icon-check' : '#icon-link');
  };
  const run = async (way: Promise<boolean | null>): Promise<void> => {
    // Emptied first, so that screen readers announce the same outcome a second time.
    say(null);
    say(await way);
  };

  const native = buttonOf('native');
  // With a mouse the address and the mail are as near, and print takes its place.
  if (native) native.hidden = !('share' in navigator && matchMedia('(pointer: coarse)').matches);
  const ways: Readonly<Record<string, () => void>> = {
    native: () => void run(shareLink(browserTools(), url, title)),
    copy: () => void run(copyLink(browserTools(), url)),
    print: () => window.print(),
  };
  for (const [name, go] of Object.entries(ways)) buttonOf(name)?.addEventListener('click', go, { signal });
};
