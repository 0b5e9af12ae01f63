import './styles/index.css';
import { awaitSwipes } from './cards/await-swipe.ts';
import { inTurns } from './dom/in-turns.ts';
import { watchPopovers } from './dom/watch-popovers.ts';
import { keepPainting, paintFavorites } from './favorites/paint-favorites.ts';
import { openFormLinks } from './forms/form-link.ts';
import { createParts } from './islands/create-parts.ts';
import { keepEarlyClicks } from './islands/replay.ts';
import { enhancements, islands } from './islands.ts';

const parts = createParts(document, { islands, enhancements, paint: paintFavorites });
// Clicks are kept from here on; all else may wait for its turn.
keepEarlyClicks(document, parts.wake);
inTurns([
  () => parts.start(document),
  () => {
    openFormLinks(document, parts);
    watchPopovers(document);
    keepPainting(document);
    awaitSwipes(document);
  },
]);
