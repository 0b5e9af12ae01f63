import './styles/index.css';
import { openFormLinks } from './forms/form-link.ts';
import { createParts } from './islands/create-parts.ts';
import { keepEarlyClicks } from './islands/replay.ts';
import { isPending } from './islands/wake.ts';
import { enhancements, islands } from './islands.ts';

const parts = createParts(islands, enhancements);
keepEarlyClicks(document, isPending, parts.wake);
openFormLinks(document, parts);
parts.start(document);
