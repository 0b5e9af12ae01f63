import type { StartingWords } from './words.ts';

export const EN: StartingWords = {
  urls: { about: 'about-us', sell: 'sell' },
  menu: {
    buy: 'Buy',
    rent: 'Rent',
    sell: 'Sell',
    about: 'About us',
    contact: 'Contact',
    offer: 'Our properties',
    favorites: 'Favourites',
    subscribe: 'Keep me informed',
  },
  home: {
    title: 'Welcome to {name}',
    lead: '[In one sentence: what you do and where. For example: Houses and flats in and around Ghent.]',
    description: '{name}: property for sale and to rent in [your area].',
    office: {
      heading: 'Our agency',
      body: '[Two or three sentences: who you are, how long you have been working, and what clients may expect of you.]',
    },
    selling: {
      heading: 'Selling or letting?',
      body: 'We will gladly come and value your property, and explain how we go about it.',
    },
  },
  about: {
    title: 'About {name}',
    lead: '[In one sentence: what sets your agency apart.]',
    story: {
      heading: 'Who we are',
      body: '[The story of your agency: how it began, who works there, which area you know.]',
    },
    question: {
      heading: 'Any questions?',
      body: 'Call or write to us. Our address and opening hours are at the foot of every page.',
    },
  },
  sell: {
    title: 'Sell or let with {name}',
    lead: 'What your property is worth, and how we find the right people for it.',
    way: {
      heading: 'How we work',
      body: `We come round, look at your property and listen to your plans.

You get a valuation with reasons, and know beforehand what our work costs.

[Your terms: how long a mandate runs, what it costs and what that includes.]`,
    },
    valuation: {
      heading: 'Have your property valued?',
      body: 'Write to us where it is. You will hear from us within [number] working days.',
    },
  },
  privacy: {
    title: 'Privacy statement',
    controller: {
      heading: 'Who is responsible',
      body: '{name} is responsible for the data that you entrust to us through this website. Our full name, address and company number are at the foot of every page. For questions about your data, write to [e-mail address for privacy questions].',
    },
    purposes: {
      heading: 'What we use them for',
      body: `When you ask a question, book a viewing or request a stay, we use your data to see to that. You ask us to do so yourself, with a contract in view.

You receive e-mails about new properties only after you have confirmed that request. A link at the foot of each e-mail ends them.`,
    },
    without: {
      heading: 'What this website does not do',
      body: 'This website sets no cookies and does not follow you. Your favourites and the properties that you looked at last are on your own device. When you open your favourites, that page asks us which properties they are.',
    },
    recipients: {
      heading: 'Who sees them',
      body: 'Only those of us who deal with your request, and the companies that look after our website and our e-mail: [names of those companies, and the country where they keep data]. We do not sell your data.',
    },
    kept: {
      heading: 'How long we keep them',
      body: 'What you write to us also arrives in our inbox. It stays there for [how long; for example: two years at most]. What the website itself keeps, and for how long, is at the foot of this page.',
    },
    rights: {
      heading: 'Your rights',
      body: 'You may see your data, have them corrected or erased, take them with you, and object to their use. Ask us, and you will have an answer within a month. If it does not satisfy you, you can complain to the Data Protection Authority in Brussels, dataprotectionauthority.be.',
    },
  },
  terms: {
    title: 'Terms of use',
    invitation: {
      heading: 'Properties on this website',
      body: 'What you see here is an invitation to come and look, and not an offer that binds us or the owner. We note areas, prices and descriptions with care, but only the contract that you sign counts. A property may have been sold or let meanwhile.',
    },
    profession: {
      heading: 'Our profession',
      body: 'We work by the code of conduct of the Professional Institute of Estate Agents (BIV/IPI), which you find at biv.be. Our registration number and our insurance are at the foot of this page.',
    },
    pictures: {
      heading: 'Photos, plans and texts',
      body: 'They belong to {name} or to whoever made them. You may share them through the website. To use them elsewhere, please ask us first.',
    },
    law: {
      heading: 'Governing law',
      body: 'The use of this website is governed by Belgian law. The courts of [judicial district] have jurisdiction, unless the law gives you another choice.',
    },
  },
};
