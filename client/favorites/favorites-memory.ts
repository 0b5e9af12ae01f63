import type { EstateCardView } from '#domain/views/estate-card.ts';
import type { KeyValueStorage } from './favorites-storage.ts';

/** Stored beside the list of favourites, whose format the specification fixes (spec 1 §9). */
export const MEMORY_KEY = 'favorites-seen';

/** Data of a favourite at the time when it was added. */
interface Remembered {
  readonly title: string;
  readonly place: string;
  /** The price as it was displayed; null for an estate without an amount. */
  readonly price: string | null;
}
export type FavoritesMemory = Readonly<Record<string, Remembered>>;

const amountOf = ({ price }: EstateCardView): string | null => (price?.kind === 'amount' ? price.text : null);

const isRemembered = (value: unknown): value is Remembered =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string';

/** Reads the remembered data; empty when the browser refuses or the stored text is invalid. */
export const readMemory = (storage: KeyValueStorage | null): FavoritesMemory => {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(MEMORY_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, value]) => isRemembered(value)));
  } catch {
    return {}; // Refused or invalid: the favourites themselves do not depend on it.
  }
};

/**
 * Adds new favourites and drops estates that are no longer favourites; data stored earlier stays unchanged.
 */
export const remember = (
  memory: FavoritesMemory,
  ids: readonly string[],
  cards: readonly EstateCardView[],
): FavoritesMemory => {
  const seen = new Map(cards.map((card) => [card.id, card]));
  return Object.fromEntries(
    ids.flatMap((id) => {
      const card = seen.get(id);
      const known = memory[id] ?? (card && { title: card.title, place: card.place, price: amountOf(card) });
      return known ? [[id, known]] : [];
    }),
  );
};

/** Stores the data, if the browser allows it. */
export const writeMemory = (storage: KeyValueStorage | null, memory: FavoritesMemory): void => {
  try {
    storage?.setItem(MEMORY_KEY, JSON.stringify(memory));
  } catch {
    // Full or refused: the page already says that this browser stores nothing.
  }
};

/** The remembered price when it differs from the current one; else null. */
export const formerPrice = (memory: FavoritesMemory, card: EstateCardView): string | null => {
  const [then, now] = [memory[card.id]?.price ?? null, amountOf(card)];
  return then !== null && now !== null && then !== now ? then : null;
};
