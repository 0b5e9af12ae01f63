import { createSourceStores } from '../create-source-stores.ts';
import { firstStore } from '../first/index.ts';
import { secondStore } from '../second/index.ts';
import { thirdStore } from './third/index.ts';

/** The registry with a third source; tests replace the real registry with it. */
export const SOURCE_STORES = createSourceStores([firstStore, secondStore, thirdStore]);
