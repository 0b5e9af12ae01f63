import { createSourceStores } from './create-source-stores.ts';
import { firstStore } from './first/index.ts';
import { secondStore } from './second/index.ts';

/** Every source of listings that the content service keeps: one line each. */
export const SOURCE_STORES = createSourceStores([firstStore, secondStore]);
