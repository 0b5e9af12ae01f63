import type { ReactNode, Ref } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly toast?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Room for the favourites and for the word about what was removed. */
export const FavoritesFrame = ({ children, toast = null, ref }: Props) => (
  <div ref={ref} tabIndex={-1}>
    {children}
    {/* There from the start, so that what comes into it is announced. */}
    <div className="toast-layer" aria-live="polite">
      {toast}
    </div>
  </div>
);
