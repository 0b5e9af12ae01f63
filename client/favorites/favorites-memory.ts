import type { EstateCardView } from '../../domain/views/estate-card.ts';
import type { KeyValueStorage } from './favorites-storage.ts';

/** Beside the list itself, whose shape the specification fixes (spec 1 §9). */
export const MEMORY_KEY = 'favorites-seen';

/** What a favourite was when it first stood in the list. */
interface Remembered {
  readonly title: string;
  readonly place: string;
  /** As it was written; null for an estate without an amount. */
  readonly price: string | null;
}
export type FavoritesMemory = Readonly<Record<string, Remembered>>;

const amountOf = ({ price }: EstateCardView): string | null => (price?.kind === 'amount' ? price.text : null);

const isRemembered = (value: unknown): value is Remembered =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string';

/** What the browser remembers; nothing where it refuses, or where it holds something else. */
export const readMemory = (storage: KeyValueStorage | null): FavoritesMemory => {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(MEMORY_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, value]) => isRemembered(value)));
  } catch {
    return {}; // Refused, or not ours: the favourites themselves do not depend on it.
  }
};

/** Adds what is new and forgets what is no favourite any more; what was first seen stays. */
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

/** Keeps it, where the browser lets us. */
export const writeMemory = (storage: KeyValueStorage | null, memory: FavoritesMemory): void => {
  try {
    storage?.setItem(MEMORY_KEY, JSON.stringify(memory));
  } catch {
    // Full or refused: the page has said already that this browser keeps nothing.
  }
};

/** The price of then, where it is another now; null otherwise. */
export const formerPrice = (memory: FavoritesMemory, card: EstateCardView): string | null => {
  const [then, now] = [memory[card.id]?.price ?? null, amountOf(card)];
  return then !== null && now !== null && then !== now ? then : null;
};
