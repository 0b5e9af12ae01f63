/** Texts that the law requires: the agency's identity, and the data that the site keeps about visitors. */
export default {
  legal: {
    heading: 'Who we are',
    name: 'Company',
    companyNumber: 'Company number',
    vatNumber: 'VAT number',
    titles: 'Professional title',
    title: {
      broker: 'Estate agent (broker)',
      syndic: 'estate agent (syndic)',
      steward: 'estate agent (property manager)',
    },
    professionalNumber: 'BIV/IPI number',
    country: 'Country of registration',
    supervisor: 'Supervisory authority',
    codeOfConduct: 'Code of conduct',
    liability: 'Professional liability insurance',
    guarantee: 'Surety',
    thirdPartyAccount: 'Third-party account',
  },
  /** The privacy statement of an agency without its own. */
  privacy: {
    controller: {
      heading: 'Who answers for your data',
      text: '{{name}} decides what the data that you enter on this website are used for, and answers for them.',
    },
    address: 'Address',
    email: 'E-mail',
    phone: 'Telephone',
    use: {
      heading: 'What they are used for',
      asked:
        'To do what you ask for with a form, and to write to you about it. You agree to that when you send it, and may always change your mind.',
      agency:
        'The website sends what you enter by e-mail to {{name}}, or to the person who looks after the property. What arrives in that mailbox is kept there by {{name}}.',
      abuse:
        'Against abuse, the website counts for a short while how many forms and bookings come from one network. That is a legitimate interest.',
      none: 'The website does not follow you and builds no profile of you. It runs at Cloudflare, which processes the data on its behalf.',
    },
    rights: {
      heading: 'Your rights',
      text: 'You may see your data, have them corrected, erased or handed over, have their use restricted, and object to it. A message to {{name}} is enough.',
      alerts: 'You stop e-mails about new properties with the link in each of them.',
      viewing: 'You move or cancel a viewing with the links in its confirmation.',
      complaint:
        'If you are not satisfied, you can lodge a complaint with the Belgian Data Protection Authority, Rue de la Presse 35, 1000 Brussels.',
    },
  },
  kept: {
    heading: 'What this website keeps, and for how long',
    lead: 'This is what the website itself keeps. Whatever is older is erased by itself, every hour. It sets no cookies for visitors; people of the agency who sign in get one for 30 days, and one for 180 days by which the device is recognised.',
    days: { one: '{{n}} day', other: '{{n}} days' },
    year: 'a year',
    twoYears: 'two years',
    contact: {
      what: 'Questions',
      how: 'Your name, e-mail address, phone number and message, when you want to be called, and when the office answered: {{days}}.',
    },
    valuation: {
      what: 'Valuations',
      how: 'The address and what you tell of the home, your name, e-mail address, phone number and message: {{days}}, or until you withdraw the request.',
    },
    friend: { what: 'A home you pass on', how: 'The e-mail address it goes to: {{days}}.' },
    alert: {
      what: 'E-mails about new homes',
      how: 'Your e-mail address, language and search or the home that you follow: for as long as you are subscribed, and {{ended}} after you unsubscribe. If you never confirm: {{pending}}.',
    },
    viewing: {
      what: 'Viewings',
      how: 'Your name, e-mail address, phone number and comment, when the viewing was before it was moved, and what the office answered: until {{days}} after the viewing. If you never confirm it: {{held}}.',
    },
    stay: {
      what: 'Holiday rentals',
      how: 'Your name, e-mail address, phone number, message, the conditions you accepted and what the office answered: until {{days}} after you leave. If you never confirm the request: {{held}}.',
    },
    system: {
      what: 'What goes to the office’s system',
      how: 'Your questions, visits and valuations also go to {{systems}}, which {{name}} works with: your name, e-mail address, phone number, language and what you wrote. {{name}} keeps and erases what is there. The website remembers that it went there, with a fingerprint of your e-mail address: {{days}}.',
    },
    card: {
      what: 'Searches in the office’s system',
      how: 'Only if you tick the box for it: your search, name, e-mail address and language go to {{system}}, which {{name}} works with, once you have confirmed your address. The website remembers what the box said, in which language and when you ticked it, for as long as it keeps your subscription. When you stop, it tells {{system}} or {{name}}; {{name}} erases the search there.',
    },
    mail: { what: 'E-mails that the website sends', how: 'The e-mail address and what they say: {{days}}.' },
    link: {
      what: 'Links in e-mails',
      how: 'An irreversible fingerprint (hash) of the link: {{days}}, or for as long as the subscription or viewing. That you confirmed an e-mail address, likewise as a fingerprint of it only: {{confirmed}}.',
    },
    abuse: {
      what: 'Against misuse',
      how: 'A fingerprint, with a secret key, of the network that a booking comes from: {{days}}. A fingerprint of your IP address counts for one minute how many forms you send.',
    },
    answer: { what: 'Against sending twice', how: 'The answer to a form: {{days}}.' },
    waiting: {
      what: 'During a failure',
      how: 'Your form waits until everything works again, {{days}} at most.',
    },
    interest: {
      what: 'How much interest a home meets',
      how: 'Only numbers by home and day: how often its page was opened, how often the home was among favourites, in a comparison or passed on, and how many questions, viewings and e-mails were about it. Your name, IP address, browser, the hour and where you came from are not among them. The server counts the pages that you ask for; nothing is stored or read in your browser for it. By day: {{days}}; after that by month, for as long as the home is known. The agency, and the owner if the agency wishes, see these numbers by week; below five they read “fewer than 5”.',
    },
    searches: {
      what: 'What is searched for',
      how: 'Only numbers by week: how often people searched for a place, a type, a price range, a number of bedrooms or a feature such as a garden, and how often that found little. Never what you type or draw on the map, and not who searched. {{days}}. The agency sees them from five times a week.',
    },
    duo: {
      what: 'A list for two',
      how: 'Only if you make one: the properties, the first names you enter, and the hearts and notes of both of you. Of the two links only an irreversible fingerprint (hash). {{days}} after it was last used, or until one of you ends it. Nobody at the office sees it.',
    },
    browser: {
      what: 'In your own browser',
      how: 'Your favourites, what they were called and cost, the homes you viewed last and your last search: until you clear them. When you open the favourites or the start page, your browser asks us for those homes.',
    },
    staff: {
      what: 'People of the agency',
      how: 'Name and e-mail address, for as long as they may sign in; an address typed to sign in: {{asked}}; devices: until {{days}} after they were last used; who did what, with drafts and earlier versions of homes: {{journal}}.',
    },
    robots: {
      what: 'Check for robots',
      how: 'Cloudflare Turnstile checks on forms that you are not a robot, and for that sees your IP address and details of your browser.',
    },
    elsewhere: {
      what: 'Maps, videos and virtual tours from elsewhere',
      how: 'They load only when you ask for them. The provider then sees your IP address.',
    },
  },
} as const;
