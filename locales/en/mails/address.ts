export default {
  address: {
    subject: 'E-mail address no longer works: {{address}}',
    title: 'An e-mail address gets no more e-mail',
    bounced:
      'Our e-mail to {{address}} did not arrive: the address does not exist, or not any more. We no longer write to it. Is this person waiting for an answer? Then call them.',
    complained:
      'The recipient reported our e-mail to {{address}} as spam. We send no more alerts there. You can still answer their questions yourself.',
    why: 'The website can no longer reach this e-mail address.',
  },
} as const;
