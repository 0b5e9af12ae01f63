/** Stands in the bundle for the layers of pmtiles that draw maps in browsers: nothing here draws one. */
export {};
