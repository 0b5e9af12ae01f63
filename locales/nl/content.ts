/** Words of the pages that agencies compose. */
export default {
  content: {
    write: 'Schrijf ons',
    homesFailed: 'Deze panden laden even niet.',
  },
} as const;
