import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { EstateCardView } from '../../../domain/views/estate-card.ts';
import { Heart } from '../../favorites/heart.island.tsx';
import { EstateGroup } from '../../ui/cards/EstateGroup.tsx';
import { type DrawHeart, EstateItems } from '../../ui/cards/EstateItems.tsx';
import { groupRuns } from '../../ui/cards/group-runs.ts';
import type { CardTile } from '../../ui/pictures/tiles.ts';

const heart: DrawHeart = ({ id, heart: { add } }) => <Heart id={id} add={add} />;

/** Where a drawn list goes on: its own element, its last `ul`, and the key of the group which that holds. */
const endOf = (listId: string) => {
  const list = document.getElementById(listId);
  const items = list?.querySelectorAll('.grid');
  const last = items?.[items.length - 1] ?? null;
  return { list, last, key: last?.closest<HTMLElement>('[data-group]')?.dataset.group ?? null };
};

/** What the cards of a drawn list stand in, as its styles tell it. */
const tileOf = (list: HTMLElement): CardTile =>
  list.closest('.map-view') ? 'mapped' : list.matches('.results--list') ? 'row' : 'card';

interface Props {
  readonly listId: string;
  readonly estates: readonly EstateCardView[];
}

/**
 * Estates that came after those which the server has drawn, put into the same list: those of its last group
 * go on there, other groups get a section of their own.
 */
export const AddedEstates = ({ listId, estates }: Props) => {
  // Looked at once, before there is anything of ours in it.
  const [{ list, last, key }] = useState(() => endOf(listId));
  if (list === null || last === null) return null;
  const tile = tileOf(list);
  const runs = groupRuns(estates);
  const goesOn = runs[0]?.group.key === key;
  const rest = runs.length === 0 ? estates : goesOn ? (runs[0]?.cards ?? []) : [];
  return (
    <>
      {createPortal(
        <EstateItems cards={rest} heart={heart} headingLevel={runs.length === 0 ? 2 : 3} tile={tile} />,
        last,
      )}
      {createPortal(
        runs
          .slice(goesOn ? 1 : 0)
          .map((run) => <EstateGroup key={run.group.key} {...run} heart={heart} tile={tile} />),
        list,
      )}
    </>
  );
};
