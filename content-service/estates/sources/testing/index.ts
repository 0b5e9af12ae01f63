import { createSourceStores } from '../create-source-stores.ts';
import { firstStore } from '../first/index.ts';
import { secondStore } from '../second/index.ts';
import { thirdStore } from './third/index.ts';

/** The registry with the line that a third source needs; tests put it in the place of the real one. */
export const SOURCE_STORES = createSourceStores([firstStore, secondStore, thirdStore]);
