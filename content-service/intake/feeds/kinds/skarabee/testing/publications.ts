import { merged, type Values } from './messages.ts';
import type { Publication } from './weblink.ts';

const guidOf = (id: number): string => `b1a7c3de-0000-4000-8000-${String(id).padStart(12, '0')}`;

/** Values of a home that is for sale, online, with its price and its address. */
const HOME: Values = {
  Info: {
    Created: '2026-03-02T10:15:00',
    HidePrice: 'false',
    HideAddress: 'false',
    HideHouseNumber: 'false',
    Enabled: 'true',
  },
  Property: {
    Active: 'true',
    PropertyType: 'TRANSACTION',
    Status: 'FOR_SALE',
    FlowStatus: 'FOR_SALE',
    PriceType: 'TOTAL',
    Currency: 'EUR',
    Typo: { Sort: 'Dwelling', Genre: 'Villa', Characterisation: 'Dwelling_Detached' },
    NumberOfBedrooms: '3',
    SurfaceLivable: '142.5',
    Address: {
      Street: 'Zandstraat',
      HouseNumber: '12',
      HouseNumberExtension: 'A',
      CountryID: 'BE',
      City: { '@ID': '1', '@ZipCode': '8300', '#': 'Knokke' },
      Position: { '@X': '3.2912', '@Y': '51.3412', '@Type': 'EPSG_4326' },
    },
    Flashes: {
      Flash: [
        { '@ID': '1', '@LanguageID': 'nl', Title: 'Villa aan zee', Text: '<p>Een villa met tuin.</p>' },
        { '@ID': '1', '@LanguageID': 'fr', Title: 'Villa à la mer', Text: 'Une villa avec jardin.' },
      ],
    },
  },
};

/** A publication for sale, with other values laid over it. */
export const aPublication = (
  id: number,
  values: Values = {},
  more: Partial<Publication> = {},
): Publication => ({
  id,
  guid: guidOf(id),
  active: true,
  modified: '2026-11-20T09:00:00',
  values: merged(
    merged(HOME, {
      Property: { Reference: `Z-${id}`, Price: String(200_000 + id) },
      Pictures: {
        Picture: [
          {
            Index: '1',
            URL: `https://pictures.skarabee.example/${id}/1.jpg`,
            Modified: '2026-11-01T09:00:00',
            PictureType: 'FIRST_PICTURE',
          },
        ],
      },
    }),
    values,
  ),
  ...more,
});

/** An agency's offer: homes of their own, and projects with units. */
export function publications({
  homes,
  projects,
  units = 3,
}: {
  readonly homes: number;
  readonly projects: number;
  readonly units?: number;
}): readonly Publication[] {
  const alone = Array.from({ length: homes }, (_, at) =>
    aPublication(
      1000 + at,
      at % 3 === 1
        ? {
            Property: {
              Status: 'FOR_RENT',
              FlowStatus: 'FOR_RENT',
              PriceType: 'PRICE_PER_MONTH',
              Price: '950',
            },
          }
        : {},
    ),
  );
  const projected = Array.from({ length: projects }, (_, at) => {
    const id = 50_000 + at * 100;
    const project = aPublication(id, {
      Property: { PropertyType: 'PROJECT', Project: { PublicationID: String(id), Name: `Project ${at}` } },
    });
    const own = Array.from({ length: units }, (__, unit) =>
      aPublication(id + unit + 1, {
        Property: { Typo: { Sort: 'Flat', Genre: 'Duplex' }, Project: { PublicationID: String(id) } },
      }),
    );
    return [project, ...own];
  });
  return [...alone, ...projected.flat()];
}
