import './styles/index.css';
import { awaitSwipes } from './cards/await-swipe.ts';
import { watchPopovers } from './dom/watch-popovers.ts';
import { keepPainting, paintFavorites } from './favorites/paint-favorites.ts';
import { openFormLinks } from './forms/form-link.ts';
import { createParts } from './islands/create-parts.ts';
import { keepEarlyClicks } from './islands/replay.ts';
import { enhancements, islands } from './registry.ts';

const parts = createParts(document, { islands, enhancements, paint: paintFavorites });
// Clicks are recorded from here on; the rest runs in a task each, so that a touch never waits for all of it.
keepEarlyClicks(document, parts.wake);
for (const begin of [
  () => parts.start(document),
  () => openFormLinks(document, parts),
  () => watchPopovers(document),
  () => keepPainting(document),
  () => awaitSwipes(document),
])
  setTimeout(begin);
