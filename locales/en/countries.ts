/** Names that `Intl` lacks, or has otherwise (docs/decisions/0066): UNKNOWN and the legacy AN and YU (spec 2 §3). */
export default {
  UNKNOWN: 'Unknown',
  AN: 'Netherlands Antilles',
  CD: 'Congo-Kinshasa',
  CG: 'Congo-Brazzaville',
  YU: 'Yugoslavia (former)',
} as const;
