/**
 * Runs code that is loaded only when it is needed. When it cannot be loaded, as without a network, the page stays as it is
 * and the console tells; `failed` tells those who pressed something for it.
 */
export const later = <Code>(
  loading: Promise<Code>,
  run: (code: Code) => void | Promise<void>,
  failed?: () => void,
): void =>
  void loading.then(run).catch((error: unknown) => {
    console.error('A part could not be loaded.', error);
    failed?.();
  });
