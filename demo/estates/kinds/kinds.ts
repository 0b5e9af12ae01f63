import { DWELLINGS } from './dwellings.ts';
import type { KindSpec } from './kind-spec.ts';
import { OTHER_KINDS } from './other-kinds.ts';

/** Every kind of estate the agencies offer. */
export const KINDS = { ...DWELLINGS, ...OTHER_KINDS } as const satisfies Record<string, KindSpec>;
export type Kind = keyof typeof KINDS;

/** The kind's spec, typed with all optional properties. */
export const kindSpec = (kind: Kind): KindSpec => KINDS[kind];
