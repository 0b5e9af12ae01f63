/** Words of the pages that agencies compose. */
export default {
  content: {
    write: 'Write to us',
    homesFailed: 'These homes will not load just now.',
  },
} as const;
