import { Measure } from '../Measure.tsx';
import type { CardTile } from '../pictures/tiles.ts';
import { type DrawHeart, EstateItems } from './EstateItems.tsx';
import type { GroupRun } from './group-runs.ts';

interface Props extends GroupRun {
  readonly heart: DrawHeart;
  readonly tile?: CardTile;
  readonly eager?: number;
}

/** A group of a list with its heading; `data-group` is how the estates that come later find it again. */
export const EstateGroup = ({ group, cards, heart, tile, eager }: Props) => {
  const id = `group-${encodeURIComponent(group.key)}`;
  return (
    <section className="group" aria-labelledby={id} data-group={group.key}>
      <div className="group__head">
        <h2 id={id}>{group.label}</h2>
        {group.count === null ? null : <span className="muted">{group.count}</span>}
        <Measure />
      </div>
      <ul className="grid">
        <EstateItems cards={cards} heart={heart} headingLevel={3} tile={tile} eager={eager} />
      </ul>
    </section>
  );
};
