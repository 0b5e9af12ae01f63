import type { ReactNode } from 'react';
import type { CardRowView, EstateCardView } from '#domain/views/estate-card.ts';
import { Price } from '../Price.tsx';
import { CardMarks } from './CardMarks.tsx';
import { CardTitle } from './CardTitle.tsx';
import { cardClass } from './EstateCard.tsx';
import { Standing } from './Standing.tsx';
import { Sticker } from './Sticker.tsx';

interface Props {
  readonly card: EstateCardView;
  readonly row: CardRowView;
  readonly heart: ReactNode;
  readonly headingLevel: 2 | 3;
  /** Whether it is a row of a table, whose cells are in the order of its headings. */
  readonly table?: boolean;
  /** Its picture, or a strip of several. */
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

/**
 * An estate as a row of a list, which says more than a card: its remark, its facts by name, and the price per
 * m².
 */
export const EstateRow = ({ card, row, heart, headingLevel, table, children }: Props) => {
  const cell = table ? 'cell' : undefined;
  // A table row cannot be an `article`.
  const Row = table ? 'div' : 'article';
  return (
    <Row className={cardClass(card)} data-estate={card.id} role={table ? 'row' : undefined}>
      <div className="card__body">
        <div className="row__head">
          <div className="row__name" role={table ? 'rowheader' : undefined}>
            <Standing status={card.status} chip />
            <Sticker sticker={card.sticker} />
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
          {card.beneath ? <p>{card.beneath}</p> : null}
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
