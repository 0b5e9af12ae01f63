import { createElement, type ReactNode } from 'react';
import { unbrokenWords } from '../../../../domain/format/unbroken.ts';

const drawPiece = (piece: string, at: number): ReactNode =>
  at % 2 === 0 ? piece : createElement('span', { className: 'line' }, piece);

/** A text in which no line ends at the hyphen of "e-mail" or "peut-être". It never changes in place: its pieces need no keys. */
export const Unbroken = ({ children }: { readonly children: string }): ReactNode => {
  const pieces = unbrokenWords(children);
  // One element: in a flex box each piece would be an item of its own.
  return pieces.length === 1 ? children : createElement('span', null, ...pieces.map(drawPiece));
};
