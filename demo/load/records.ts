import type { Site } from '../../wire/site.ts';
import type { DemoData } from '../data/demo-data.ts';
import { iconFile } from './icon-files.ts';
import { type LoweredHome, loweredHomes } from './lowered.ts';
import type { PictureFile } from './picture-files.ts';

/** A record in wire format: its kind is its main key (docs/content.md). */
type DemoRecord = Readonly<Record<string, unknown>>;

/** All content of one demo agency: its site, its records, and the bytes of its pictures. */
export interface DemoContent {
  readonly site: Site;
  readonly records: readonly DemoRecord[];
  readonly files: readonly PictureFile[];
  /** Earlier prices of its homes, which no call accepts. */
  readonly lowered: readonly LoweredHome[];
}

const pictureRecord = (name: string, files: readonly PictureFile[], plan: boolean): DemoRecord => ({
  picture: {
    name,
    ...(plan ? { plan } : {}),
    sizes: files
      .filter(({ version }) => version !== 'social')
      .map(({ width, hash }) => ({ width, file: hash }))
      .toSorted((one, other) => one.width - other.width),
    ...Object.fromEntries(
      files.flatMap(({ version, hash }) => (version === 'social' ? [['social', hash]] : [])),
    ),
  },
});

/** The pictures of a site, in the sizes that it needs. */
function picturesOf(data: DemoData, siteId: string, pictures: ReadonlyMap<string, readonly PictureFile[]>) {
  const wanted = data.assets
    .filter((asset) => asset.siteId === siteId)
    .map(({ name, widths, shared, plan }) => ({
      name,
      plan,
      files: (pictures.get(name) ?? []).filter(({ version, width }) =>
        version === 'social' ? shared : widths.includes(width),
      ),
    }))
    // A picture that is not drawn yet has none; the demo works without it.
    .filter(({ files }) => files.length > 0);
  const icons = data.icons.filter((icon) => icon.siteId === siteId).map(iconFile);
  return {
    records: [
      ...wanted.map(({ name, files, plan }) => pictureRecord(name, files, plan)),
      ...icons.map((file) => pictureRecord(file.name, [file], false)),
    ],
    files: [...wanted.flatMap(({ files }) => files), ...icons],
  };
}

/**
 * The demo as each of its agencies would send it: records of every kind, pictures before the records that
 * show them.
 */
export function demoContent(data: DemoData, pictures: readonly PictureFile[]): DemoContent[] {
  const byName = Map.groupBy(pictures, ({ name }) => name);
  return data.sites.map((site) => {
    const own = <Item extends { readonly siteId: string }>(items: readonly Item[]): Omit<Item, 'siteId'>[] =>
      items.filter(({ siteId }) => siteId === site.id).map(({ siteId: _siteId, ...item }) => item);
    const contacts = new Map(
      own(data.contactInfos).map((one) => [one.estateId.toLowerCase(), one.contactInfo]),
    );
    const contactOf = (id: string | number) => {
      const contact = contacts.get(String(id).toLowerCase());
      return contact === undefined ? {} : { contact };
    };
    const shown = picturesOf(data, site.id, byName);
    const records: DemoRecord[] = [
      ...shown.records,
      ...own(data.cities).map((city) => ({ city })),
      ...own(data.pages),
      ...own(data.navigations),
      ...own(data.entities),
      ...own(data.collections),
      ...own(data.groups),
      ...own(data.translations).map(({ locale, texts }) => ({ translations: texts, locale })),
      ...own(data.agreements),
      ...own(data.agendas),
      ...own(data.estates).map((estate) => ({ ...estate, ...contactOf(estate.estate.general.id) })),
      ...own(data.listings).map(({ listing, summary }) => ({
        listing,
        card: summary,
        ...contactOf(listing.guid),
      })),
      ...own(data.estatePages).map(({ page, ...at }) => ({ estatePage: page, ...at })),
      ...own(data.rentalUnits).map(({ unit, ...rest }) => ({ rental: unit, ...rest })),
    ];
    const lowered = loweredHomes(data).filter(({ siteId }) => siteId === site.id);
    return { site, records, files: shown.files, lowered };
  });
}
