/** Enough blank cards to fill a window. */
const BLANKS = 9;

/** Written by hand: the shared helper would be one more file to load for a few lines. */
const make = (name: string, className: string): HTMLElement => {
  const element = document.createElement(name);
  element.className = className;
  return element;
};

const blank = (): HTMLElement => {
  const card = make('li', 'card-blank');
  card.append(make('span', 'card-blank__picture'), make('span', 'card-blank__line'));
  return card;
};

/** Blank cards in place of the next page's cards. */
export const blankCards = (): HTMLElement => {
  const list = make('ul', 'grid');
  list.append(...Array.from({ length: BLANKS }, blank));
  list.ariaHidden = 'true';
  return list;
};
