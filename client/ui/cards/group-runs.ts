import type { CardGroupView, EstateCardView } from '#domain/views/estate-card.ts';

/** Consecutive cards of one group. */
export interface GroupRun {
  readonly group: CardGroupView;
  readonly cards: readonly EstateCardView[];
}

/** Splits cards where their group changes; cards without a group are left out. */
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
