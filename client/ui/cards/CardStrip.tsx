import type { CardStripView, EstateCardView } from '#domain/views/estate-card.ts';
import { CardPicture, type CardPictureProps } from './CardPicture.tsx';

interface Props extends CardPictureProps {
  readonly card: Pick<EstateCardView, 'href' | 'picture' | 'noPicture' | 'strip'>;
}

/** A dot per picture, hidden from screen readers, which get the words instead. */
const Dots = ({ strip }: { readonly strip: CardStripView }) => (
  <p className="card__dots">
    <span className="hidden">{strip.position}</span>
    {Array.from({ length: strip.count }, (_, index) => `dot-${index}`).map((key, index) => (
      <i key={key} data-on={index === 0 ? '' : undefined} />
    ))}
  </p>
);

/**
 * Pictures of a card to swipe through. The page contains the first; the others load at the first swipe,
 * button press or arrow key on the card's link (`client/cards/strip.ts`). The strip lies above that link, so
 * that a finger can swipe it, and its pictures link to the same page; the keyboard reaches only the card's
 * link.
 */
export const CardStrip = ({ card, tile = 'card', eager }: Props) => {
  const { strip, href } = card;
  const picture = <CardPicture card={card} tile={tile} eager={eager} />;
  if (strip === null || href === null) return picture;
  return (
    <>
      <ul className="card__strip" data-more={`${strip.href}?tile=${tile}`} tabIndex={-1} aria-hidden="true">
        <li>
          <a href={href} tabIndex={-1}>
            {picture}
          </a>
        </li>
      </ul>
      <Dots strip={strip} />
      <button
        type="button"
        className="card__step"
        value={-1}
        tabIndex={-1}
        disabled
        aria-label={strip.previous}
      />
      <button type="button" className="card__step" value={1} tabIndex={-1} aria-label={strip.next} />
    </>
  );
};
