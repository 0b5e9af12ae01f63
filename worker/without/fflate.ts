/** Replaces `fflate` in the bundle, pmtiles' fallback for decompression, which the platform has built in. */
const decompressSync = (): never => {
  throw new Error('DecompressionStream is required');
};

export { decompressSync };
