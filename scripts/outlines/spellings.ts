/**
 * Correct names of municipalities by their NIS code: the source has capitals without accents, and some
 * errors. A pair is Dutch, then French; a single name is the name in the municipality's own language.
 */
export const SPELLINGS: Readonly<Record<string, string | readonly [nl: string, fr: string]>> = {
  '13002': ['Baarle-Hertog', 'Baerle-Duc'],
  '21002': ['Oudergem', 'Auderghem'],
  '23009': ['Bever', 'Biévène'],
  '23101': ['Sint-Genesius-Rode', 'Rhode-Saint-Genèse'],
  '24130': ['Zoutleeuw', 'Léau'],
  '25005': ['Bevekom', 'Beauvechain'],
  '25014': ['Eigenbrakel', "Braine-l'Alleud"],
  '25015': ['Kasteelbrakel', 'Braine-le-Château'],
  '25023': 'Court-Saint-Étienne',
  '25031': ['Genepiën', 'Genappe'],
  '25118': 'Hélécine',
  '51014': 'Chièvres',
  '51017': ['Elzele', 'Ellezelles'],
  '51065': 'Frasnes-lez-Anvaing',
  '52010': 'Chapelle-lez-Herlaimont',
  '52012': 'Châtelet',
  '52022': "Fontaine-l'Évêque",
  '52055': 'Pont-à-Celles',
  '53068': 'Quiévrain',
  '53084': 'Quévy',
  '55004': ["'s-Gravenbrakel", 'Braine-le-Comte'],
  '55035': 'Le Rœulx',
  '55050': 'Écaussinnes',
  '56049': 'Merbes-le-Château',
  '57064': 'Péruwelz',
  '57095': "Mont-de-l'Enclus",
  '58001': 'La Louvière',
  '61019': 'Ferrières',
  '61028': 'Héron',
  '62038': 'Fléron',
  '62063': ['Luik', 'Liège'],
  '62108': ['Wezet', 'Visé'],
  '62118': 'Grâce-Hollogne',
  '62120': 'Flémalle',
  '62121': 'Neupré',
  '71034': ['Leopoldsburg', 'Bourg-Léopold'],
  '63001': ['Amel', 'Amblève'],
  '63012': ['Büllingen', 'Bullange'],
  '63013': ['Bütgenbach', 'Butgenbach'],
  '63067': ['Sankt Vith', 'Saint-Vith'],
  '63088': 'Plombières',
  '64021': 'Crisnée',
  '64056': ['Oerle', 'Oreye'],
  '64063': 'Remicourt',
  '82036': 'Vaux-sur-Sûre',
  '83013': 'Érezée',
  '84033': 'Léglise',
  '84043': 'Neufchâteau',
  '85009': 'Étalle',
  '85034': 'Saint-Léger',
  '91005': 'Anhée',
  '91015': 'Bièvre',
  '91142': 'Hastière',
  '92035': 'Éghezée',
  '92141': 'La Bruyère',
};

/** Municipalities that have been merged since the outlines were drawn. */
export const MERGED_SINCE: ReadonlySet<string> = new Set(
  // Flanders, 1 January 2025.
  (
    '11002 11007 11056 46003 46013 46014 44045 44034 44073 44040 44043 44012 44048 37007 37015 37012 37018 ' +
    '73006 73032 73009 73083 71022 73040 71057 71069 23023 23024 23032 ' +
    // Wallonia, 2 December 2024.
    '82003 82005'
  ).split(' '),
);

/** Words inside a name that stay in lower case. */
const SMALL = /-(aan|op|den|de|ten|sur|lez|du|la|le|les|en|et|sous|au|a|devant)(?=-)/gi;

/** `SINT-JOOST-TEN-NODE` → `Sint-Joost-ten-Node`. */
export const spelt = (capitals: string): string =>
  capitals
    .toLowerCase()
    .replace(/(^|[\s'-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(SMALL, (word) => word.toLowerCase());
