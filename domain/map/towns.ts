import type { Localized } from '../locale.ts';

/** A town for orientation on a map of the country. */
interface Town {
  readonly name: Localized;
  readonly lat: number;
  readonly lon: number;
}

const town = (lat: number, lon: number, nl: string, fr = nl, en = nl, de = nl): Town => ({
  name: { nl, fr, en, de },
  lat,
  lon,
});

/** Labelled towns, the largest and best known first. */
export const TOWNS: readonly Town[] = [
  town(50.847, 4.353, 'Brussel', 'Bruxelles', 'Brussels', 'Brüssel'),
  town(51.221, 4.4, 'Antwerpen', 'Anvers', 'Antwerp', 'Antwerpen'),
  town(51.054, 3.725, 'Gent', 'Gand', 'Ghent', 'Gent'),
  town(50.64, 5.572, 'Luik', 'Liège', 'Liège', 'Lüttich'),
  town(50.411, 4.444, 'Charleroi'),
  town(51.209, 3.225, 'Brugge', 'Bruges', 'Bruges', 'Brügge'),
  town(50.464, 4.865, 'Namen', 'Namur', 'Namur', 'Namur'),
  town(50.879, 4.701, 'Leuven', 'Louvain', 'Leuven', 'Löwen'),
  town(50.454, 3.952, 'Bergen', 'Mons', 'Mons', 'Mons'),
  town(50.93, 5.338, 'Hasselt'),
  town(51.23, 2.92, 'Oostende', 'Ostende', 'Ostend', 'Ostende'),
  town(50.827, 3.265, 'Kortrijk', 'Courtrai', 'Kortrijk', 'Kortrijk'),
  town(49.684, 5.816, 'Aarlen', 'Arlon', 'Arlon', 'Arel'),
  town(50.605, 3.388, 'Doornik', 'Tournai', 'Tournai', 'Tournai'),
  town(51.028, 4.48, 'Mechelen', 'Malines', 'Mechelen', 'Mecheln'),
  town(50.001, 5.715, 'Bastenaken', 'Bastogne', 'Bastogne', 'Bastnach'),
  town(50.63, 6.031, 'Eupen'),
  town(51.322, 4.945, 'Turnhout'),
  town(50.228, 5.345, 'Marche-en-Famenne'),
  town(50.851, 2.885, 'Ieper', 'Ypres', 'Ypres', 'Ypern'),
  town(50.053, 4.494, 'Couvin'),
  town(50.59, 5.862, 'Verviers'),
  town(50.261, 4.912, 'Dinant'),
  town(50.941, 4.039, 'Aalst', 'Alost', 'Aalst', 'Aalst'),
];
