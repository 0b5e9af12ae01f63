/** Names that `Intl` lacks, or has otherwise (docs/decisions/0066): UNKNOWN and the legacy AN and YU (spec 2 §3). */
export default {
  UNKNOWN: 'Unbekannt',
  AN: 'Niederländische Antillen',
  CD: 'Kongo-Kinshasa',
  CG: 'Kongo-Brazzaville',
  YU: 'Jugoslawien (ehemalig)',
} as const;
