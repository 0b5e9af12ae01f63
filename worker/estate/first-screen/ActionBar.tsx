import type { ReactNode } from 'react';
import { Price } from '../../../client/ui/Price.tsx';
import type { PriceView } from '../../../domain/views/estate-card.ts';

interface Props {
  readonly price: PriceView | null;
  readonly title: string;
  /** Language of the title; null when it is the page's own. */
  readonly lang?: string | null | undefined;
  /** Selector of the forms it links to: while one of them is in view, the bar is hidden. */
  readonly leaves: string;
  readonly children: ReactNode;
}

/** Price and main action on a phone, always visible. */
export const ActionBar = ({ price, title, lang, leaves, children }: Props) => (
  <div className="action-bar action-bar--priced" data-enhance="action-bar" data-leaves={leaves}>
    <div className="action-bar__words" aria-hidden="true" data-region="bar">
      {price ? <Price price={price} /> : null}
      <span lang={lang ?? undefined}>{title}</span>
    </div>
    {children}
  </div>
);
