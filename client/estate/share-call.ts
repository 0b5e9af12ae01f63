/** Browser functions for sharing a page; either may be missing. */
export interface ShareTools {
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
