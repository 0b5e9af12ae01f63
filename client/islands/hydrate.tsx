import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

const Mounted = ({ onMount, children }: { readonly onMount: () => void; readonly children: ReactNode }) => {
  useEffect(onMount, [onMount]);
  return children;
};

/**
 * Hydrates an element as a separate React root; resolves, once its handlers work, to the function that
 * unmounts it. When the component throws, at first or later, the server's HTML is restored, so that its links
 * still work.
 */
export const hydrate = (
  element: HTMLElement,
  Component: ComponentType<object>,
  props: object,
  identifierPrefix: string,
): Promise<() => void> => {
  const rendered = [...element.childNodes].map((node) => node.cloneNode(true));
  return new Promise((resolve, reject) => {
    const root = hydrateRoot(
      element,
      <Mounted onMount={() => resolve(() => root.unmount())}>
        <Component {...props} />
      </Mounted>,
      {
        identifierPrefix,
        onRecoverableError: (error) => console.error(error),
        onUncaughtError: (error) => {
          reject(error instanceof Error ? error : new Error(String(error)));
          console.error(error);
          // React is still working on this root when it reports the error.
          setTimeout(() => {
            root.unmount();
            element.replaceChildren(...rendered);
            element.dataset.broken = '';
          });
        },
      },
    );
  });
};
