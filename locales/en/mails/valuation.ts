import answers from '../valuation-answers.ts';

/** Texts of mails about valuation requests. */
export default {
  valuation: {
    unknown: 'Does not know',
    orMore: '{{n}} or more',
    address: 'Address',
    kind: 'Kind',
    area: 'Living area',
    plot: 'Land',
    year: 'Year built',
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    state: 'Condition',
    epc: 'EPC label',
    moment: 'When to reach them',
    plan: 'Selling',
    kinds: {
      house: 'house',
      apartment: 'apartment',
      land: 'land',
      other: 'something else',
    },
    ...answers,
    plans: {
      soon: 'Within three months',
      year: 'Within a year',
      curious: 'Just wants to know',
    },
    notice: {
      subject: 'Valuation requested: {{kind}}, {{reference}}',
      title: 'Somebody would like a valuation',
      body: 'The request came through your website. Anything not shown here was left blank.',
      home: 'The property',
      who: 'Who is asking',
      whyCall:
        'No e-mail address was entered: call the number above. Please do not forward this e-mail: whoever has it can answer in your name.',
    },
    receipt: {
      subject: 'Received: your request {{reference}}',
      title: 'Your request has arrived',
      body: 'You asked {{agency}} for a valuation. One of us will get in touch, the way you asked.',
      who: 'Who gets in touch',
      hours: 'Open',
      next: 'Do you have a question, or something to add? Call us or reply to this e-mail, and mention the reference.',
      why: 'You are receiving this e-mail because somebody used this e-mail address to ask for a valuation on the website of {{agency}}. If this was not you, withdraw the request: what was entered is deleted at once.',
      withdraw: 'Withdraw the request',
    },
    withdrawn: {
      subject: 'Valuation withdrawn: {{reference}}',
      title: 'A request was withdrawn',
      body: 'The request with reference {{reference}} was withdrawn. The website has deleted what it said. Please delete our earlier e-mail with this reference too, and do not get in touch any more.',
      why: 'The link in our acknowledgement was used.',
    },
  },
} as const;
