/** Stands in the bundle for `fflate`, the second choice of pmtiles for unpacking: the platform unpacks by itself. */
const decompressSync = (): never => {
  throw new Error('nothing is unpacked without DecompressionStream');
};

export { decompressSync };
