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
    title: 'Nieuwe vraag via je website',
    name: 'Naam',
    email: 'E-mail',
    phone: 'Telefoon',
    language: 'Taal',
    reference: 'Referentie',
    rentalUnit: 'Vakantieverblijf',
    message: 'Bericht',
    why: 'Antwoord gewoon op deze mail: je antwoord gaat naar de bezoeker.',
  },
  receipt: {
    subject: (agency) => `${agency} heeft je bericht ontvangen`,
    title: 'Bedankt voor je bericht',
    body: 'We hebben je bericht goed ontvangen en antwoorden zo snel mogelijk.',
    about: 'Je bericht gaat over:',
    why: (agency) =>
      `Je krijgt deze mail omdat iemand met dit adres een bericht stuurde via de website van ${agency}. Was jij dat niet? Dan hoef je niets te doen.`,
  },
  friend: {
    subject: (sender) => `${sender} stuurt je een pand door`,
    title: (sender) => `Een tip van ${sender}`,
    body: (sender, agency) => `${sender} zag dit pand bij ${agency} en dacht aan jou.`,
    message: (sender) => `${sender} schrijft:`,
    button: 'Bekijk het pand',
    why: (sender, agency) =>
      `Je krijgt deze ene mail omdat ${sender} je adres invulde op de website van ${agency}. We schrijven je daarna niet meer.`,
  },
  confirm: {
    subject: 'Bevestig je inschrijving',
    title: 'Nog één klik',
    body: (agency) =>
      `Je wilt een mail krijgen zodra ${agency} iets aanbiedt dat bij je zoekopdracht past. Bevestig dat jij dit gevraagd hebt:`,
    button: 'Ja, hou me op de hoogte',
    days: (days) => `De link werkt ${days} dagen.`,
    why: (agency) =>
      `Iemand vulde dit adres in op de website van ${agency}. Was jij dat niet? Doe dan niets: je krijgt geen andere mails.`,
  },
  digest: {
    subject: (fresh, lowered) =>
      [...(fresh > 0 ? [panden(fresh)] : []), ...(lowered > 0 ? [prijzen(lowered)] : [])].join(', '),
    title: 'Nieuws voor jou',
    body: 'Dit kwam erbij of veranderde sinds onze vorige mail, en het past bij je zoekopdracht.',
    fresh: 'Nieuw in het aanbod',
    lowered: 'Prijs verlaagd',
    more: (count) => (count === 1 ? 'En nog 1 pand' : `En nog ${count} panden`),
    why: (agency) => `Je krijgt deze mail, hoogstens één per dag, omdat je je inschreef bij ${agency}.`,
    manage: 'Pas je zoekopdracht aan',
    unsubscribe: 'Schrijf je uit',
  },
};
