/** An agency's system that takes visitors' requests. */
interface LeadSystem {
  /** Its name, for agencies, visitors and privacy statements. */
  readonly name: string;
  /** Whether it keeps searches as search cards too (decision 174). */
  readonly keepsCards: boolean;
}

/** These systems, by kind of feed. */
export const LEAD_SYSTEMS = {
  skarabee: { name: 'Skarabee', keepsCards: false },
  whise: { name: 'Whise', keepsCards: true },
  zabun: { name: 'Zabun', keepsCards: true },
} as const satisfies Readonly<Record<string, LeadSystem>>;

const systems = (): readonly (readonly [kind: string, system: LeadSystem])[] => Object.entries(LEAD_SYSTEMS);

/** The names of some kinds, without repetition; a kind that takes none has no name. */
export const leadSystemsOf = (kinds: readonly string[]): readonly string[] =>
  systems().flatMap(([kind, { name }]) => (kinds.includes(kind) ? [name] : []));

/** Kinds of feeds whose systems keep search cards. */
export const cardKinds = (): readonly string[] =>
  systems().flatMap(([kind, { keepsCards }]) => (keepsCards ? [kind] : []));

/** The kind whose system has this name and keeps search cards; null without one. */
export const cardKindOf = (system: string): string | null =>
  systems().find(([, { name, keepsCards }]) => keepsCards && name === system)?.[0] ?? null;

/**
 * The system in which a site's searches can be kept, by the kinds of its feeds that take requests: null where none keeps them,
 * or where several do, since a box names one.
 */
export function cardSystemOf(kinds: readonly string[]): string | null {
  const known = cardKinds();
  const [kind, ...others] = kinds.filter((one) => known.includes(one));
  return kind === undefined || others.length > 0 ? null : (leadSystemsOf([kind])[0] ?? null);
}
