import { PICTURES } from './pictures.ts';
import type { Reader } from './shape.ts';
import { TEXTS } from './texts.ts';

export const READERS: readonly Reader[] = [...TEXTS, ...PICTURES];
