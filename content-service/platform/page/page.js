// Draws the document of all calls; nothing is asked of anybody but for the document beside this page.
globalThis.SwaggerUIBundle({
  url: 'document.json',
  dom_id: '#contract',
  // Nobody tries calls from here: the page has no token.
  supportedSubmitMethods: [],
  validatorUrl: null,
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  filter: true,
});
