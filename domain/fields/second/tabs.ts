import type { Tab } from '../field.ts';

/** Contents of the tabs that spec 2 §2 lists, in its order; the other four hold what is not listed here. */
export const LISTED_TABS: readonly (readonly [tab: Tab, paths: readonly string[]])[] = [
  [
    'epc',
    [
      'certification.epc_number',
      'certification.epc_year_value',
      'certification.epc_value',
      'certification.energy_label',
    ],
  ],
  [
    'financialCosts',
    [
      'notary_cost.registration_fee.construction_tax.taxable_by6',
      'notary_cost.registration_fee.construction_tax.taxable_by12',
      'notary_cost.registration_fee.construction_tax.taxable_by21',
      'notary_cost.registration_fee.property_registration_fee.plot_fee',
    ],
  ],
  ['financialNotary', ['notary_cost.notary_fee', 'notary_cost.fixed_fee']],
  [
    'financialPriceDetails',
    [
      'notary_cost.registration_fee.construction_tax.total_taxable',
      'notary_cost.registration_fee.property_registration_fee.plot_price',
    ],
  ],
  [
    'general',
    [
      'comfort.luxuryLevel',
      'general.revenue_property',
      'general.advertiser_office_id',
      'general.advertiser_second_office_id',
      'general.investment_property',
      'general.exclusive',
      'general.dossierNumber',
      'other.environment',
      'other.available_at',
      'other.available',
      'other.neighbourhood_information',
      'planning.destination',
      'external_id',
      'subType',
      'type',
      'status',
      'description',
      'short_description',
      'title',
    ],
  ],
  [
    'other',
    [
      'other.available',
      'other.available_at',
      'comfort.ready_to_move_in',
      'construction.showers_count',
      'construction.open_fires_count',
      'other.carports_count',
      'other.garages_count',
      'other.parking_spaces_count',
      'other.garden',
      'other.garden_type',
      'other.garden_type_information',
      'other.garden_orientation',
      'other.garden_surface',
      'other.garden_information',
      'other.shops_distance',
      'other.public_transport_distance',
      'other.school_distance',
      'other.beach_distance',
    ],
  ],
];

/** Fields that the tab "planning" holds besides its own group and the flood fields (spec 2 §2). */
export const ALSO_PLANNING: readonly string[] = [
  'certification.as_built_certificate',
  'certification.as_built_certificate_information',
];
