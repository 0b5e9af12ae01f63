/** What the browser offers to pass a page on; either may be missing. */
export interface ShareTools {
  readonly share?: ((data: { readonly url: string; readonly title: string }) => Promise<void>) | undefined;
  readonly clipboard?: { readonly writeText: (text: string) => Promise<void> } | undefined;
}

/** Puts an address on the clipboard; false when the browser has none or refuses. */
export const copyLink = async ({ clipboard }: ShareTools, url: string): Promise<boolean> => {
  if (clipboard === undefined) return false;
  try {
    await clipboard.writeText(url);
    return true;
  } catch {
    // Refused, as where the visitor forbids it: the page says so.
    return false;
  }
};

const isChangedMind = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/**
 * Opens the browser's own way to share; where that fails the address is copied instead. Gives whether it
 * was copied, or null when there is nothing to say: it was passed on, or the visitor changed their mind.
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
