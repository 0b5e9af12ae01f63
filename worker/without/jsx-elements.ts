/**
 * Stands in the bundle for what `hono/jsx` does with `title`, `meta`, `link`, `style`, `script` and form elements of
 * pages: it moves them into the head and calls actions. A mail writes each where it belongs.
 */
const components_exports = {};

export { components_exports };
