import type { MailTexts } from './mail-texts.ts';

const objekte = (count: number): string => (count === 1 ? '1 neue Immobilie' : `${count} neue Immobilien`);
const preise = (count: number): string => (count === 1 ? '1 gesenkter Preis' : `${count} gesenkte Preise`);

export const de: MailTexts = {
  home: 'Immobilie',
  priceFrom: 'Ab',
  priceOnRequest: 'Preis auf Anfrage',
  perMonth: '/ Monat',
  before: (price) => `vorher ${price}`,
  hello: (name) => (name === null ? 'Guten Tag,' : `Guten Tag ${name},`),
  regards: (agency) => `Freundliche Grüße\n${agency}`,
  languages: { nl: 'Niederländisch', fr: 'Französisch', en: 'Englisch', de: 'Deutsch' },
  notice: {
    subject: (sender, about) => (about === '' ? `Anfrage von ${sender}` : `Anfrage von ${sender}: ${about}`),
    title: 'Neue Anfrage über Ihre Website',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    language: 'Sprache',
    reference: 'Referenz',
    rentalUnit: 'Ferienunterkunft',
    message: 'Nachricht',
    why: 'Antworten Sie einfach auf diese Mail: Ihre Antwort geht an den Besucher.',
  },
  receipt: {
    subject: (agency) => `${agency} hat Ihre Nachricht erhalten`,
    title: 'Danke für Ihre Nachricht',
    body: 'Wir haben Ihre Nachricht erhalten und antworten so bald wie möglich.',
    about: 'Ihre Nachricht betrifft:',
    why: (agency) =>
      `Sie erhalten diese Mail, weil mit dieser Adresse eine Nachricht über die Website von ${agency} gesendet wurde. Waren Sie das nicht? Dann brauchen Sie nichts zu tun.`,
  },
  friend: {
    subject: (sender) => `${sender} empfiehlt Ihnen eine Immobilie`,
    title: (sender) => `Ein Tipp von ${sender}`,
    body: (sender, agency) => `${sender} hat diese Immobilie bei ${agency} gesehen und an Sie gedacht.`,
    message: (sender) => `${sender} schreibt:`,
    button: 'Immobilie ansehen',
    why: (sender, agency) =>
      `Sie erhalten diese eine Mail, weil ${sender} Ihre Adresse auf der Website von ${agency} eingegeben hat. Danach schreiben wir Ihnen nicht mehr.`,
  },
  confirm: {
    subject: 'Bestätigen Sie Ihre Anmeldung',
    title: 'Noch ein Klick',
    body: (agency) =>
      `Sie möchten eine Mail erhalten, sobald ${agency} etwas anbietet, das zu Ihrer Suche passt. Bitte bestätigen Sie, dass Sie das gewünscht haben:`,
    button: 'Ja, halten Sie mich auf dem Laufenden',
    days: (days) => `Der Link gilt ${days} Tage.`,
    why: (agency) =>
      `Jemand hat diese Adresse auf der Website von ${agency} eingegeben. Waren Sie das nicht? Dann tun Sie nichts: Sie erhalten keine weiteren Mails.`,
  },
  digest: {
    subject: (fresh, lowered) =>
      [...(fresh > 0 ? [objekte(fresh)] : []), ...(lowered > 0 ? [preise(lowered)] : [])].join(', '),
    title: 'Neues für Sie',
    body: 'Das ist seit unserer letzten Mail neu oder anders, und es passt zu Ihrer Suche.',
    fresh: 'Neu im Angebot',
    lowered: 'Preis gesenkt',
    more: (count) => (count === 1 ? 'Und 1 weitere Immobilie' : `Und ${count} weitere Immobilien`),
    why: (agency) =>
      `Sie erhalten diese Mail, höchstens einmal am Tag, weil Sie sich bei ${agency} angemeldet haben.`,
    manage: 'Suche ändern',
    unsubscribe: 'Abmelden',
  },
};
