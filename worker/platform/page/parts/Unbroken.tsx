import { createElement, Fragment, type ReactNode } from 'react';
import { unbrokenWords } from '#domain/format/unbroken.ts';

const drawPiece = (piece: string, at: number): ReactNode =>
  at % 2 === 0 ? piece : createElement('span', { className: 'line' }, piece);

/**
 * A text in which no line ends at the hyphen of "e-mail" or "peut-être". It never changes in place: its pieces need
 * no keys. They lie directly in the element around it, whose underline they repeat; in a flex box each would be an
 * item of its own.
 */
export const Unbroken = ({ children }: { readonly children: string }): ReactNode => {
  const pieces = unbrokenWords(children);
  return pieces.length === 1 ? children : createElement(Fragment, null, ...pieces.map(drawPiece));
};
