/** What mails to subscribers say beside the digest. */
export default {
  alertOn: {
    subject: '{{agency}}: your search is on',
    title: 'Your search is on',
    body: 'When something comes in or drops in price and fits your search, {{agency}} writes to you. Once a day at most. You can change, pause or stop this at any time.',
    why: 'You get this one e-mail because you have just confirmed your request at {{agency}}.',
  },
} as const;
