import type { ViewMode } from '../../../domain/filter/filter.ts';
import type { EstateCardView } from '../../../domain/views/estate-card.ts';
import type { CardTile } from '../pictures/tiles.ts';
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
  readonly look: ViewMode;
  /** How many of the first pictures are in view when the page opens. */
  readonly eager?: number;
}

const TILES = { grid: 'card', list: 'row', map: 'mapped' } as const satisfies Record<ViewMode, CardTile>;

/** Estates that were found: one list, or one for each group where they stand in groups (spec 1 §9). */
export const EstateList = ({ id, cards, label, heart, look, eager = 0 }: Props) => {
  const groups = groupRuns(cards);
  const tile = TILES[look];
  return (
    <div id={id} className={`results results--${look === 'list' ? 'list' : 'grid'}`}>
      {groups.length === 0 ? (
        <ul className="grid" aria-label={label}>
          <EstateItems cards={cards} heart={heart} headingLevel={2} tile={tile} eager={eager} />
        </ul>
      ) : (
        groups.map((run, index) => (
          <EstateGroup
            key={run.group.key}
            {...run}
            heart={heart}
            tile={tile}
            eager={index === 0 ? eager : 0}
          />
        ))
      )}
    </div>
  );
};
