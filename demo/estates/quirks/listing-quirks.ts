import type { SkarabeeListing } from '../../../wire/skarabee-listing.ts';
import { SECOND_TRANSACTIONS } from '../skarabee/transactions.ts';
import type { ListingQuirk } from './quirk.ts';

type Group =
  | 'general'
  | 'construction'
  | 'comfort'
  | 'certification'
  | 'financial'
  | 'notary'
  | 'notary_cost'
  | 'other'
  | 'planning'
  | 'flood_information'
  | 'project'
  | 'media';

const change =
  (groups: Partial<Record<Group, Record<string, unknown>>>) =>
  (listing: SkarabeeListing): SkarabeeListing => ({
    ...listing,
    ...Object.fromEntries(
      Object.entries(groups).map(([key, fields]) => [key, { ...listing[key as Group], ...fields }]),
    ),
  });
const isHouse = (listing: SkarabeeListing) => listing.type === 'HOUSE';
const isForSale = (listing: SkarabeeListing) => listing.status === 'FOR_SALE';

const lying =
  (location: string) =>
  (listing: SkarabeeListing): SkarabeeListing => ({ ...listing, address: { ...listing.address, location } });

/** Unusual listings of the second source (spec 2 §3, §9). */
export const LISTING_QUIRKS: readonly ListingQuirk[] = [
  {
    name: 'let',
    ordinary: true,
    fits: ({ transaction }) => transaction?.id === 2,
    apply: (listing) => ({
      ...listing,
      status: SECOND_TRANSACTIONS[6].status,
      transaction: { id: SECOND_TRANSACTIONS[6].id, name: SECOND_TRANSACTIONS[6].name },
      sticker: null,
    }),
  },
  {
    name: 'sale under VAT hides the price',
    fits: isForSale,
    apply: change({
      financial: { vat_regime: true, land_price: 72_000, infrastructure_price: 9_500 },
      notary_cost: { total: 4_800 },
    }),
  },
  {
    name: 'price -1',
    fits: isForSale,
    apply: change({ financial: { price: -1, monthly_costs: -1, cadastral_income: -1 } }),
  },
  { name: 'no price', fits: isForSale, apply: change({ financial: { price: null } }) },
  {
    name: 'EPC -1 is a value',
    fits: isHouse,
    apply: change({ certification: { epc_value: -1, energy_label: 'A_PLUS_PLUS' } }),
  },
  {
    name: 'dual energy label',
    fits: isHouse,
    apply: change({ certification: { epc_value: 498, energy_label: 'G_F' } }),
  },
  {
    name: 'no certificate yet',
    fits: isHouse,
    apply: change({
      certification: { epc_number: null, epc_value: null, epc_year_value: null, co2_emission: null },
    }),
  },
  {
    name: 'counts and areas -1',
    fits: isHouse,
    apply: change({
      construction: {
        bathrooms_count: -1,
        toilets_count: -1,
        land_surface: -1,
        living_area_surface: -1,
        construction_year: -1,
        lot_width: -1,
      },
    }),
  },
  {
    name: 'public auction',
    ordinary: true,
    fits: isForSale,
    apply: change({
      notary: {
        setting_price: 120_000,
        location_public_auction: 'Namur, Maison des Notaires',
        session_date: '2026-12-15T14:00:00+01:00',
        visit_date: '2026-12-05T10:00:00+01:00',
        interactive_sale_bid_url: 'https://auction.example/namur',
        interactive_sale_increment: 1_000,
      },
    }),
  },
  {
    name: 'life annuity',
    ordinary: true,
    fits: isForSale,
    apply: change({
      notary: {
        annuity: 650,
        annuity_advance_amount: 45_000,
        annuity_holder_1_age: 79,
        annuity_holder_2_age: 77,
        max_duration_annuity: 20,
      },
    }),
  },
  {
    name: 'companion texts',
    ordinary: true,
    fits: isHouse,
    apply: change({
      comfort: {
        heating: 'PELLET',
        heating_information: 'Chaudière de 2021',
        shutters: true,
        shutters_information: 'Électriques au rez-de-chaussée',
      },
      certification: {
        electrical_certificate: 'OBTAINED',
        electrical_certificate_conformity: 'INVALID',
        electrical_certificate_information: 'À mettre en conformité par l’acquéreur',
      },
      other: { garden: 'YES', garden_information: 'Verger de huit pommiers' },
      planning: {
        permission: 'BEFORE_1962',
        permission_information: 'Construction antérieure au permis',
        proceeding: 'PENDING',
      },
    }),
  },
  {
    name: 'virtual visit',
    ordinary: true,
    fits: isHouse,
    apply: change({ media: { virtual_visit_url: 'https://visit.example/second-source' } }),
  },
  {
    name: 'free date unknown',
    ordinary: true,
    fits: isForSale,
    apply: change({ other: { available: 'UNKNWON', available_at: null } }),
  },
  {
    name: 'free on a day',
    ordinary: true,
    fits: (listing) => listing.status === 'FOR_RENT',
    apply: change({ other: { available: 'AFTER_NOTICE_PERIOD', available_at: '2027-02-01' } }),
  },
  {
    name: 'archived',
    ordinary: true,
    fits: (listing) => listing.status === 'SOLD',
    apply: (listing) => ({ ...listing, archived_at: '2026-08-31T12:00:00+02:00' }),
  },
  {
    name: 'flood zone',
    ordinary: true,
    fits: isHouse,
    apply: change({
      flood_information: {
        effectively_vulnerable: 'YES',
        possibly_vulnerable: 'YES',
        defined_floodplain: 'NO',
      },
    }),
  },
  {
    name: 'revenue property',
    ordinary: true,
    fits: isHouse,
    apply: change({
      general: { revenue_property: true, investment_property: true, exclusive: true },
      financial: { rent_per_year: 14_400, net_revenue: 11_900 },
    }),
  },
  {
    name: 'internal fields',
    ordinary: true,
    fits: isHouse,
    apply: change({
      other: { sms_text: 'Appeler Claire', portals_extra_information: 'Ne pas publier' },
      financial: { purchase_price: 99_000, purchase_year: 2003 },
    }),
  },
  {
    name: 'no German at all',
    fits: isForSale,
    apply: (listing) => ({
      ...listing,
      title: { fr: listing.title?.fr },
      description: { fr: listing.description?.fr },
      short_description: { fr: listing.short_description?.fr },
    }),
  },
  { name: 'no pictures', fits: isForSale, apply: (listing) => ({ ...listing, pictures: [] }) },
  {
    name: 'archived while for sale',
    ordinary: true,
    fits: (listing) => isHouse(listing) && isForSale(listing),
    apply: (listing) => ({ ...listing, archived: true, archived_at: '2026-10-12T09:00:00+02:00' }),
  },
  {
    name: 'lacks three things that the law asks for',
    ordinary: true,
    fits: (listing) => isHouse(listing) && isForSale(listing),
    apply: change({ certification: { epc_number: null, epc_year_value: null, energy_label: null } }),
  },
  {
    name: 'where in its town it lies',
    ordinary: true,
    fits: (listing) => isForSale(listing) && listing.address?.visible === true,
    apply: lying('Au bout d’un chemin sans issue, à dix minutes à pied de la gare'),
  },
  {
    name: 'where in its town it lies, at a hidden address',
    ordinary: true,
    fits: (listing) => isForSale(listing) && listing.address?.visible === false,
    apply: lying('Dans la rue de l’église, face au presbytère'),
  },
];
