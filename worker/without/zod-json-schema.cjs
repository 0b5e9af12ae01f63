/** Stands in the bundle for zod's writers of JSON Schema, which the content service's document of its calls needs and no page. */
const unwritten = () => {
  throw new Error('the site writes no JSON Schema');
};

exports.toJSONSchema = unwritten;
exports.createToJSONSchemaMethod = unwritten;
exports.createStandardJSONSchemaMethod = unwritten;
