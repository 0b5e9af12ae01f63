import { isYear } from './amounts.ts';
import type { Rule } from './meaning.ts';
import { has } from './pieces.ts';
import { boundAfter } from './quantities.ts';

const LOOKAHEAD = 4;

/** "jaren 1930", "avant 2000": a year, never a zip, and nothing to search by. */
export const readEra: Rule = ({ pieces }, at) => {
  if (!has(pieces[at], 'era')) return null;
  const year = has(pieces[at + 1], 'filler', 'built') ? at + 2 : at + 1;
  const value = pieces[year]?.kind === 'number' ? (pieces[year]?.value ?? 0) : 0;
  return isYear(value) ? { end: year + 1, meaning: null } : null;
};

/** "Baujahr ab 2015", "construite après 2010": a year after a word for building. */
export const readBuilt: Rule = ({ pieces }, at) => {
  if (!has(pieces[at], 'built')) return null;
  for (let end = at + 1; end < at + LOOKAHEAD; end += 1) {
    const piece = pieces[end];
    if (piece?.kind === 'number' && piece.value !== null) {
      const most = pieces.slice(at + 1, end).some((one) => has(one, 'most') && !has(one, 'least'));
      const after = boundAfter(pieces, end + 1);
      return {
        end: after.end,
        meaning: isYear(piece.value) && !most ? { of: 'built', year: piece.value } : null,
      };
    }
    if (!has(piece, 'least', 'most', 'filler', 'at', 'about')) return null;
  }
  return null;
};
