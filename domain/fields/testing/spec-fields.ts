/**
 * The fields that spec 2 §3 lists, by group; rooms and amounts that it mentions without a key have our keys.
 */
export const SPEC_FIELDS: readonly (readonly [group: string, keys: string])[] = [
  ['', 'type subType status title description short_description external_id'],
  ['general', 'dossierNumber key appartment_number exclusive investment_property revenue_property'],
  [
    'construction',
    `bedrooms_count bathrooms_count toilets_count showers_count floors_count facades_count floor
     construction_type condition renovation_required renovation_year renovation_costs
     construction_year new_construction low_energy passive roof_type roof_slope cornice_height
     open_fires_count land_surface living_area_surface construction_surface commercial_surface
     floor1_surface floor2_surface floor3_surface floor4_surface lot_width lot_depth lot_number
     ground_floor_depth floor_depth frontage_width land_height distance_to_building_line
     distance_to_street_axis distance_to_left_side_boundary distance_to_right_side_boundary
     cadastral_kind cadastral_classification cadastral_section`,
  ],
  [
    'comfort',
    `kitchen_type bathroom_type heating central_heating heating_common heat_pump floor_heating
     heating_oil_tank_contents outside_carpentry glazing_type electricity_connection
     electricity_meter_type electricity_meter_common gas_connection gas_meter_common water_connection
     water_meter_common sewer_connection telephone_connection internet_connection alarm
     floor_material secondary_kitchen concierge distribution domotics dressing furnished secured_door
     domestic_animals_allowed lift disabled_access intercom videophone shutters septic_tank
     tennis_court water_well water_well_contents water_softener windmill sunblinds solar_boiler
     solar_panels swimming_pool ready_to_move_in luxuryLevel`,
  ],
  [
    'certification',
    `epc_number epc_value epc_year_value energy_label co2_emission e_level k_level net_energy_heating
     electrical_certificate electrical_certificate_conformity electrical_certificate_information
     heating_oil_certificate as_built_certificate as_built_certificate_information`,
  ],
  [
    'financial',
    `price price_per_square_meter cadastral_income cadastral_income_index cadastral_income_index_year
     purchase_price purchase_year rent_per_year monthly_costs common_costs warranty costs_included
     shared_renting net_revenue property_tax property_tax_year land_price infrastructure_price
     provision provision_information tax registration_percentage registration_cost vat_regime
     land_vat_regime fixed_connection_costs fixed_deed_costs full_costs_visible construction_cost_6
     construction_cost_12 construction_cost_21`,
  ],
  [
    'notary',
    `setting_price location_public_auction price_reached higher_bid_date visit_date
     assigned_to_barring_higher_bid sold_by session_date interactive_sale_bid_url
     interactive_sale_bid_startdate interactive_sale_bid_enddate interactive_sale_increment
     interactive_sale_comment_1 interactive_sale_comment_2 annuity annuity_advance_amount
     annuity_holder_1_age annuity_holder_2_age max_duration_annuity`,
  ],
  [
    'notary_cost',
    `total total_including_costs notary_fee fixed_fee registration_fee.price
     registration_fee.construction_tax.taxable_by6 registration_fee.construction_tax.taxable_by12
     registration_fee.construction_tax.taxable_by21 registration_fee.construction_tax.total_taxable
     registration_fee.property_registration_fee.plot_price
     registration_fee.property_registration_fee.plot_fee`,
  ],
  [
    'other',
    `available available_at environment neighbourhood_information carports_count garages_count
     parking_spaces_count garden garden_type garden_orientation garden_surface garden_information
     shops_distance public_transport_distance school_distance beach_distance sea_view side_sea_view
     construction_obligation geo_precision sold_price sms_text portals_extra_information
     portals_replacement_information`,
  ],
  [
    'planning',
    `destination most_recent_destination permission proceeding remedial_action administrative_order
     penalty_payment amicable_settlement priority_purchase subdivision_permit subdivision_information
     protected_heritage protected_monument protected_area cultural_historical_protected_area
     conservation_area_city conservation_area_village protected_archaeological_site
     protected_archaeological_zone protected_archaeological_monument decree_complex_project`,
  ],
  [
    'flood_information',
    `effectively_vulnerable possibly_vulnerable defined_floodplain defined_bank_area
     risk_zone_for_floods flood_information`,
  ],
  ['project', 'project_phase'],
  ['media', 'virtual_visit_url'],
  ['geo', 'address.country'],
  [
    'layout',
    `atelier bathroom1 bathroom2 bathroom3 bedroom1 bedroom2 bedroom3 bedroom4 bedroom5 bedroom6
     bedroom7 attic1 attic2 kitchen1 kitchen2 toilet1 toilet2 dining hall living terrace study
     night_hall store_room heating_area dressing garage cellar showroom wintergarden wardrobe
     free_profession laundry_room sitting_area crawling_space custom_room1 custom_room2 custom_room3
     custom_room4 custom_room5 custom_room6 custom_room7 custom_room8 custom_room9 custom_room10`,
  ],
];
