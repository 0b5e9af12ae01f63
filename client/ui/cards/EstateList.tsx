import type { EstateCardView } from '../../../domain/views/estate-card.ts';
import { EstateGroup } from './EstateGroup.tsx';
import { type DrawHeart, EstateItems } from './EstateItems.tsx';
import { groupRuns } from './group-runs.ts';

interface Props {
  /** Where more estates are added later. */
  readonly id: string;
  readonly cards: readonly EstateCardView[];
  /** Names the list for those who do not see it. */
  readonly label: string;
  readonly heart: DrawHeart;
  readonly look: 'grid' | 'list';
  /** How many of the first pictures are in view when the page opens. */
  readonly eager?: number;
}

/** Estates that were found: one list, or one for each group where they stand in groups (spec 1 §9). */
export const EstateList = ({ id, cards, label, heart, look, eager = 0 }: Props) => {
  const groups = groupRuns(cards);
  return (
    <div id={id} className={`results results--${look}`}>
      {groups.length === 0 ? (
        <ul className="grid" aria-label={label}>
          <EstateItems cards={cards} heart={heart} headingLevel={2} eager={eager} />
        </ul>
      ) : (
        groups.map((run, index) => (
          <EstateGroup key={run.group.key} {...run} heart={heart} eager={index === 0 ? eager : 0} />
        ))
      )}
    </div>
  );
};
