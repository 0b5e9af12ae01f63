/**
 * Every member of a home of Zabun: read, never read, or left out, and why. `docs/zabun-members.md` is written from this
 * table. A member that is not in it is counted by its name, without its value.
 */

export type Member = { readonly read: string } | { readonly never: string } | { readonly left: string };

const named = (words: string): readonly string[] => words.trim().split(/\s+/);
const each = (words: string, what: Member): readonly (readonly [string, Member])[] =>
  named(words).map((name) => [name, what] as const);

const PERSONS = 'persons and what the agency agreed with them';
const INTERNAL = 'the agency’s own notes and administration';
const AMOUNTS = 'amounts that the agency keeps to itself';
const METERS = 'numbers of meters';

export const MEMBERS: ReadonlyMap<string, Member> = new Map<string, Member>([
  ...each('property_id company_id', { read: 'the home and its agency' }),
  ...each('publish show archived deleted status_id transaction_id', {
    read: 'whether it is public, and as what',
  }),
  ...each('errors', { read: 'whether the vendor states an error: then the home is refused' }),
  ...each('is_project parent_property_id', { read: 'projects and their units' }),
  ...each('head_type_id type_id', { read: 'type and sub type' }),
  ...each('title description description_short', { read: 'the texts' }),
  ...each('reference building_name', { read: 'reference; the building’s name where the address is shown' }),
  ...each('address', { read: 'the address' }),
  ...each('creation', { read: 'the day of publication' }),
  ...each(
    'price price_visible price_from price_period_id rentable_guarantee infrastructure_value ground_value',
    {
      read: 'the price and its parts, where the price is shown',
    },
  ),
  ...each('furniture_value monthly_cost', { read: 'the price and its parts, where the price is shown' }),
  ...each('available available_date', { read: 'when it is free, while it is on offer' }),
  ...each('area_ground area_build area_buildable width_house depth_house width_ground depth_ground', {
    read: 'dimensions',
  }),
  ...each('depth_floor depth_ground_floor', { read: 'dimensions' }),
  ...each(
    'construction_year renovation_year building_type_id condition_id floor elevator direction_garden_id',
    {
      read: 'the building',
    },
  ),
  ...each('passive_house low_energy_house investment access_for_disabled_ynu', {
    read: 'facilities, where ticked',
  }),
  ...each('layouts facilities environments photos videos', {
    read: 'rooms, facilities, surroundings, pictures',
  }),
  ...each('epc_value epc_value_total epc_reference epb_reference custom_epc_label co2 e_level k_level', {
    read: 'energy',
  }),
  ...each('epc_value_shared epc_value_total_shared epc_reference_shared epb_reference_shared', {
    read: 'energy of the shared parts',
  }),
  ...each('custom_epc_label_shared co2_shared e_level_shared k_level_shared', {
    read: 'energy of the shared parts',
  }),
  ...each('non_indexed_ki indexed_ki community_tax', { read: 'cadastral income and tax' }),
  ...each('certificate_asbuilt_ynu certificate_electricity_ynu certificate_electricity_conform', {
    read: 'certificates',
  }),
  ...each('certificate_conformity_ynu certificate_conformity_conform', { read: 'certificates' }),
  ...each('heritage_protected_ynu presale_right_ynu allocation_license_ynu town_planning_id', {
    read: 'town planning',
  }),
  ...each('town_planning_violation_id building_license_id', { read: 'town planning' }),
  ...each('flooding_building_score flooding_parcel_score', { read: 'flood scores' }),
  ...each('furniture_ynu pets_allowed_ynu', { read: 'furnished, pets' }),

  ...each('owner renter buyer notary notary_buyer notary_document architect surveyor syndicus introducer', {
    never: PERSONS,
  }),
  ...each(
    'seller_person_id purchaser_person_id responsible_salesrep_person_id file_administrator_person_id',
    {
      never: PERSONS,
    },
  ),
  ...each('introducer_contact_autoid option_contacts for_sale_throughs for_sale_through_account_autoids', {
    never: PERSONS,
  }),
  ...each('creation_person_id changed_person_id bedrijf_id mandate_type_id mandate_start mandate_end', {
    never: PERSONS,
  }),
  ...each('contract_effect contract_signing option_days option_reminder lead_source_id lead_source_link', {
    never: PERSONS,
  }),
  ...each('rent_index_contract_end rent_index_contract_registered rent_index_duration_id rent_index_bank', {
    never: PERSONS,
  }),
  ...each('rent_index_account_number rent_index_automatic_payment rent_index_automatic', { never: PERSONS }),
  ...each('price_start price_bottom price_estimate price_agreed price_estimate_renovation history_price', {
    never: AMOUNTS,
  }),
  ...each('commission commission_percent notary_document_salary notary_document_cost price_class', {
    never: AMOUNTS,
  }),
  ...each('payments project_payments', { never: AMOUNTS }),
  ...each('internal_note key publicity reason administration files poster clicks_per_media', {
    never: INTERNAL,
  }),
  ...each('history_transaction', { never: INTERNAL }),
  ...each(
    'electricity_day_counter electricity_day_number electricity_night_counter electricity_night_number',
    {
      never: METERS,
    },
  ),
  ...each('gas_counter gas_number water_counter water_number', { never: METERS }),
  ...each('ki_name comment_ki cep', { never: 'may name owners or parcels' }),

  ...each('changed office_autoid city_use_region4 custom_geo photo_url regions floor_id', {
    left: 'said by another member, or nothing for visitors',
  }),
  ...each('child_properties', { left: 'each unit names its project itself' }),
  ...each('sticker_id heritage_inventoried_id renovation_obligation_id building_obligation_id', {
    left: 'numbers whose meaning is not known',
  }),
  ...each('o_level_flooding_sensitivity_id o_level_flooding_zone_id certificate_asbestos technicals', {
    left: 'numbers whose meaning is not known',
  }),
  ...each('build_stages parts parts_count parts_total', { left: 'no place' }),
  ...each('comment_price comment_epc comment_technical comment_area comment_address asbestos_inventory', {
    left: 'free words: nobody says for whom they are written',
  }),
  ...each('price_total price_square_meter miscellaneous_charges taxes taxes_percent registration_percent', {
    left: 'what is in the amount is not said',
  }),
  ...each('reduced_registration equity development exclusive main_residence holiday_residence', {
    left: 'no place',
  }),
  ...each('student_residence condominium floors_total', { left: 'no place' }),
  ...each('certificate_ep_ynu certificate_ep_shared_ynu epc_date epc_date_shared epc_date_expire', {
    left: 'no place',
  }),
  ...each('epc_date_expire_shared water_sensitive_open_space_area water_sensitive_open_space_area_expire', {
    left: 'no place',
  }),
]);
