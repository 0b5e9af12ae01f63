/** What grows: trees, shrubs and grass. Px. */
export { type Clump, crown, type Tones, tonesOf } from './growth/crown.ts';
export { lawn, tuft } from './growth/grass.ts';
export type { TreeKind } from './growth/habits.ts';
export { type BushOptions, bush, hedge } from './growth/shrub.ts';
export { type TreeOptions, tree } from './growth/tree.ts';
