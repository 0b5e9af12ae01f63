import type { ReactNode } from 'react';
import type { EstateCardView } from '#domain/views/estate-card.ts';
import { CachedParts } from '../CachedParts.tsx';
import type { CardTile } from '../pictures/tiles.ts';
import { CardStrip } from './CardStrip.tsx';
import { EstateCard } from './EstateCard.tsx';
import { EstateRow } from './EstateRow.tsx';

/** Draws the heart of an estate: not hydrated on the server, live in the browser. */
export type DrawHeart = (card: EstateCardView) => ReactNode;

interface ItemProps {
  readonly card: EstateCardView;
  readonly heart: DrawHeart;
  readonly headingLevel: 2 | 3;
  /** Position of the cards; the default is a grid. */
  readonly tile?: CardTile;
  readonly eager?: boolean;
  /** Whether they are rows of a table. */
  readonly table?: boolean;
}

const Item = ({ card, heart, headingLevel, table, ...rest }: ItemProps) => {
  const shared = { card, headingLevel, heart: heart(card), children: <CardStrip card={card} {...rest} /> };
  return (
    <li role={table ? 'none' : undefined}>
      {card.row ? <EstateRow {...shared} row={card.row} table={table} /> : <EstateCard {...shared} />}
    </li>
  );
};
const keyOf = ({ card }: Pick<ItemProps, 'card'>): string => card.id;

interface Props extends Omit<ItemProps, 'card' | 'eager'> {
  readonly cards: readonly EstateCardView[];
  /** Number of first pictures in view when the page opens. */
  readonly eager?: number;
}

/** Estates as the items of a list. */
export const EstateItems = ({ cards, eager = 0, ...shared }: Props) => (
  <CachedParts
    of={Item}
    each={cards.map((card, index) => (index < eager ? { card, eager: true } : { card }))}
    shared={shared}
    keyOf={keyOf}
  />
);
