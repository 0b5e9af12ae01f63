import { MorePictures, readTile } from '../../estate/card/MorePictures.tsx';
import type { Answer } from '../../platform/env.ts';
import { renderFragment } from '../../platform/page/render-fragment.ts';
import { viewContext } from '../../platform/page/view-context.ts';
import { loadRental, rentalId } from '../../rental/load-rental.ts';
import { rentalPictures } from '../../rental/rental-words.ts';

/** `GET /{lang}/ajax/rental-pictures/{id}?tile=`: the pictures of a holiday rental's card after the first one. */
export const rentalUnitPictures: Answer = async (c) => {
  const unit = await loadRental(c, rentalId(c, c.req.param('id')));
  c.header('Cache-Control', 'private, max-age=60');
  const pictures = rentalPictures(unit, viewContext(c));
  return renderFragment(c, <MorePictures pictures={pictures} tile={readTile(c.req.query('tile'))} />);
};
