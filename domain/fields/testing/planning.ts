import type { Example } from './example.ts';

/** Town planning and floods of the second source (spec 2 §3). */
export const PLANNING_EXAMPLES: readonly Example[] = [
  [
    'planning.destination',
    'VACATION_RESIDENCE',
    ['Vakantieverblijf', 'Résidence de vacances', 'Holiday home', 'Ferienwohnsitz'],
  ],
  [
    'planning.most_recent_destination',
    'WCHE',
    [
      'Woongebied met culturele, historische en/of esthetische waarde',
      'Zone d’habitat d’intérêt culturel, historique et/ou esthétique',
      'Residential area of cultural, historical and/or aesthetic value',
      'Wohngebiet von kulturellem, historischem und/oder ästhetischem Wert',
    ],
  ],
  ['planning.permission', 'BEFORE_1962', ['Van vóór 1962', 'Antérieur à 1962', 'Pre-1962', 'Vor 1962']],
  [
    'planning.proceeding',
    'NO',
    [
      'Geen rechterlijke herstelmaatregel of bestuurlijke maatregel opgelegd',
      'Aucune mesure de réparation judiciaire ou mesure administrative imposée',
      'No judicial remedial or administrative measure imposed',
      'Keine gerichtliche Wiederherstellungs- oder Verwaltungsmaßnahme auferlegt',
    ],
  ],
  ['planning.remedial_action', 'NO', ['Nee', 'Non', 'No', 'Nein']],
  ['planning.administrative_order', 'YES', ['Ja', 'Oui', 'Yes', 'Ja']],
  ['planning.penalty_payment', 'UNKNOWN', ['Niet gekend', 'Inconnu', 'Unknown', 'Unbekannt']],
  [
    'planning.amicable_settlement',
    'PENDING',
    ['In aanvraag', 'En cours de demande', 'Applied for', 'Beantragt'],
  ],
  ['planning.priority_purchase', 'NO', ['Nee', 'Non', 'No', 'Nein']],
  ['planning.subdivision_permit', 'YES', ['Ja', 'Oui', 'Yes', 'Ja']],
  ['planning.protected_heritage', 'UNKNOWN', ['Niet gekend', 'Inconnu', 'Unknown', 'Unbekannt']],
  [
    'planning.protected_monument',
    'PENDING',
    ['In aanvraag', 'En cours de demande', 'Applied for', 'Beantragt'],
  ],
  ['planning.protected_area', 'NO', ['Nee', 'Non', 'No', 'Nein']],
  ['planning.cultural_historical_protected_area', 'YES', ['Ja', 'Oui', 'Yes', 'Ja']],
  ['planning.conservation_area_city', 'UNKNOWN', ['Niet gekend', 'Inconnu', 'Unknown', 'Unbekannt']],
  [
    'planning.conservation_area_village',
    'PENDING',
    ['In aanvraag', 'En cours de demande', 'Applied for', 'Beantragt'],
  ],
  ['planning.protected_archaeological_site', 'NO', ['Nee', 'Non', 'No', 'Nein']],
  ['planning.protected_archaeological_zone', 'YES', ['Ja', 'Oui', 'Yes', 'Ja']],
  [
    'planning.protected_archaeological_monument',
    'UNKNOWN',
    ['Niet gekend', 'Inconnu', 'Unknown', 'Unbekannt'],
  ],
  [
    'planning.decree_complex_project',
    'PENDING',
    ['In aanvraag', 'En cours de demande', 'Applied for', 'Beantragt'],
  ],
  ['planning.subdivision_information', 'Kavel 3', 'Kavel 3'],
  ['planning.most_recent_destination_information', 'Zie het uittreksel', 'Zie het uittreksel'],
  ['planning.permission_information', 'Zie het uittreksel', 'Zie het uittreksel'],
  ['planning.proceeding_information', 'Zie het uittreksel', 'Zie het uittreksel'],
  ['planning.priority_purchase_information', 'Zie het uittreksel', 'Zie het uittreksel'],
  ['flood_information.effectively_vulnerable', 'YES', ['Ja', 'Oui', 'Yes', 'Ja']],
  ['flood_information.possibly_vulnerable', 'NO', ['Nee', 'Non', 'No', 'Nein']],
  ['flood_information.defined_floodplain', 'UNKNOWN', ['Niet gekend', 'Inconnu', 'Unknown', 'Unbekannt']],
  ['flood_information.defined_bank_area', 'YES', ['Ja', 'Oui', 'Yes', 'Ja']],
  ['flood_information.risk_zone_for_floods', 'NO', ['Nee', 'Non', 'No', 'Nein']],
  ['flood_information.flood_information', 'Kaart van 2025', 'Kaart van 2025'],
];
