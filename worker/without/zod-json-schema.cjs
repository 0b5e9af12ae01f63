/**
 * Replaces zod's JSON Schema generator in the bundle. Only the content service needs it, for its OpenAPI document;
 * no page does.
 */
const unwritten = () => {
  throw new Error('the site writes no JSON Schema');
};

exports.toJSONSchema = unwritten;
exports.createToJSONSchemaMethod = unwritten;
exports.createStandardJSONSchemaMethod = unwritten;
