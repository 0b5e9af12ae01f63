import type { EstateCardView } from '#domain/views/estate-card.ts';

/** Colours its text by an attribute: the Content-Security-Policy forbids style attributes. */
const Letters = 'font' as 'span';

/** The agency's own sticker (spec 1 §2); the status of the home stands beside it. */
export const Sticker = ({ sticker }: Pick<EstateCardView, 'sticker'>) =>
  sticker === null ? null : (
    <span className={sticker.className ? `sticker ${sticker.className}` : 'sticker'} lang={sticker.lang}>
      {sticker.ground ? (
        <svg aria-hidden="true">
          <rect width="100%" height="100%" fill={sticker.ground} />
        </svg>
      ) : null}
      {sticker.letters ? <Letters color={sticker.letters}>{sticker.text}</Letters> : sticker.text}
    </span>
  );
