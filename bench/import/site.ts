import type { Client } from '#scripts/gevel/client.ts';
import { uploadPictures } from '#scripts/gevel/pictures/upload-pictures.ts';
import { newSite } from '#scripts/gevel/site/new-site.ts';
import type { Picture } from './pictures.ts';

export const SITE = 'bench-import';
export const HOST = 'bench-import.localhost';

/** Creates the agency of the homes, and uploads its picture files. */
export async function openSite(client: Client, pictures: readonly Picture[]): Promise<void> {
  const { document } = newSite({
    id: SITE,
    name: 'Bench',
    hostnames: [HOST],
    languages: 'nl,fr,en',
    defaultLanguage: 'nl',
    source: 'first',
    like: null,
  });
  await client.put(`/sites/${SITE}`, { ...document, state: 'live' });
  const files = pictures.flat().map(({ file, bytes }) => ({ file, read: async () => bytes }));
  await uploadPictures(client, SITE, files, () => {});
}
