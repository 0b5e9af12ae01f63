import type { EstateGroupWords, WrittenAgreement } from '../../content-service/intake/index.ts';
import type { Locale } from '../../domain/locale.ts';
import type { ContactInfo } from '../../wire/contact-info.ts';
import type { Entity, EntityItem } from '../../wire/entities.ts';
import type { Estate } from '../../wire/estate.ts';
import type { EstateCollection } from '../../wire/estate-collection.ts';
import type { Navigation } from '../../wire/navigation.ts';
import type { Page } from '../../wire/page.ts';
import type { Site } from '../../wire/site.ts';
import type { SkarabeeListing } from '../../wire/skarabee-listing.ts';
import type { LocalizedText } from '../../wire/values.ts';
import type { SeedAgenda } from '../agencies/agendas.ts';
import type { SeededRental } from '../rentals/rental-unit.ts';

/** A place with its names for filters and addresses. */
interface CityRecord {
  readonly siteId: string;
  readonly id: number;
  readonly zip: string;
  readonly name: LocalizedText;
  readonly alias: LocalizedText;
  readonly lat: number;
  readonly lon: number;
}

/** A picture of a site, with the widths (px) to generate. */
export interface AssetRecord {
  readonly siteId: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  /** Whether it is the preview of a shared page: then a crop for that is generated too. */
  readonly shared: boolean;
  /** A drawn floor plan, shown without cropping. */
  readonly plan: boolean;
}

/** All content of the demo database; documents are in wire format. */
export interface DemoData {
  readonly sites: readonly Site[];
  readonly navigations: readonly { readonly siteId: string; readonly navigation: Navigation }[];
  readonly pages: readonly { readonly siteId: string; readonly page: Page }[];
  /** Lists of an agency with their items, in order. */
  readonly entities: readonly {
    readonly siteId: string;
    readonly entity: Entity;
    readonly items: readonly EntityItem[];
  }[];
  /** A collection without a query is defined by its members. */
  readonly collections: readonly {
    readonly siteId: string;
    readonly collection: Omit<EstateCollection, 'query'> & Partial<EstateCollection>;
  }[];
  readonly groups: readonly {
    readonly siteId: string;
    readonly group: EstateGroupWords;
    readonly estateIds: readonly string[];
  }[];
  readonly estatePages: readonly {
    readonly siteId: string;
    readonly estateId: string;
    readonly name: string;
    readonly page: Page;
  }[];
  /** Interface texts that a site rewords, per site and language. */
  readonly translations: readonly {
    readonly siteId: string;
    readonly locale: Locale;
    readonly texts: Readonly<Record<string, string>>;
  }[];
  /** Standalone estates, projects and their units; units carry `general.parentId`. */
  readonly estates: readonly {
    readonly siteId: string;
    readonly estate: Estate;
    readonly collections?: readonly string[];
    /** Instant of withdrawal: removed from lists, 410 by id. */
    readonly withdrawnAt?: string;
  }[];
  /** Listings of the second source; `summary` is the same estate in the format of search answers. */
  readonly listings: readonly {
    readonly siteId: string;
    readonly listing: SkarabeeListing;
    readonly summary: Estate;
  }[];
  readonly contactInfos: readonly {
    readonly siteId: string;
    readonly estateId: string;
    readonly contactInfo: ContactInfo;
  }[];
  readonly rentalUnits: readonly (SeededRental & { readonly siteId: string })[];
  /** Agreements that a guest accepts when reserving a stay. */
  readonly agreements: readonly { readonly siteId: string; readonly agreement: WrittenAgreement }[];
  /** The viewing agenda of each agency, including times already taken. */
  readonly agendas: readonly { readonly siteId: string; readonly agenda: SeedAgenda }[];
  readonly cities: readonly CityRecord[];
  readonly assets: readonly AssetRecord[];
  /** Drawings next to facilities, each a file of its own (SVG). */
  readonly icons: readonly { readonly siteId: string; readonly name: string; readonly svg: string }[];
}
