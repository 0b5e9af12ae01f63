import { MorePictures, readTile } from '../../estate/card/MorePictures.tsx';
import { picturesOf } from '../../estate/card/pictures.ts';
import { loadEstate } from '../../estate/load-estate.ts';
import { LISTING_SOURCES } from '../../estate/sources/index.ts';
import type { Answer } from '../../platform/env.ts';
import { NotFound } from '../../platform/errors/app-error.ts';
import { renderFragment } from '../../platform/page/render-fragment.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';

/** `GET /{lang}/ajax/card-pictures/{id}?tile=`: the pictures of an estate's card after the first one. */
export const cardPictures: Answer = async (c) => {
  const { source, listing } = await loadEstate(siteContent(c), c.req.param('id'));
  const context = viewContext(c);
  const property = LISTING_SOURCES.named(source).toProperty(listing, context);
  if (property.hidden) throw new NotFound('the listing of this card is hidden');
  c.header('Cache-Control', 'private, max-age=60');
  return renderFragment(
    c,
    <MorePictures pictures={picturesOf(property, context)} tile={readTile(c.req.query('tile'))} />,
  );
};
