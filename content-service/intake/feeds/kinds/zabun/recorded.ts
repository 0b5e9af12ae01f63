import type { RecordedHome } from '../../kind.ts';
import { idIn, member, membersOf } from '../../mapping/read.ts';
import { OPTION_LISTS, type Options, optionsIn } from './options.ts';
import { reducedHome } from './reduced.ts';

/** The lists of options beside the homes, those that are there. */
const optionsBeside = (value: unknown): Partial<Options> =>
  Object.fromEntries(
    OPTION_LISTS.flatMap((list) => {
      const given = member(member(value, 'options'), list);
      return given === undefined ? [] : [[list, optionsIn(list, given)]];
    }),
  );

/**
 * The homes of recorded answers: one home, a list of homes, or `{"properties": […], "options": {"types": […] …}}` with the
 * vendor's lists of options beside them.
 */
export function homesIn(value: unknown): readonly RecordedHome[] {
  const homes =
    member(value, 'property_id') === undefined
      ? membersOf(Array.isArray(value) ? value : member(value, 'properties'))
      : [value];
  const options = optionsBeside(value);
  return homes.map((home, at) => ({
    id: idIn(member(home, 'property_id')) ?? `the home at place ${at + 1}`,
    home: reducedHome(home, options),
  }));
}
