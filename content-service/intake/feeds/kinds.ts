import type { FeedKind } from './kind.ts';
import { file } from './kinds/file/index.ts';
import { skarabee } from './kinds/skarabee/index.ts';
import { whise } from './kinds/whise/index.ts';
import { zabun } from './kinds/zabun/index.ts';

/** The kinds of feeds, by name. */
export type FeedKinds = Readonly<Record<string, FeedKind>>;

/** Each kind is a folder of `kinds/`, and a name here. */
export const FEED_KINDS: FeedKinds = { file, skarabee, whise, zabun };
