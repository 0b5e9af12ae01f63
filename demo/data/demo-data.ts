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

/** A place as filters and addresses name it. */
interface CityRecord {
  readonly siteId: string;
  readonly id: number;
  readonly zip: string;
  readonly name: LocalizedText;
  readonly alias: LocalizedText;
  readonly lat: number;
  readonly lon: number;
}

/** A picture a site may show, with the widths (px) that are made of it. */
export interface AssetRecord {
  readonly siteId: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  /** Whether it stands for a page where a link to it is shown: then it is also cut for that. */
  readonly shared: boolean;
  /** A drawn floor plan: shown whole. */
  readonly plan: boolean;
}

/** Everything the demo database holds; documents are as on the wire. */
export interface DemoData {
  readonly sites: readonly Site[];
  readonly navigations: readonly { readonly siteId: string; readonly navigation: Navigation }[];
  readonly pages: readonly { readonly siteId: string; readonly page: Page }[];
  /** Lists of an agency's own with their items, in order. */
  readonly entities: readonly {
    readonly siteId: string;
    readonly entity: Entity;
    readonly items: readonly EntityItem[];
  }[];
  /** Without a query of its own a collection is found by its members. */
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
  /** Overlays of the interface texts, per site and language. */
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
    /** Instant since when it is withdrawn: gone from lists, 410 by id. */
    readonly withdrawnAt?: string;
  }[];
  /** Listings of the second source; `summary` is the same estate as search answers show it. */
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
  /** What who reserves a stay accepts. */
  readonly agreements: readonly { readonly siteId: string; readonly agreement: WrittenAgreement }[];
  /** How each agency shows its estates, and which times are taken already. */
  readonly agendas: readonly { readonly siteId: string; readonly agenda: SeedAgenda }[];
  readonly cities: readonly CityRecord[];
  readonly assets: readonly AssetRecord[];
  /** Drawings beside names, each a file of its own (SVG). */
  readonly icons: readonly { readonly siteId: string; readonly name: string; readonly svg: string }[];
}
