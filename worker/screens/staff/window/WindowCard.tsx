import { DOT } from '#domain/format/ties.ts';
import type { PictureView } from '#domain/views/picture.ts';
import type { CardPaper } from './window-asked.ts';
import type { WindowCardView } from './window-card.ts';

/** Width of a card's largest picture on paper, for the choice of its file. */
const WIDTHS = { a4: '210mm', a3: '280mm' } as const satisfies Record<CardPaper, string>;

const Pictures = ({
  pictures,
  paper,
}: {
  readonly pictures: readonly PictureView[];
  readonly paper: CardPaper;
}) => (
  <div className={`window-card__pictures window-card__pictures--${pictures.length}`}>
    {pictures.map(({ src, srcSet, plan, width, height }, index) => (
      <img
        key={src}
        className={plan ? 'plan' : undefined}
        src={src}
        srcSet={srcSet}
        sizes={index === 0 ? WIDTHS[paper] : '100mm'}
        width={width}
        height={height}
        alt=""
      />
    ))}
  </div>
);

/** The key figures of a home, large; on brochures too. */
export const CardFacts = ({ facts }: Pick<WindowCardView, 'facts'>) =>
  facts.length === 0 ? null : (
    <dl className="window-card__facts">
      {facts.map(({ value, unit, name }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{unit === null ? value : `${value} ${unit}`}</dd>
        </div>
      ))}
    </dl>
  );

/** Label of energy and scores of floods. */
export const CardLabels = ({ energy, flood }: Pick<WindowCardView, 'energy' | 'flood'>) =>
  energy === null && flood.length === 0 ? null : (
    <p className="window-card__labels">
      {energy === null ? null : (
        <span className={`energy-tag energy--${energy.grade}`}>
          <span aria-hidden="true">{energy.label}</span>
          <span className="hidden">{energy.text}</span>
        </span>
      )}
      {flood.map(({ label, letter, warning }) => (
        <span key={label}>
          {label} <b>{letter}</b>
          {warning ? ' ⚠' : ''}
        </span>
      ))}
    </p>
  );

interface FootProps {
  readonly card: Pick<WindowCardView, 'agency' | 'reference' | 'codeHref' | 'scan'>;
  /** Further lines of the agency. */
  readonly lines?: readonly string[];
}

/** Whose home it is, and the code that leads to its page. */
export const CardFoot = ({ card, lines = [] }: FootProps) => (
  <footer className="window-card__foot">
    <p>
      <b>{card.agency.name}</b>
      {card.agency.phone === null ? null : <span className="window-card__phone">{card.agency.phone}</span>}
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <small>{[card.agency.number, card.reference].filter((part) => part !== null).join(DOT)}</small>
    </p>
    <figure>
      <figcaption>{card.scan}</figcaption>
      <img src={card.codeHref} alt="" width={100} height={100} />
    </figure>
  </footer>
);

/** What the law asks: label of energy, scores of floods, and rows. */
const Law = ({ energy, flood, law, dense }: Pick<WindowCardView, 'energy' | 'flood' | 'law' | 'dense'>) => (
  <div className="window-card__law">
    <CardLabels energy={energy} flood={flood} />
    {law.length === 0 ? null : (
      <dl className={dense ? 'window-card__rows window-card__rows--dense' : 'window-card__rows'}>
        {law.map(({ label, value, lang }) => (
          <div key={`${label} ${value}`}>
            <dt lang={lang?.label}>{label}</dt>
            <dd lang={lang?.value}>{value}</dd>
          </div>
        ))}
      </dl>
    )}
  </div>
);

/** A home on one sheet. */
export const WindowCard = ({ card, paper }: { readonly card: WindowCardView; readonly paper: CardPaper }) => (
  <article className={`window-card window-card--${paper}`} lang={card.locale} data-home={card.id}>
    {card.pictures.length === 0 ? null : <Pictures pictures={card.pictures} paper={paper} />}
    <div className="window-card__words">
      <p className="window-card__kind">
        {[card.kind, card.status].filter((part) => part !== null).join(DOT)}
      </p>
      <h2 lang={card.titleLocale ?? undefined}>{card.title}</h2>
      <p className="window-card__place">{card.place}</p>
      {card.price === null ? null : (
        <p className="window-card__price">
          <b>{card.price}</b>
          {card.beneath === null ? null : <small> {card.beneath}</small>}
        </p>
      )}
      <CardFacts facts={card.facts} />
      <Law energy={card.energy} flood={card.flood} law={card.law} dense={card.dense} />
      <CardFoot card={card} />
    </div>
  </article>
);
