/** Replaces pmtiles' layers for maps in browsers in the bundle: the Worker does not need them. */
export {};
