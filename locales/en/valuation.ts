/** Answers of the valuation form, which the mail to the agency repeats. */
const answers = {
  states: {
    new: 'New or as good as new',
    good: 'Good',
    refresh: 'In need of redecoration',
    renovate: 'To renovate',
  },
  moments: {
    morning: 'In the morning',
    afternoon: 'In the afternoon',
    evening: 'After 6 p.m.',
    write: 'Rather in writing',
  },
} as const;

/** Texts of the valuation form and its pages. */
export default {
  valuation: {
    begin: 'What would you like valued?',
    title: 'What is my home worth?',
    steps: {
      label: 'Steps',
      address: 'Address',
      home: 'The home',
      contact: 'Contact',
    },
    of: 'Step {{n}} of 3',
    next: 'Continue',
    send: 'Ask for the valuation',
    call: 'Rather talk first?',
    use: '{{agency}} uses this to value the home and to contact you about it, and for nothing else. The website keeps it for {{days}}; you can withdraw it sooner by the link in our e-mail. More in our',
    address: {
      heading: 'What is my home worth?',
      lead: 'Three short steps, free and without obligation. We come and look, and give you a price with its reasons.',
      label: 'Where is the home?',
      hint: 'Street, number and town.',
      suggestions: 'Addresses',
      none: 'Not in the list? Just keep typing: any address will do.',
    },
    home: {
      heading: 'Tell us about the home',
      lead: 'Something you do not know? Leave it open. We measure for ourselves.',
    },
    contact: {
      heading: 'How do we reach you?',
      lead: 'A phone number or an e-mail address will do.',
    },
    reach: {
      legend: 'Where do we reach you?',
      hint: 'One of the two will do. At your e-mail address you also get a receipt.',
    },
    message: 'Anything else we should know?',
    sent: {
      heading: 'Thank you. Your request has arrived.',
      text: 'One of us will get in touch, the way you asked.',
      reference: 'Reference',
      when: {
        mail: 'Now',
        contact: 'Then',
        price: 'On the spot',
      },
      what: {
        mail: 'If you left an e-mail address, a receipt is on its way. Nothing after a few minutes? Please check your spam folder.',
        contact: 'We call or write to arrange a time.',
        price:
          'We walk through the home with you and explain how we arrive at a price. Then you decide, in your own time.',
      },
    },
    withdraw: {
      heading: 'Withdraw the request?',
      text: 'The website then deletes at once what request {{reference}} says, and we ask the agency to do the same.',
      button: 'Withdraw the request',
      doneHeading: 'The request is withdrawn.',
      doneText: 'What request {{reference}} said is deleted. The agency knows not to contact you any more.',
      unknownHeading: 'This link does not work.',
      unknownText: 'The request is not known here, or it has been deleted altogether.',
    },
    stateHints: {
      new: 'Renewed within the last five years',
      good: 'Ready to move in, dated here and there',
      refresh: 'Kitchen, bathroom or windows are due',
      renovate: 'Roof, electricity or structure',
    },
    orMore: '{{n}} or more',
    plot: 'Land',
    year: 'Year built',
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    epc: 'EPC label',
    ...answers,
    unknown: 'I do not know',
    kind: 'What is it?',
    area: 'Living area',
    moment: 'When do we reach you best?',
    plan: 'Are you thinking of selling?',
    state: 'What condition is it in?',
    kinds: {
      house: 'House',
      apartment: 'Apartment',
      land: 'Land',
      other: 'Something else',
    },
    plans: {
      soon: 'Within three months',
      year: 'Within a year',
      curious: 'I just want to know',
    },
  },
} as const;

/** Texts of mails about valuation requests. */
export const mails = {
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
