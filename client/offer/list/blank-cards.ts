import { make } from '../../dom/elements.ts';

/** As many as fill a window. */
const BLANKS = 9;

const blank = (): HTMLElement =>
  make('li', 'card-blank', make('span', 'card-blank__picture'), make('span', 'card-blank__line'));

/** Blank cards where those of a further page will stand. */
export const blankCards = (): HTMLElement => {
  const list = make('ul', 'grid', ...Array.from({ length: BLANKS }, blank));
  list.ariaHidden = 'true';
  return list;
};
