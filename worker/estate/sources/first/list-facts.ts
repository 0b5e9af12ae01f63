/** Lists of the first source, in the agency's own words (spec 1 §3). */

import { isAddressHidden } from '#domain/rules/address.ts';
import { coarseWords } from '#domain/rules/coarse-distance.ts';
import type { FactView } from '#domain/views/estate-page.ts';
import { toFact } from '#domain/views/fact.ts';
import { inOwn, joinedWords } from '#domain/worded.ts';
import type { Estate } from '#wire/estate.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import { wordedIn } from '#worker/platform/page/worded.ts';

const listed = (fact: FactView | null): readonly FactView[] => (fact === null ? [] : [fact]);

/** Rows of a criterion, its value, and its comment beneath. */
export const builtRows = ({ buildTechnicals }: Estate, context: ViewContext): readonly FactView[] =>
  (buildTechnicals ?? []).flatMap(({ criteria, value, comment }) => {
    const words = {
      label: wordedIn(criteria, context),
      value: wordedIn(value, context),
      note: wordedIn(comment, context),
    };
    return listed(toFact(words, context.locale));
  });

/** One row about the surroundings, with its comments beneath. */
export function environmentRows(
  { environments, general }: Estate,
  context: ViewContext,
): readonly FactView[] {
  const all = environments ?? [];
  const value = joinedWords(all.map(({ environment }) => wordedIn(environment, context)));
  const hidden = isAddressHidden(general.address);
  const note = joinedWords(
    all.map(({ comment }) => wordedIn(hidden ? coarseWords(comment) : comment, context)),
  );
  const fact = toFact({ label: inOwn(context.t('views.field.environment')), value, note }, context.locale);
  return listed(fact && { ...fact, compared: { fact: 'environment' } });
}
