import type { DrawnHome } from './home.ts';
import { thousands } from './texts/words.ts';
import { DEMO_LOCALES, type Words } from './types.ts';

/** Transactions of homes that are gone, whose page tells no street (spec 1 §2). */
const GONE: readonly number[] = [5, 6];

/** What a home is told by when its street is not: what it is, where, and what it is offered for. */
const told = ({ title, place, transaction, visible }: DrawnHome): string | null =>
  visible && !GONE.includes(transaction) ? null : `${title.nl} ${place.zip} ${transaction}`;

function withArea(home: DrawnHome): DrawnHome {
  const area = home.area ?? home.plot;
  if (area === null) return home;
  const said = DEMO_LOCALES.map((locale) => [locale, `${home.title[locale]}, ${thousands(area)} m²`]);
  return { ...home, title: Object.fromEntries(said) as Record<keyof Words, string> };
}

/** Homes of one agency, so that no two that hide their street are called alike: all but the first add their area. */
export function distinctTitles(homes: readonly DrawnHome[]): DrawnHome[] {
  const known = new Set<string>();
  return homes.map((home) => {
    const name = told(home);
    if (name === null) return home;
    if (known.has(name)) return withArea(home);
    known.add(name);
    return home;
  });
}
