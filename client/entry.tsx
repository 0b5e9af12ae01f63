import './styles/index.css';
import { parts } from './islands/parts.ts';
import { keepEarlyClicks } from './islands/replay.ts';
import { isPending, wake } from './islands/wake.ts';

keepEarlyClicks(document, isPending, wake);
parts.start(document);
