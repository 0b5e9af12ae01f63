/** Names of agencies' systems that take visitors' requests, by kind of feed: for agencies, and for privacy statements. */
export const LEAD_SYSTEMS = { skarabee: 'Skarabee', whise: 'Whise', zabun: 'Zabun' } as const;

/** The names of some kinds, without repetition; a kind that takes none has no name. */
export const leadSystemsOf = (kinds: readonly string[]): readonly string[] =>
  Object.entries(LEAD_SYSTEMS).flatMap(([kind, name]) => (kinds.includes(kind) ? [name] : []));
