function* each<Item>(items: Iterable<Item>): Generator<Item, void> {
  yield* items;
}

/**
 * Does the work of all items, so many at the same time. Where one fails, no further one is begun, and the failure
 * is the answer.
 */
export async function inHands<Item>(
  items: Iterable<Item>,
  hands: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // One generator for all hands: each item is taken once, and a hand that throws ends it for the others.
  const waiting = each(items);
  const hand = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: hands }, hand));
}
