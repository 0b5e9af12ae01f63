/** The kinds of records in an agency's folder, as `gevel export` writes and `gevel restore` reads them (docs/content.md). */
import type { z } from 'zod';
import type { AgendaSettingsSchema } from '#content-service/appointments/settings.ts';
import type { EstateGroupWords, WrittenAgreement } from '#content-service/intake/index.ts';
import type { Rate } from '#content-service/rental-units/rates.ts';
import type { Locale } from '#domain/locale.ts';
import type { ContactInfo } from '#wire/contact-info.ts';
import type { Entity, EntityItem } from '#wire/entities.ts';
import type { Estate } from '#wire/estate.ts';
import type { EstateCollection } from '#wire/estate-collection.ts';
import type { Navigation } from '#wire/navigation.ts';
import type { Page } from '#wire/page.ts';
import type { Redirect } from '#wire/redirect.ts';
import type { RentalUnit } from '#wire/rental-unit.ts';
import type { SkarabeeListing } from '#wire/skarabee-listing.ts';
import type { LocalizedText } from '#wire/values.ts';

/** Beside the main key of a home. */
interface Home {
  readonly contact?: ContactInfo;
  /** Instant of withdrawal: removed from lists, 410 by id. */
  readonly withdrawnAt?: string;
}

/** Nights that are taken, `[from, to)`. */
type Taken = readonly [from: string, to: string];

/** A record of each kind, by the name of its file. */
export interface Records {
  readonly city: {
    readonly city: {
      readonly id: number;
      readonly zip: string;
      readonly name: LocalizedText;
      readonly alias: LocalizedText;
      readonly lat: number;
      readonly lon: number;
    };
  };
  readonly page: { readonly page: Page };
  readonly navigation: { readonly navigation: Navigation };
  readonly entity: { readonly entity: Entity; readonly items: readonly EntityItem[] };
  /** A collection without a query is defined by its members. */
  readonly collection: { readonly collection: Omit<EstateCollection, 'query'> & Partial<EstateCollection> };
  readonly group: { readonly group: EstateGroupWords; readonly estateIds: readonly string[] };
  readonly estatePage: { readonly estatePage: Page; readonly estateId: string; readonly name: string };
  /** Interface texts that the agency rewords. */
  readonly translations: {
    readonly translations: Readonly<Record<string, string>>;
    readonly locale: Locale;
  };
  /** Addresses of the agency's former website. */
  readonly redirect: { readonly redirect: Redirect };
  readonly agreement: { readonly agreement: WrittenAgreement };
  /** The viewing agenda, with times that are taken. */
  readonly agenda: { readonly agenda: z.input<typeof AgendaSettingsSchema> };
  /** Standalone homes, projects and their units, which carry `general.parentId`. */
  readonly estate: Home & { readonly estate: Estate; readonly collections?: readonly string[] };
  /** A home of the second source; `card` is the same home in the format of search answers. */
  readonly listing: Home & { readonly listing: SkarabeeListing; readonly card: Estate };
  readonly rental: Home & {
    readonly rental: RentalUnit;
    readonly rates: readonly Rate[];
    readonly taken: readonly Taken[];
  };
}
export type Kind = keyof Records;
export type AnyRecord = Records[Kind];
