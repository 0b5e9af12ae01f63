/** Words of the pages that agencies compose. */
export default {
  content: {
    write: 'Write to us',
    homesFailed: 'These homes will not load just now.',
    gonePage: {
      heading: 'This page is no longer here.',
      text: 'The agency has taken it down. Perhaps you will find below what you were looking for.',
    },
  },
} as const;
