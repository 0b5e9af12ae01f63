/** The forms of a holiday home: its prices by season, its nights and its rules besides what every home has. */
import type { Locale } from '#domain/locale.ts';
import type { FormRow, FormSection } from './form-rows.ts';
import { localized, texts } from './home-lists.ts';

const RATES: FormRow = {
  path: 'rates',
  control: 'rows',
  own: 'rates',
  cells: [
    { path: 'season', control: 'choice', own: 'season', choices: 'season' },
    { path: 'type', control: 'choice', own: 'stay', choices: 'stay' },
    { path: 'price', control: 'number', own: 'amount' },
  ],
};

/** Nights that are taken outside the site, or when it is closed. */
const TAKEN: FormRow = {
  path: 'taken',
  control: 'rows',
  own: 'taken',
  tuple: true,
  cells: [
    { path: '0', control: 'date', own: 'firstNight' },
    { path: '1', control: 'date', own: 'departure' },
  ],
};

export function rentalSections(locales: readonly Locale[]): readonly FormSection[] {
  return [
    {
      id: 'place',
      name: 'place',
      rows: [
        { path: 'rental.general.city', control: 'city', own: 'city' },
        { path: 'rental.general.geoLocation', control: 'point', own: 'point' },
        { path: 'rental.general.subKind', control: 'word', own: 'stayKind' },
        { path: 'rental.general.building.name', control: 'line', own: 'building' },
        { path: 'rental.general.maxOccupation', control: 'whole', own: 'persons' },
      ],
      more: [
        { path: 'rental.general.building.rentalName', control: 'line', own: 'stayName' },
        { path: 'rental.general.location', control: 'word', own: 'area' },
        { path: 'rental.general.floor', control: 'whole', own: 'floor' },
        { path: 'rental.general.registrationNumber', control: 'line', own: 'lodgingNumber' },
      ],
      clears: { when: ['rental.general.city'], fields: ['rental.general.geoLocation'] },
    },
    {
      id: 'price',
      name: 'rates',
      rows: [
        RATES,
        { path: 'rental.costs.cleaning', control: 'number', own: 'cleaning' },
        { path: 'rental.costs.deposit', control: 'number', own: 'guarantee' },
        { path: 'rental.costs.touristTaxPerPersonNight', control: 'number', own: 'tax' },
      ],
      more: [
        {
          path: 'rental.general.rentalOptions',
          control: 'rows',
          own: 'options',
          cells: [
            { path: 'id', control: 'line', own: 'key' },
            { path: 'price', control: 'number', own: 'amount' },
            { path: 'per', control: 'choice', own: 'basis', choices: 'basis' },
            { path: 'most', control: 'whole', own: 'most' },
            { path: 'obligatory', control: 'check', own: 'obligatory' },
            ...localized(locales, 'name', 'roomName'),
            ...localized(locales, 'description', 'remark'),
          ],
        },
      ],
    },
    {
      id: 'nights',
      name: 'nights',
      rows: [
        TAKEN,
        { path: 'rental.rules.minNights', control: 'whole', own: 'nights' },
        { path: 'rental.rules.arrivalDays', control: 'weekdays', own: 'arrivalDays' },
        { path: 'rental.rules.arrivalFrom', control: 'time', own: 'arrivalFrom' },
        { path: 'rental.rules.departureUntil', control: 'time', own: 'departureUntil' },
      ],
      more: [],
    },
    {
      id: 'rooms',
      name: 'inside',
      rows: [
        { path: 'rental.rooms.bedrooms', control: 'whole', own: 'bedrooms' },
        { path: 'rental.rooms.bathrooms', control: 'whole', own: 'bathrooms' },
        { path: 'rental.general.garage', control: 'yesNo', own: 'garage' },
        {
          path: 'rental.general.equipment',
          control: 'rows',
          own: 'equipment',
          cells: localized(locales, 'name', 'roomName'),
        },
      ],
      more: [],
    },
    ...texts(locales, (locale) => [
      { path: `rental.general.descriptionShort.${locale}`, control: 'line', own: 'short', locale },
      { path: `rental.general.description.${locale}`, control: 'text', own: 'text', locale },
    ]),
  ];
}
