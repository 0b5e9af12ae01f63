import type { Rate } from '../../content-service/lettings/rates.ts';
import type { ExtraBasis } from '../../domain/stays/extras.ts';
import type { LocalizedText } from '../../wire/values.ts';

/** A holiday rental in wire format (spec 1 §3, "Rental unit"). */
export interface RentalUnit {
  readonly id: number;
  readonly photos: {
    readonly original: string;
    readonly medium: string;
    readonly thumbnail: string;
    readonly alt: LocalizedText;
  }[];
  readonly general: {
    readonly description: LocalizedText;
    readonly descriptionShort: LocalizedText;
    readonly location: { readonly id: string; readonly name: LocalizedText };
    readonly city: { readonly id: number; readonly zip: string; readonly name: LocalizedText };
    readonly geoLocation: { readonly lat: number; readonly lon: number };
    readonly maxOccupation: number;
    readonly subKind: { readonly id: string; readonly name: LocalizedText };
    readonly garage: boolean;
    readonly floor: number | null;
    readonly building: { readonly name: string; readonly rentalName: string };
    readonly rentalOptions: {
      readonly id: string;
      readonly name: LocalizedText;
      readonly price: number;
      readonly per: ExtraBasis;
      readonly most?: number;
      readonly obligatory?: boolean;
    }[];
    readonly equipment: { readonly name: LocalizedText }[];
  };
  readonly rooms: { readonly bedrooms: number; readonly bathrooms: number };
  readonly rules: { readonly arrivalDays: number[]; readonly minNights: number };
  readonly costs: {
    readonly cleaning: number;
    readonly deposit: number;
    readonly touristTaxPerPersonNight: number;
  };
}

/** Taken nights, `[from, to)`. */
export type Taken = readonly [from: string, to: string];

/** A holiday rental of the demo. */
export interface SeededRental {
  readonly unit: RentalUnit;
  readonly rates: readonly Rate[];
  readonly taken: readonly Taken[];
  /** Instant of withdrawal: removed from lists, 410 by id. */
  readonly withdrawnAt?: string;
}
