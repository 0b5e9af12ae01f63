import { MAPS } from './maps.ts';
import { PICTURES } from './pictures.ts';
import type { Reader } from './shape.ts';
import { TEXTS } from './texts.ts';
import { WORKBOOKS } from './workbooks.ts';

export const READERS: readonly Reader[] = [...TEXTS, ...WORKBOOKS, ...MAPS, ...PICTURES];
