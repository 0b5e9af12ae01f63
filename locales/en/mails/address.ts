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
  sender: {
    subject: 'E-mail of your website no longer comes from {{address}}',
    title: 'Your e-mail comes from another address',
    lead: 'E-mail of your website came from {{address}}. That is no longer possible. Nothing is lost: until it is possible again, it comes from {{from}}, and replies still reach you.',
    records:
      'DNS records are missing in the domain {{domain}}. Forward this e-mail to whoever manages your domain and ask for them to be put back. We check every day and then use your address again; you need not do anything.',
    refused:
      'The e-mail service refuses addresses of the domain {{domain}}. Forward this e-mail to your web agency: it can set up your address again.',
    why: 'E-mail of your website comes from another address than the one you chose.',
  },
} as const;
