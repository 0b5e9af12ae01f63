import type { StaffTexts } from '../../texts.ts';
import { moveText } from './moves.ts';

interface MovesProps {
  /** Names of all pictures, in their order. */
  readonly names: readonly string[];
  /** Index of this one. */
  readonly at: number;
  /** How people call it. */
  readonly called: string;
  readonly s: StaffTexts;
}

/**
 * The place of a picture among the others: to the front, one forward, one backward, and a grip by which the script drags it
 * (`client/staff/pictures/order.ts`). Within a form.
 */
export function Moves({ names, at, called, s }: MovesProps) {
  const [name = ''] = names.slice(at);
  const isFirst = at === 0;
  const move = (what: 'toFront' | 'forward' | 'backward', sign: string, before: string | undefined) => (
    <button
      type="submit"
      name="move"
      value={moveText({ name, before: before ?? null })}
      disabled={what === 'backward' ? at === names.length - 1 : isFirst}
      aria-label={s('pictures.each', { what: s(`pictures.${what}`), name: called })}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <div className="shot__move">
      {move('toFront', '⤒', names[0])}
      {move('forward', '↑', names[at - 1])}
      {move('backward', '↓', names[at + 2])}
      <span className="shot__grip" data-grip="" aria-hidden="true" title={s('pictures.grip')} />
    </div>
  );
}

interface Props {
  readonly name: string;
  readonly thumb: React.ReactNode;
  readonly called: string;
  /** What else is said of it, such as that it is the main one. */
  readonly note: string;
  /** Its moves, or the form around them; null where nothing can be changed. */
  readonly moves: React.ReactNode;
  readonly children?: React.ReactNode;
}

/** A picture in a list that can be put in order. */
export const PictureRow = ({ name, thumb, called, note, moves, children }: Props) => (
  <li className="shot" data-key={name} data-name={name}>
    <div className="shot__pic">{thumb}</div>
    <div className="shot__main">
      <b>{called}</b>
      <p className="muted">{note}</p>
      {moves}
    </div>
    {children}
  </li>
);
