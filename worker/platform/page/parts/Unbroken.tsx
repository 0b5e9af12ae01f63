import { createElement, Fragment, type ReactNode } from 'react';
import { unbrokenWords } from '../../../../domain/format/unbroken.ts';

const drawPiece = (piece: string, at: number): ReactNode =>
  at % 2 === 0 ? piece : createElement('span', { className: 'line' }, piece);

/** A text in which no line ends after the "e-" of "e-mail". It never changes in place: its pieces need no keys. */
export const Unbroken = ({ children }: { readonly children: string }): ReactNode =>
  createElement(Fragment, null, ...unbrokenWords(children).map(drawPiece));
