/** Browser functions for sharing a page; either may be missing. */
interface ShareTools {
  readonly share?: ((data: { readonly url: string; readonly title: string }) => Promise<void>) | undefined;
  readonly clipboard?: { readonly writeText: (text: string) => Promise<void> } | undefined;
}

/** Copies an address to the clipboard; false when the browser has no clipboard or refuses. */
export const copyLink = async ({ clipboard }: ShareTools, url: string): Promise<boolean> => {
  if (clipboard === undefined) return false;
  try {
    await clipboard.writeText(url);
    return true;
  } catch {
    // The browser refuses, for example because the visitor forbids it; the page then says so.
    return false;
  }
};

const isChangedMind = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/**
 * Opens the browser's share menu; when that fails it copies the address instead. Returns whether the address
 * was copied, or null when there is nothing to say: the page was shared, or the visitor cancelled.
 */
export const shareLink = async (tools: ShareTools, url: string, title: string): Promise<boolean | null> => {
  try {
    if (tools.share === undefined) return await copyLink(tools, url);
    await tools.share({ url, title });
    return null;
  } catch (error) {
    return isChangedMind(error) ? null : copyLink(tools, url);
  }
};

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
