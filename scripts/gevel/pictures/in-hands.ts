function* each<Item>(items: Iterable<Item>): Generator<Item, void> {
  yield* items;
}

/**
 * Processes all items, at most `hands` in parallel. After a failure starts no further item, and rejects with the
 * failure.
 */
export async function inHands<Item>(
  items: Iterable<Item>,
  hands: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // All workers share one generator: each item is taken once, and a worker that throws ends it for all.
  const waiting = each(items);
  const hand = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: hands }, hand));
}
