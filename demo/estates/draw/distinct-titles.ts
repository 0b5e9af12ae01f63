import { DEMO_LOCALES, type Words } from '../../basics/words.ts';
import { thousands } from '../../texts/words.ts';
import type { DrawnEstate } from '../demo-estate.ts';

/** Transactions of sold and let estates, whose page hides the street (spec 1 §2). */
const GONE: readonly number[] = [5, 6];

/** Name of an estate with a hidden street: its title, place and transaction; null when the street is shown. */
const told = ({ title, place, transaction, visible }: DrawnEstate): string | null =>
  visible && !GONE.includes(transaction) ? null : `${title.nl} ${place.zip} ${transaction}`;

function withArea(estate: DrawnEstate): DrawnEstate {
  const area = estate.area ?? estate.plot;
  if (area === null) return estate;
  const said = DEMO_LOCALES.map((locale) => [locale, `${estate.title[locale]}, ${thousands(area)} m²`]);
  return { ...estate, title: Object.fromEntries(said) as Record<keyof Words, string> };
}

/** Makes the titles of one agency's estates with a hidden street unique: all but the first add their area. */
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
