import answers from './valuation-answers.ts';

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
