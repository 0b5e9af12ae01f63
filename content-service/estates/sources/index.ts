import { createSourceStores } from './create-source-stores.ts';
import { firstStore } from './first/index.ts';
import { secondStore } from './second/index.ts';

/** Every source of listings in the content service, one line each. */
export const SOURCE_STORES = createSourceStores([firstStore, secondStore]);
