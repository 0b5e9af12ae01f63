import type { ReactNode } from 'react';
import { Standing } from '#client/ui/cards/Standing.tsx';
import { Price } from '#client/ui/Price.tsx';
import type { StatusView } from '#domain/rules/standing.ts';
import type { PriceView } from '#domain/views/estate-card.ts';

interface Props {
  readonly price: PriceView | null;
  readonly status?: StatusView | null;
  /** Days that the price is for, if any. */
  readonly days?: string | undefined;
  /** Selector of the forms it links to: while one of them is in view, the bar is hidden. */
  readonly leaves: string;
  readonly children: ReactNode;
}

/** Price and main action on a phone, always visible; without a price the action takes its space. */
export const ActionBar = ({ price, status = null, days, leaves, children }: Props) => (
  <div
    className={price || status ? 'action-bar action-bar--priced' : 'action-bar'}
    data-enhance="action-bar"
    data-leaves={leaves}
  >
    <div className="action-bar__words" aria-hidden="true" data-region="bar">
      {price ? <Price price={price} /> : null}
      {status === null ? null : <Standing status={status} />}
      {days === undefined ? null : <small>{days}</small>}
    </div>
    {children}
  </div>
);
