import { MAPS } from './maps.ts';
import { PICTURES } from './pictures.ts';
import type { Reader } from './shape.ts';
import { TEXTS } from './texts.ts';

export const READERS: readonly Reader[] = [...TEXTS, ...MAPS, ...PICTURES];
