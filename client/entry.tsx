import './styles/index.css';
import { startEnhancements } from './islands/enhance.ts';
import { startIslands } from './islands/start.ts';

startIslands(document);
startEnhancements(document);
