import type { ReactNode } from 'react';
import type { ViewMode } from '#domain/filter/filter.ts';
import type { EstateCardView } from '#domain/views/estate-card.ts';
import { Measure } from '../Measure.tsx';
import type { CardTile } from '../pictures/tiles.ts';
import { type DrawHeart, EstateItems } from './EstateItems.tsx';
import { type GroupRun, groupRuns } from './group-runs.ts';

interface GroupProps extends GroupRun {
  readonly heart: DrawHeart;
  readonly tile?: CardTile;
  readonly eager?: number;
  /** Whether it is part of a table, whose heading spans all columns. */
  readonly table?: boolean;
}

/** A group of a list with its heading; `data-group` lets cards that are loaded later find it. */
const EstateGroup = ({ group, cards, heart, table, ...rest }: GroupProps) => {
  const id = `group-${encodeURIComponent(group.key)}`;
  const Group = table ? 'div' : 'section';
  return (
    <Group
      className="group"
      role={table ? 'rowgroup' : undefined}
      aria-labelledby={id}
      data-group={group.key}
    >
      <div role={table ? 'row' : undefined}>
        <div className="group__head" role={table ? 'cell' : undefined}>
          <h2 id={id}>{group.label}</h2>
          {group.count === null ? null : <span className="muted">{group.count}</span>}
          <Measure />
        </div>
      </div>
      <ul className="grid" role={table ? 'none' : undefined}>
        <EstateItems cards={cards} heart={heart} headingLevel={3} table={table} {...rest} />
      </ul>
    </Group>
  );
};

interface Props {
  /** Id of the list, to which more cards are added later. */
  readonly id: string;
  readonly cards: readonly EstateCardView[];
  /** Accessible name of the list. */
  readonly label: string;
  readonly heart: DrawHeart;
  readonly look: ViewMode;
  /** Column headings, where the list is a table: one row. */
  readonly heads?: ReactNode;
  /** Number of first pictures in view when the page opens. */
  readonly eager?: number;
}

const TILES = { grid: 'card', list: 'row', map: 'mapped' } as const satisfies Record<ViewMode, CardTile>;

/** List of found estates: one list, or one per group where they are grouped (spec 1 §9). */
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
