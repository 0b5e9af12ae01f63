import type { MailTexts } from './mail-texts.ts';

const properties = (count: number): string => (count === 1 ? '1 new property' : `${count} new properties`);
const prices = (count: number): string => (count === 1 ? '1 lower price' : `${count} lower prices`);

export const en: MailTexts = {
  home: 'Property',
  priceFrom: 'From',
  priceOnRequest: 'Price on request',
  perMonth: '/ month',
  before: (price) => `was ${price}`,
  hello: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
  regards: (agency) => `Kind regards,\n${agency}`,
  languages: { nl: 'Dutch', fr: 'French', en: 'English', de: 'German' },
  notice: {
    subject: (sender, about) =>
      about === '' ? `Enquiry from ${sender}` : `Enquiry from ${sender}: ${about}`,
    title: 'New enquiry through your website',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    language: 'Language',
    reference: 'Reference',
    rentalUnit: 'Holiday rental',
    message: 'Message',
    why: 'Just reply to this mail: your answer goes to the visitor.',
  },
  receipt: {
    subject: (agency) => `${agency} has received your message`,
    title: 'Thank you for your message',
    body: 'We have received your message and will answer as soon as we can.',
    about: 'Your message is about:',
    why: (agency) =>
      `You get this mail because somebody used this address to send a message through the website of ${agency}. Was it not you? Then there is nothing you need to do.`,
  },
  friend: {
    subject: (sender) => `${sender} recommends a property to you`,
    title: (sender) => `A tip from ${sender}`,
    body: (sender, agency) => `${sender} saw this property at ${agency} and thought of you.`,
    message: (sender) => `${sender} writes:`,
    button: 'View the property',
    why: (sender, agency) =>
      `You get this one mail because ${sender} entered your address on the website of ${agency}. We will not write to you again.`,
  },
  confirm: {
    subject: 'Confirm your subscription',
    title: 'One more click',
    body: (agency) =>
      `You would like a mail as soon as ${agency} offers something that fits your search. Please confirm that it was you who asked:`,
    button: 'Yes, keep me informed',
    days: (days) => `The link works for ${days} days.`,
    why: (agency) =>
      `Somebody entered this address on the website of ${agency}. Was it not you? Then do nothing: you will get no other mail.`,
  },
  digest: {
    subject: (fresh, lowered) =>
      [...(fresh > 0 ? [properties(fresh)] : []), ...(lowered > 0 ? [prices(lowered)] : [])].join(', '),
    title: 'News for you',
    body: 'This is new or has changed since our last mail, and it fits your search.',
    fresh: 'New on offer',
    lowered: 'Lower price',
    more: (count) => (count === 1 ? 'And 1 more property' : `And ${count} more properties`),
    why: (agency) => `You get this mail, once a day at most, because you subscribed at ${agency}.`,
    manage: 'Change your search',
    unsubscribe: 'Unsubscribe',
  },
};
