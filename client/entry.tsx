import './styles/index.css';
import { awaitSwipes } from './cards/await-swipe.ts';
import { watchPopovers } from './dom/watch-popovers.ts';
import { keepPainting, paintFavorites } from './favorites/paint-favorites.ts';
import { openFormLinks } from './forms/form-link.ts';
import { createParts } from './islands/create-parts.ts';
import { keepEarlyClicks } from './islands/replay.ts';
import { enhancements, islands } from './islands.ts';

const parts = createParts(document, { islands, enhancements, paint: paintFavorites });
// Clicks are recorded from here on; the rest runs in separate tasks, so that a touch never waits for all of it.
keepEarlyClicks(document, parts.wake);
setTimeout(() => parts.start(document));
setTimeout(() => {
  openFormLinks(document, parts);
  watchPopovers(document);
  keepPainting(document);
  awaitSwipes(document);
});
