/** The folder of `site add --folder` as an operator fills it in: its identity, its blanks and its logo. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** What an agency says of itself. */
interface Identity {
  readonly legalName: string;
  readonly email: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
}

/** Fills in a folder; returns the names of the files that were changed. */
export async function fillFolder(
  folder: string,
  { legalName, ...contact }: Identity,
): Promise<readonly string[]> {
  const at = (...parts: readonly string[]) => join(folder, ...parts);
  const site = JSON.parse(await readFile(at('site.json'), 'utf8'));
  Object.assign(site.settings.contact, { ...contact, phone: '059 12 34 56' });
  const policy = { nl: 'AXA, polis 730.000.000', fr: 'AXA, police 730.000.000' };
  Object.assign(site.settings.legal, {
    name: legalName,
    companyNumber: '0123.456.749',
    vatNumber: 'BE 0123.456.749',
    titles: ['broker'],
    professionalNumber: '512 345',
    liability: policy,
    guarantee: policy,
    thirdPartyAccount: 'BE71 0961 2345 6769',
  });
  await writeFile(at('site.json'), JSON.stringify(site, null, 2));
  // The last column is empty for every blank: "text".
  const blanks = await readFile(at('blanks.csv'), 'utf8');
  await writeFile(at('blanks.csv'), blanks.replace(/;\r\n/g, `;${contact.city} en omstreken\r\n`));
  await mkdir(at('photos'), { recursive: true });
  const logo = { width: 400, height: 120, channels: 3, background: '#0b5a86' } as const;
  await sharp({ create: logo }).png().toFile(at('photos', 'logo.png'));
  return ['site.json', 'blanks.csv'];
}
