import type { Choices } from '#domain/theme/compositions.ts';
import type { CardFactView } from '#domain/views/estate-card.ts';

/** Whether a composition's cards have no text, and show their facts as icons. */
export const isBrief = (composition: Choices['card']): boolean =>
  composition === 'plain' || composition === 'over';

/** Facts of a card, of a home or of a holiday rental: as icons, or by name. */
export const factsAs = (
  composition: Choices['card'],
  facts: readonly CardFactView[],
): readonly CardFactView[] =>
  isBrief(composition) ? facts : facts.map((fact) => ({ ...fact, named: 'named' }));
