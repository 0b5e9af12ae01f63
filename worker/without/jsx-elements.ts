/**
 * Replaces the special components of `hono/jsx` in the bundle: for `title`, `meta`, `link`, `style`, `script` and
 * form elements, which they move into the head or give actions. Mails write each element in its final place.
 */
const components_exports = {};

export { components_exports };
