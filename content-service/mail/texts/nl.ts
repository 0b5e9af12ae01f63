import type { MailTexts } from './mail-texts.ts';

const panden = (count: number): string => (count === 1 ? '1 nieuw pand' : `${count} nieuwe panden`);
const prijzen = (count: number): string => (count === 1 ? '1 verlaagde prijs' : `${count} verlaagde prijzen`);

export const nl: MailTexts = {
  home: 'Pand',
  priceFrom: 'Vanaf',
  priceOnRequest: 'Prijs op aanvraag',
  perMonth: '/ maand',
  before: (price) => `was ${price}`,
  hello: (name) => (name === null ? 'Dag,' : `Dag ${name},`),
  regards: (agency) => `Met vriendelijke groet,\n${agency}`,
  languages: { nl: 'Nederlands', fr: 'Frans', en: 'Engels', de: 'Duits' },
  notice: {
    subject: (sender, about) => (about === '' ? `Vraag van ${sender}` : `Vraag van ${sender}: ${about}`),
    title: 'Nieuwe vraag via uw website',
    name: 'Naam',
    email: 'E-mail',
    phone: 'Telefoon',
    language: 'Taal',
    reference: 'Referentie',
    rentalUnit: 'Vakantieverblijf',
    message: 'Bericht',
    why: 'Antwoord gewoon op deze mail: uw antwoord gaat naar de bezoeker.',
  },
  receipt: {
    subject: (agency) => `${agency} heeft uw bericht ontvangen`,
    title: 'Bedankt voor uw bericht',
    body: 'We hebben uw bericht goed ontvangen en antwoorden zo snel mogelijk.',
    about: 'Uw bericht gaat over:',
    why: (agency) =>
      `U krijgt deze mail omdat iemand met dit adres een bericht stuurde via de website van ${agency}. Was u dat niet? Dan hoeft u niets te doen.`,
  },
  friend: {
    subject: (sender) => `${sender} stuurt u een pand door`,
    title: (sender) => `Een tip van ${sender}`,
    body: (sender, agency) => `${sender} zag dit pand bij ${agency} en dacht aan u.`,
    message: (sender) => `${sender} schrijft:`,
    button: 'Bekijk het pand',
    why: (sender, agency) =>
      `U krijgt deze ene mail omdat ${sender} uw adres invulde op de website van ${agency}. Daarna schrijven we u niet meer.`,
  },
  confirm: {
    subject: 'Bevestig uw inschrijving',
    title: 'Nog één klik',
    body: (agency) =>
      `U wilt een mail krijgen zodra ${agency} iets aanbiedt dat bij uw zoekopdracht past. Bevestig dat u dit gevraagd hebt:`,
    button: 'Ja, hou me op de hoogte',
    days: (days) => `De link werkt ${days} dagen.`,
    why: (agency) =>
      `Iemand vulde dit adres in op de website van ${agency}. Was u dat niet? Doe dan niets: u krijgt geen andere mails.`,
  },
  digest: {
    subject: (fresh, lowered) =>
      [...(fresh > 0 ? [panden(fresh)] : []), ...(lowered > 0 ? [prijzen(lowered)] : [])].join(', '),
    title: 'Nieuws voor u',
    body: 'Dit kwam erbij of veranderde sinds onze vorige mail, en het past bij uw zoekopdracht.',
    fresh: 'Nieuw in het aanbod',
    lowered: 'Prijs verlaagd',
    more: (count) => (count === 1 ? 'En nog 1 pand' : `En nog ${count} panden`),
    why: (agency) => `U krijgt deze mail, hoogstens één per dag, omdat u zich inschreef bij ${agency}.`,
    manage: 'Pas uw zoekopdracht aan',
    unsubscribe: 'Schrijf u uit',
  },
};
