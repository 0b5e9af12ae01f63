import type { LocalizedText } from '../../../worker/content/schemas/values.ts';

/** A price a night or period, by season; euros. */
export interface RentalPrice {
  readonly season: 'LOW' | 'MID' | 'HIGH' | 'SCHOOL_HOLIDAY';
  readonly type: 'WEEK' | 'WEEKEND' | 'MIDWEEK';
  readonly price: number;
}

/** A stay that can be booked; nights are `[from, to)`. */
export interface RentalPeriod {
  readonly id: string;
  readonly type: 'WEEK';
  readonly from: string;
  readonly to: string;
  readonly price: number;
  readonly state: 'free' | 'busy';
}

/** A holiday rental (spec 1 §3, "Rental unit") with what its periods call answers (contract, "Rentals"). */
export interface RentalUnit {
  readonly id: number;
  readonly photos: readonly {
    readonly original: string;
    readonly medium: string;
    readonly thumbnail: string;
  }[];
  readonly general: {
    readonly description: LocalizedText;
    readonly descriptionShort: LocalizedText;
    readonly location: { readonly name: LocalizedText };
    readonly city: { readonly id: number; readonly zip: string; readonly name: LocalizedText };
    readonly geoLocation: { readonly lat: number; readonly lon: number };
    readonly maxOccupation: number;
    readonly subKind: { readonly id: string; readonly name: LocalizedText };
    readonly garage: boolean;
    readonly floor: number | null;
    readonly building: { readonly name: string; readonly rentalName: string };
  };
  readonly rooms: { readonly bedrooms: number; readonly bathrooms: number };
  readonly prices: readonly RentalPrice[];
  readonly periods: readonly RentalPeriod[];
  readonly nights: { readonly busy: readonly (readonly [from: string, to: string])[] };
  readonly rules: { readonly arrivalDays: readonly number[]; readonly minNights: number };
  readonly costs: {
    readonly cleaning: number;
    readonly deposit: number;
    readonly linenPerPerson: number;
    readonly touristTaxPerPersonNight: number;
    readonly dog: number | null;
  };
}
