import './styles/index.css';
import { openFormLinks } from './forms/form-link.ts';
import { parts } from './islands/parts.ts';
import { keepEarlyClicks } from './islands/replay.ts';
import { isPending, wake } from './islands/wake.ts';

keepEarlyClicks(document, isPending, wake);
openFormLinks(document);
parts.start(document);
