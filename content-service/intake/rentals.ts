import * as z from 'zod';
import { fold, foldedWords } from '#domain/fold.ts';
import { DEFAULT_LOCALE, LOCALES, type Localized } from '#domain/locale.ts';
import { type ExtraBasis, extraCents } from '#domain/stays/extras.ts';
import { knownCosts, type StayCosts } from '#domain/stays/stay.ts';
import { featureBits, stayFeaturesOf } from '#domain/stays/stay-features.ts';
import { localized } from '#domain/text.ts';
import { AgreementSchema } from '#wire/agreements.ts';
import { type RentalUnit, RentalUnitSchema } from '#wire/rental-unit.ts';
import { readStrict } from '#wire/tolerant/read.ts';
import { type Rate, RateSchema } from '../rental-units/rates.ts';
import { rulesOf } from '../rental-units/rules.ts';
import { cardUnit } from '../rentals/card-unit.ts';
import { idText } from './estate-columns.ts';
import type { ImportOptions } from './options.ts';
import { put, type Write } from './write.ts';

/** Options for storing a holiday rental. */
export interface RentalOptions extends Pick<ImportOptions, 'withdrawnAt'> {
  /** Its prices; without any it offers no stays. */
  readonly rates?: readonly Rate[];
}

/** Public name: the unit's own, else the building's. */
const nameOf = ({ building, descriptionShort }: RentalUnit['general']): string =>
  building?.rentalName || building?.name || localized(descriptionShort, DEFAULT_LOCALE);

const wordsOf = ({ general }: RentalUnit): string => {
  const { building, city, location, subKind, description, descriptionShort } = general;
  const texts = [city?.name, location?.name, subKind?.name, description, descriptionShort];
  const said = texts.flatMap((text) => LOCALES.map((locale) => text?.[locale] ?? ''));
  return foldedWords([building?.name, building?.rentalName, city?.zip, ...said].join(' ')).join(' ');
};

/** What each stay costs besides its rent, cents: in total, for each night, each guest, and each guest and night. */
function centsOf({ cleaning, touristTaxPerPersonNight, extras }: StayCosts) {
  const one = { persons: 1, nights: 1 };
  const obligatory = (...bases: readonly ExtraBasis[]): number =>
    extras
      .filter((extra) => extra.obligatory && bases.includes(extra.per))
      .reduce((sum, extra) => sum + extraCents(extra, 1, one), 0);
  return {
    cleaning_cents: Math.round(cleaning * 100) + obligatory('STAY', 'PIECE'),
    tax_cents: Math.round(touristTaxPerPersonNight * 100) + obligatory('PERSON_NIGHT'),
    night_cents: obligatory('NIGHT', 'PIECE_NIGHT'),
    person_cents: obligatory('PERSON'),
  };
}

/** Stores a holiday rental, without anything that depends on the day of a search. */
export const rentalUnitStatements = (
  siteId: string,
  unit: RentalUnit,
  { withdrawnAt = null, rates = [] }: RentalOptions = {},
): Write[] => {
  const {
    pricesFrom: _prices,
    quote: _quote,
    photoCount: _count,
    ...read
  } = readStrict(RentalUnitSchema, unit);
  const { city, location, subKind, maxOccupation } = read.general;
  const { arrivalDays, minNights } = rulesOf(read.rules);
  return [
    put('rental_units', {
      site_id: siteId,
      id: String(read.id),
      withdrawn_at: withdrawnAt,
      name: fold(nameOf(read.general)),
      city_name: fold(localized(city?.name, DEFAULT_LOCALE)),
      words: wordsOf(read),
      max_occupation: maxOccupation ?? 0,
      features: featureBits(stayFeaturesOf(read.general)),
      city_id: idText(city?.id),
      location_id: idText(location?.id),
      sub_kind_id: idText(subKind?.id),
      arrival_days: arrivalDays.join(''),
      min_nights: Math.ceil(minNights),
      rates: JSON.stringify(z.array(RateSchema).parse(rates)),
      ...centsOf(knownCosts(read.costs, read.general.rentalOptions)),
      doc: JSON.stringify(read),
      card: JSON.stringify(cardUnit(read)),
    }),
  ];
};

/** Nights taken outside the site: `[from, to)`. */
export interface BlockedStay {
  readonly id: string;
  readonly unitId: string;
  readonly from: string;
  readonly to: string;
  /** Instant since when it is known. */
  readonly at: string;
}

/** Takes the nights of a stay; fails when one of them is already taken. */
export const blockedStayStatements = (siteId: string, { id, unitId, from, to, at }: BlockedStay): Write[] => [
  put('stays', {
    site_id: siteId,
    id,
    unit_id: unitId,
    from_day: from,
    to_day: to,
    state: 'blocked',
    created_at: at,
  }),
];

/** An agreement in all languages in which it exists. */
export interface WrittenAgreement {
  readonly id: string;
  /** Display order. */
  readonly position: number;
  readonly required: boolean;
  readonly title: Localized;
  /** Paragraphs separated by blank lines. */
  readonly body: Localized;
}

/** Stores an agreement, a row per language. */
export const agreementStatements = (siteId: string, agreement: WrittenAgreement): Write[] =>
  LOCALES.flatMap((locale) => {
    const [title, body] = [agreement.title[locale], agreement.body[locale]];
    if (!title || !body) return [];
    const { id, required } = AgreementSchema.parse({
      id: agreement.id,
      required: agreement.required,
      title,
      body,
    });
    return [
      put('agreements', {
        site_id: siteId,
        id,
        locale,
        position: agreement.position,
        title,
        body,
        required: required ? 1 : 0,
      }),
    ];
  });
