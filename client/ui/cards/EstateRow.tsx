import type { ReactNode } from 'react';
import type { CardRowView, EstateCardView } from '../../../domain/views/estate-card.ts';
import { Price } from '../Price.tsx';
import { CardMarks } from './CardMarks.tsx';
import { CardTitle } from './CardTitle.tsx';
import { cardClass } from './EstateCard.tsx';
import { Sticker } from './Sticker.tsx';

interface Props {
  readonly card: EstateCardView;
  readonly row: CardRowView;
  readonly heart: ReactNode;
  readonly headingLevel: 2 | 3;
  /** A row of a table, whose cells stand in the order of its heads. */
  readonly table?: boolean;
  /** Its picture, or several to swipe through. */
  readonly children: ReactNode;
}

const Words = ({ row: { remark, lines, lang } }: Pick<Props, 'row'>) =>
  remark || lines ? (
    <p className="row__words" lang={lang}>
      {remark ? <b>{remark} </b> : null}
      {lines}
    </p>
  ) : null;

const Facts = ({ row: { facts } }: Pick<Props, 'row'>) => (
  <ul className="row__facts">
    {facts.map(({ value, name }) => (
      <li key={name}>
        <b>{value}</b> {name}
      </li>
    ))}
  </ul>
);

/** The same home as a row of a list, which says more: its remark, what it has by name, and what a m² comes to. */
export const EstateRow = ({ card, row, heart, headingLevel, table, children }: Props) => {
  const cell = table ? 'cell' : undefined;
  // An article is never a row.
  const Row = table ? 'div' : 'article';
  return (
    <Row className={cardClass(card)} data-estate={card.id} role={table ? 'row' : undefined}>
      <div className="card__body">
        <div className="row__head">
          <div className="row__name" role={table ? 'rowheader' : undefined}>
            <Sticker sticker={card.sticker} soldLabel={card.soldLabel} />
            <CardTitle card={card} headingLevel={headingLevel} />
          </div>
          <p className="card__place" role={cell}>
            {card.place}
          </p>
        </div>
        {table ? null : <Words row={row} />}
        <div className="row__cell" role={cell}>
          {row.facts.length > 0 ? <Facts row={row} /> : null}
        </div>
        <div className="row__price" role={cell}>
          {card.price ? <Price price={card.price} /> : null}
          {row.perArea ? <p>{row.perArea}</p> : null}
          {card.energy || card.flood ? (
            <div className="row__energy">
              <CardMarks card={card} />
              {row.energy}
            </div>
          ) : null}
        </div>
      </div>
      <div className="card__picture" role={cell}>
        {children}
      </div>
      {table ? (
        <div className="row__cell" role={cell}>
          {heart}
        </div>
      ) : (
        heart
      )}
    </Row>
  );
};
