/** The agency's own system, with homes that say what the law asks and their pictures, and its former website. */
import { makePhotos } from '#bench/feeds/photos.ts';
import { mapped } from '#content-service/intake/feeds/kinds/whise/testing/mapped.ts';
import { reportHomes } from '#scripts/gevel/site/homes.ts';
import { Complaint } from '#scripts/lib/progress.mjs';
import { RECORDED, type WhiseHome } from '#tests/support/whise-homes.ts';
import { openWhise, type WhiseServer } from '#tests/support/whise-server.ts';

/** Id of the first home. */
const FIRST = 1_000_000;
/** Pictures of a home have the number of the home and two digits more. */
const IN_HOME = 100;

type Recorded = (typeof RECORDED)[number];

/** Whether an advertisement of a recorded home would be whole: nothing that the law asks is missing, no code without a place. */
function isWhole(home: Recorded): boolean {
  const one = mapped(home);
  if (one.kind !== 'home' || home.canHaveChildren === true || home.parentId !== undefined) return false;
  const estate = one.record.estate as { general: object };
  const record = { estate: { ...estate, general: { ...estate.general, id: 1 } } };
  return one.unmapped.length === 0 && reportHomes('estate', [record]).length === 0;
}

/** Texts in Dutch too: the recorded agency wrote French only. */
const inBoth = (texts: unknown): unknown =>
  Array.isArray(texts) && texts.length > 0
    ? [...texts, { ...texts[0], languageId: 'nl-BE', content: 'Rustig gelegen, met veel licht.' }]
    : texts;

/** Homes made of the whole ones among the recorded, with so many pictures in all. */
function vendorHomes(homes: number, pictures: number): readonly WhiseHome[] {
  const whole = RECORDED.filter(isWhole);
  return Array.from({ length: homes }, (_, at): WhiseHome => {
    const home = whole[at % whole.length];
    if (home === undefined) throw new Complaint('No recorded home says all that the law asks.');
    const id = FIRST + at;
    const count = Math.floor(((at + 1) * pictures) / homes) - Math.floor((at * pictures) / homes);
    return {
      ...home,
      id,
      referenceNumber: `W-${id}`,
      longDescription: inBoth(home.longDescription),
      shortDescription: inBoth(home.shortDescription),
      sms: inBoth(home.sms),
      pictures: Array.from({ length: count }, (_picture, order) => ({
        ...home.pictures[order % home.pictures.length],
        id: id * IN_HOME + order,
        order,
      })),
    };
  });
}

/** A number of `makePhotos` that is a plain photograph: of a hundred in turn, the first nineteen are not. */
const plain = (number: number): number => 100 * Math.floor(number / 80) + 20 + (number % 80);

export async function openVendor(homes: number, pictures: number): Promise<WhiseServer> {
  const bytesOf = await makePhotos();
  return openWhise(vendorHomes(homes, pictures), (path, _request, response) => {
    const id = Number(/\/(\d+)\.jpg$/.exec(path)?.[1]);
    const number = (Math.floor(id / IN_HOME) - FIRST) * 10 + (id % IN_HOME);
    response.writeHead(200, { 'Content-Type': 'image/jpeg', ETag: `"${id}"` }).end(bytesOf(plain(number)));
  });
}

/** The sitemap of the former website: a page for each home by its reference, and some others. */
export function oldSitemap(homes: number): string {
  const paths = [
    ...Array.from({ length: homes }, (_, at) => `/pand/te-koop-w-${FIRST + at}/`),
    '/contact/',
    '/te-koop/',
    '/over-ons/',
    '/gratis-schatting/',
  ];
  const urls = paths.map((path) => `<url><loc>https://www.old-haven.example${path}</loc></url>`);
  return `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
}
