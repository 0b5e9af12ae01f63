import type { MapContext, Mapped } from '../../kind.ts';
import { idIn, member, membersOf } from '../../mapping/read.ts';
import { mapWhise } from './map.ts';

/** A home of a recorded answer, and what the mapping makes of it. */
export interface Tried {
  readonly id: string;
  readonly mapped: Mapped;
}

/** The homes of a recorded answer of `estates/list`, or of a list of homes; none in anything else. */
export const homesIn = (value: unknown): readonly { readonly id: string; readonly home: unknown }[] =>
  membersOf(Array.isArray(value) ? value : member(value, 'estates')).map((home, at) => ({
    id: idIn(member(home, 'id')) ?? `the home at place ${at + 1}`,
    home,
  }));

/** Maps every home of a recorded answer; stores nothing. */
export const tryWhise = (value: unknown, context: MapContext): readonly Tried[] =>
  homesIn(value).map(({ id, home }) => ({ id, mapped: mapWhise(home, context) }));
