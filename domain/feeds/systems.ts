/**
 * Agencies' systems that take visitors' requests, by kind of feed: the name for agencies and for privacy statements, and whether
 * they keep searches as search cards too (decision 174).
 */
export const LEAD_SYSTEMS = {
  skarabee: { name: 'Skarabee', keepsCards: false },
  whise: { name: 'Whise', keepsCards: true },
  zabun: { name: 'Zabun', keepsCards: true },
} as const;

const SYSTEMS = Object.entries(LEAD_SYSTEMS);

/** The names of some kinds, without repetition; a kind that takes none has no name. */
export const leadSystemsOf = (kinds: readonly string[]): readonly string[] =>
  SYSTEMS.flatMap(([kind, { name }]) => (kinds.includes(kind) ? [name] : []));

/** Kinds of feeds whose systems keep search cards. */
export const CARD_KINDS: readonly string[] = SYSTEMS.flatMap(([kind, { keepsCards }]) =>
  keepsCards ? [kind] : [],
);

/** The kind whose system has this name and keeps search cards; null without one. */
export const cardKindOf = (system: string): string | null =>
  SYSTEMS.find(([, { name, keepsCards }]) => keepsCards && name === system)?.[0] ?? null;

/**
 * The system in which a site's searches can be kept, by the kinds of its feeds that take requests: null where none keeps them,
 * or where several do, since a box names one.
 */
export function cardSystemOf(kinds: readonly string[]): string | null {
  const [kind, ...others] = kinds.filter((one) => CARD_KINDS.includes(one));
  return kind === undefined || others.length > 0 ? null : (leadSystemsOf([kind])[0] ?? null);
}
