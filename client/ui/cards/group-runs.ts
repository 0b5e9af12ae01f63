import type { CardGroupView, EstateCardView } from '../../../domain/views/estate-card.ts';

/** Cards of one group that stand together. */
export interface GroupRun {
  readonly group: CardGroupView;
  readonly cards: readonly EstateCardView[];
}

/** Cuts cards where their group changes; those of no group, as in a list without groups, are left out. */
export const groupRuns = (cards: readonly EstateCardView[]): GroupRun[] => {
  const runs: { group: CardGroupView; cards: EstateCardView[] }[] = [];
  for (const card of cards) {
    if (card.group === undefined) continue;
    const last = runs.at(-1);
    if (last?.group.key === card.group.key) last.cards.push(card);
    else runs.push({ group: card.group, cards: [card] });
  }
  return runs;
};
