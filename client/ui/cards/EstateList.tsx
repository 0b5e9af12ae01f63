import type { ReactNode } from 'react';
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
  /** Heads of its columns, where the list is a table: a row of it. */
  readonly heads?: ReactNode;
  /** How many of the first pictures are in view when the page opens. */
  readonly eager?: number;
}

const TILES = { grid: 'card', list: 'row', map: 'mapped' } as const satisfies Record<ViewMode, CardTile>;

/** Estates that were found: one list, or one for each group where they stand in groups (spec 1 §9). */
export const EstateList = ({ id, cards, label, heart, look, heads, eager = 0 }: Props) => {
  const groups = groupRuns(cards);
  const table = heads !== undefined;
  const shared = { heart, table, tile: TILES[look] };
  return (
    <div
      id={id}
      className={`results results--${look === 'list' ? 'list' : 'grid'}`}
      {...(table ? { role: 'table', 'aria-label': label } : {})}
    >
      {heads}
      {groups.length === 0 ? (
        <ul className="grid" {...(table ? { role: 'none' } : { 'aria-label': label })}>
          <EstateItems cards={cards} headingLevel={2} eager={eager} {...shared} />
        </ul>
      ) : (
        groups.map((run, index) => (
          <EstateGroup key={run.group.key} {...run} {...shared} eager={index === 0 ? eager : 0} />
        ))
      )}
    </div>
  );
};
