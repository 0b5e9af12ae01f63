/** The folder of an opening as an operator fills it in: three files and the pictures, for an agency of sixty homes. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { csvRow } from '#scripts/gevel/files/index.ts';
import { writePhotos } from '../photos.ts';

/** Homes of the agency. */
export const HOMES = 60;
const FIRST_ID = 501;
const PLACES = [
  ['8400', 'Oostende', 'Ostende'],
  ['8450', 'Bredene', 'Bredene'],
  ['8430', 'Middelkerke', 'Middelkerque'],
] as const;
const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

const photosOf = (index: number): readonly string[] =>
  ['front', 'garden'].map((view) => `${FIRST_ID + index}-${view}.jpg`);

/** The cells of a home, by column, as a Belgian spreadsheet writes them. */
function cellsOf(index: number): Readonly<Record<string, string>> {
  const [zip, nl, fr] = pick(PLACES, index);
  return {
    'estate.general.id': String(FIRST_ID + index),
    'estate.general.headType.id': index % 2 === 0 ? '3' : '1',
    'estate.general.transaction.id': '1',
    'estate.general.title.nl': `Woning ${index + 1}; met tuin`,
    'estate.general.title.fr': `Maison ${index + 1}; avec jardin`,
    'estate.general.description.nl': 'Rustig gelegen, "dicht" bij zee.',
    'estate.general.description.fr': 'Au calme, près de la mer.',
    'estate.general.price.value': `${245 + index}.000,00`,
    'estate.general.address.visible': 'true',
    'estate.general.address.street.nl': 'Kaai',
    'estate.general.address.street.fr': 'Quai',
    'estate.general.address.number': String(index + 1),
    'estate.general.address.city.zip': zip,
    'estate.general.address.city.name.nl': nl,
    'estate.general.address.city.name.fr': fr,
    'estate.general.bedroomCount': String(2 + (index % 3)),
    'estate.general.bathroomCount': '1',
    'estate.dimensions.areaBuild': `${110 + index},5`,
    'estate.energy.epcValue': String(100 + index),
    'estate.energy.epcReference': `20261120-000${1000 + index}-RES-1`,
    'estate.pictures': photosOf(index).join('|'),
  };
}

/** The rows below a written header. */
async function addRows(file: string, rowOf: (columns: readonly string[]) => readonly (readonly string[])[]) {
  const head = await readFile(file, 'utf8');
  const columns = (head.split('\r\n')[0] ?? '').replace('\uFEFF', '').split(';');
  await writeFile(file, head + rowOf(columns).map(csvRow).join(''));
}

/** Fills in the folder that `site add --folder` wrote; returns the names of the files that were changed. */
export async function fillOpening(folder: string): Promise<readonly string[]> {
  const at = (...parts: readonly string[]) => join(folder, ...parts);
  const site = JSON.parse(await readFile(at('site.json'), 'utf8'));
  const { contact, legal } = site.settings;
  Object.assign(contact, {
    email: 'info@kaai.example',
    phone: '059 12 34 56',
    street: 'Kaai 1',
    zip: '8400',
  });
  Object.assign(contact, { city: 'Oostende' });
  Object.assign(legal, {
    name: 'Immo Kaai bv',
    companyNumber: '0123.456.749',
    vatNumber: 'BE 0123.456.749',
    titles: ['broker'],
    professionalNumber: '512 345',
  });
  const policy = { nl: 'AXA, polis 730.000.000', fr: 'AXA, police 730.000.000' };
  Object.assign(legal, { liability: policy, guarantee: policy, thirdPartyAccount: 'BE71 0961 2345 6769' });
  await writeFile(at('site.json'), JSON.stringify(site, null, 2));
  // The last column is empty for every blank: "text".
  const blanks = await readFile(at('blanks.csv'), 'utf8');
  await writeFile(at('blanks.csv'), blanks.replace(/;\r\n/g, ';Oostende en omstreken\r\n'));
  await addRows(at('homes.csv'), (columns) =>
    Array.from({ length: HOMES }, (_, index) => {
      const cells = cellsOf(index);
      return columns.map((name) => cells[name] ?? '');
    }),
  );
  await writePhotos(at('photos'), Array.from({ length: HOMES }, (_, index) => photosOf(index)).flat());
  const logo = { width: 400, height: 120, channels: 3, background: '#0b5a86' } as const;
  await sharp({ create: logo }).png().toFile(at('photos', 'logo.png'));
  return ['site.json', 'blanks.csv', 'homes.csv'];
}
