/** Stands in the bundle for `fflate`, which pmtiles names as its second choice: ours unpacks with the platform (`ranges.ts`). */
export function decompressSync(): never {
  throw new Error('nothing is unpacked without DecompressionStream');
}
