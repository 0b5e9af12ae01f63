/** Sets an entry of a map and removes the oldest entries beyond `most`. */
export function setBounded<K, V>(map: Map<K, V>, key: K, value: V, most: number): void {
  map.delete(key); // a Map keeps the order of insertion: put it last
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= most) break;
    map.delete(oldest);
  }
}
