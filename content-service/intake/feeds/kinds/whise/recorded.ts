import type { RecordedHome } from '../../kind.ts';
import { idIn, member, membersOf } from '../../mapping/read.ts';

/** The homes of a recorded answer of `estates/list`, or of a list of homes; none in anything else. */
export const homesIn = (value: unknown): readonly RecordedHome[] =>
  membersOf(Array.isArray(value) ? value : member(value, 'estates')).map((home, at) => ({
    id: idIn(member(home, 'id')) ?? `the home at place ${at + 1}`,
    home,
  }));
