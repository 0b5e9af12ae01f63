import type { EstateCardView } from '../../../domain/views/estate-card.ts';

interface Props {
  readonly sticker: EstateCardView['sticker'];
  readonly soldLabel: string | null;
}

/** The agency's own sticker, else the name of the transaction that took the estate (spec 1 §2). */
export const Sticker = ({ sticker, soldLabel }: Props) => {
  if (sticker) {
    return (
      <span className={sticker.className ? `sticker ${sticker.className}` : 'sticker'} lang={sticker.lang}>
        {sticker.ground ? (
          <svg aria-hidden="true">
            <rect width="100%" height="100%" fill={sticker.ground} />
          </svg>
        ) : null}
        {sticker.text}
      </span>
    );
  }
  return soldLabel ? <span className="sticker sticker-sold">{soldLabel}</span> : null;
};
