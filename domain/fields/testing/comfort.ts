import type { Example } from './example.ts';

/** Comfort and certificates of the second source (spec 2 §3). */
export const COMFORT_EXAMPLES: readonly Example[] = [
  [
    'comfort.kitchen_type',
    'AMERICAN_HYPER_EQUIPPED',
    [
      'Open keuken, volledig uitgerust',
      'Cuisine américaine hyper-équipée',
      'Open-plan, fully equipped',
      'Offene Küche, voll ausgestattet',
    ],
  ],
  ['comfort.bathroom_type', 'EQUIPPED', ['Ingericht', 'Aménagée', 'Fitted', 'Ausgestattet']],
  [
    'comfort.heating',
    'HEAT_ACCUMULATION',
    ['Accumulatieverwarming', 'Chauffage par accumulation', 'Storage heating', 'Nachtspeicherheizung'],
  ],
  ['comfort.heating_common', 'INDIVIDUAL', ['Individueel', 'Individuel', 'Individual', 'Individuell']],
  ['comfort.outside_carpentry', 'ALUMINUM', 'Aluminium'],
  [
    'comfort.glazing_type',
    'TRIPLE',
    ['Driedubbel glas', 'Triple vitrage', 'Triple glazing', 'Dreifachverglasung'],
  ],
  [
    'comfort.electricity_meter_type',
    'DAY_AND_NIGHT',
    ['Dag- en nachtmeter', 'Compteur bihoraire', 'Day and night meter', 'Zweitarifzähler (Tag/Nacht)'],
  ],
  [
    'comfort.electricity_meter_common',
    'COMMON',
    ['Gemeenschappelijk', 'Commun', 'Shared', 'Gemeinschaftlich'],
  ],
  ['comfort.gas_meter_common', 'INDIVIDUAL', ['Individueel', 'Individuel', 'Individual', 'Individuell']],
  [
    'comfort.water_meter_common',
    'NOT_APPLICABLE',
    ['Niet van toepassing', 'Sans objet', 'Not applicable', 'Nicht zutreffend'],
  ],
  ['comfort.luxuryLevel', 'LUXURIOUS', ['Luxueus', 'Luxueux', 'Luxurious', 'Luxuriös']],
  ['comfort.heating_oil_tank_contents', 2500, '2.500l'],
  ['comfort.water_well_contents', 10000, '10.000l'],
  ['comfort.floor_material', 'Eiken parket', 'Eiken parket'],
  ['comfort.heating_information', 'In 2019 vernieuwd', 'In 2019 vernieuwd'],
  ['comfort.windows_information', 'In 2019 vernieuwd', 'In 2019 vernieuwd'],
  ['comfort.domestic_animals_allowed_information', 'In 2019 vernieuwd', 'In 2019 vernieuwd'],
  ['comfort.shutters_information', 'In 2019 vernieuwd', 'In 2019 vernieuwd'],
  ['comfort.tennis_court_information', 'In 2019 vernieuwd', 'In 2019 vernieuwd'],
  ['comfort.swimming_pool_information', 'In 2019 vernieuwd', 'In 2019 vernieuwd'],
  ['certification.epc_number', '20260415-0003', '20260415-0003'],
  ['certification.epc_value', -1, '−1 kWh/m²'],
  [
    'certification.epc_year_value',
    24100,
    ['24.100 kWh/jaar', '24.100 kWh/an', '24.100 kWh/year', '24.100 kWh/Jahr'],
  ],
  ['certification.energy_label', 'B_A_PLUS', ['B tot A+', 'B à A+', 'B to A+', 'B bis A+']],
  [
    'certification.co2_emission',
    46.25,
    ['46,25 kg/m²/jaar', '46,25 kg/m²/an', '46,25 kg/m²/year', '46,25 kg/m²/Jahr'],
  ],
  ['certification.e_level', 30, '30'],
  ['certification.k_level', 21, '21'],
  ['certification.net_energy_heating', 33.5, '33,5 kWh/m²'],
  [
    'certification.electrical_certificate',
    'NOT_OBTAINED',
    [
      'Attest niet aanwezig',
      'Attestation non obtenue',
      'Certificate not obtained',
      'Bescheinigung nicht vorhanden',
    ],
  ],
  [
    'certification.electrical_certificate_conformity',
    'INVALID',
    ['Niet conform', 'Non conforme', 'Not compliant', 'Nicht konform'],
  ],
  ['certification.electrical_certificate_information', 'Keuring van 2024', 'Keuring van 2024'],
  [
    'certification.as_built_certificate',
    'PENDING',
    ['In aanvraag', 'En cours de demande', 'Applied for', 'Beantragt'],
  ],
  ['certification.as_built_certificate_information', 'Afgeleverd in 2025', 'Afgeleverd in 2025'],
];
