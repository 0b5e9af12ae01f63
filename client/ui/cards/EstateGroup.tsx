import { Measure } from '../Measure.tsx';
import type { CardTile } from '../pictures/tiles.ts';
import { type DrawHeart, EstateItems } from './EstateItems.tsx';
import type { GroupRun } from './group-runs.ts';

interface Props extends GroupRun {
  readonly heart: DrawHeart;
  readonly tile?: CardTile;
  readonly eager?: number;
  /** Whether it is part of a table, whose heading spans all columns. */
  readonly table?: boolean;
}

/** A group of a list with its heading; `data-group` lets cards that are loaded later find it. */
export const EstateGroup = ({ group, cards, heart, table, ...rest }: Props) => {
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
