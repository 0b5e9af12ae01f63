import { DEMO_LOCALES, type Words } from '../../basics/words.ts';
import { thousands } from '../../texts/words.ts';
import type { DrawnEstate } from '../demo-estate.ts';

/** Transactions of estates that are gone, whose page tells no street (spec 1 §2). */
const GONE: readonly number[] = [5, 6];

/** What an estate is told by when its street is not: what it is, where, and what it is offered for. */
const told = ({ title, place, transaction, visible }: DrawnEstate): string | null =>
  visible && !GONE.includes(transaction) ? null : `${title.nl} ${place.zip} ${transaction}`;

function withArea(estate: DrawnEstate): DrawnEstate {
  const area = estate.area ?? estate.plot;
  if (area === null) return estate;
  const said = DEMO_LOCALES.map((locale) => [locale, `${estate.title[locale]}, ${thousands(area)} m²`]);
  return { ...estate, title: Object.fromEntries(said) as Record<keyof Words, string> };
}

/** Estates of one agency, so that no two that hide their street are called alike: all but the first add their area. */
export function distinctTitles(estates: readonly DrawnEstate[]): DrawnEstate[] {
  const known = new Set<string>();
  return estates.map((estate) => {
    const name = told(estate);
    if (name === null) return estate;
    if (known.has(name)) return withArea(estate);
    known.add(name);
    return estate;
  });
}
