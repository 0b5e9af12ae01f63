/** Figures of a home in words, on its seller's page and in its mails. */
const figures = {
  few: 'weniger als 5',
  opened: {
    one: '{{n}} Mal geöffnet',
    other: '{{n}} Mal geöffnet',
  },
  openedFew: 'weniger als 5 Mal geöffnet',
  visitedNone: 'keine Besichtigung',
  visited: {
    one: '{{n}} Besichtigung',
    other: '{{n}} Besichtigungen',
  },
  labels: {
    opened: 'Mal geöffnet',
    kept: 'Mal in einer Favoritenliste',
    asked: 'Fragen',
    visited: 'Besichtigungen',
  },
  since: 'seit Beginn mindestens {{n}}',
  sinceFew: 'seit Beginn jede Woche weniger als 5',
  sinceAll: 'seit Beginn {{n}}',
  weeks: 'Woche für Woche',
  week: 'Woche {{n}}',
  like: 'Immobilien wie Ihre: {{from}} bis {{to}} Mal, als sie ebenso lange online waren.',
} as const;

export const mails = {
  seller: {
    ...figures,
    subject: '{{place}}, Woche {{n}}: {{title}}',
    about: '{{place}}, Woche {{n}}, {{span}}',
    all: 'Alles ansehen',
    why: 'Nur für Sie, von {{agency}}. Wir zählen nie zu viel, und niemandem wird gefolgt.',
    rhythm: 'Lieber jeden Monat, oder keine E-Mail mehr',
  },
} as const;

/** Texts of the seller's page: a separate file, in no bundle (decision 82). */
export default {
  ...figures,
  forYou: 'Nur für Sie',
  title: '{{place}}, Woche {{n}}',
  kick: 'Woche {{n}}, {{span}}',
  online: {
    one: '{{n}} Tag auf der Website',
    other: '{{n}} Tage auf der Website',
  },
  offline: 'Zurzeit nicht auf der Website',
  first: {
    kick: 'Auf der Website seit {{day}}',
    title: 'Die erste Woche läuft noch',
    text: 'Ab Montag, {{day}}, stehen hier die ersten Zahlen. Eine Woche zählt erst, wenn sie vorbei ist.',
  },
  agent: 'Von Ihrem Makler',
  figures: 'Diese Woche und seit Beginn',
  steps: {
    title: 'Vom Öffnen zur Besichtigung',
    text: 'Seit Beginn, höchstens ein halbes Jahr. Im grauen Teil liegt die mittlere Hälfte der Immobilien wie Ihre.',
    opened: 'Mal geöffnet, pro Woche',
    kept: 'Von 100 Mal geöffnet, in einer Favoritenliste',
    asked: 'Von 100 Mal geöffnet, eine Frage',
    visited: 'Von 100 Mal geöffnet, eine Besichtigung',
    tooLittle: 'zu wenig für eine Aussage',
    like: 'Immobilien wie Ihre',
    band: '{{from}} bis {{to}}',
    noBand: 'zu wenig für einen Vergleich',
    pictures: {
      one: '{{n}} Foto auf der Seite',
      other: '{{n}} Fotos auf der Seite',
    },
    picturesLike: 'Immobilien wie Ihre {{from}} bis {{to}}',
  },
  weeksText: 'Wie oft geöffnet.',
  weeksPlot: 'Wie oft pro Woche geöffnet. Die Zahlen stehen in der Tabelle darunter.',
  table: 'Als Tabelle',
  weekColumn: 'Woche',
  events: {
    online: 'Auf die Website gestellt',
    lowered: 'Preis gesenkt auf {{price}}',
    raised: 'Preis erhöht auf {{price}}',
    openHouse: {
      one: 'Offene Besichtigung, {{n}} angemeldet',
      other: 'Offene Besichtigung, {{n}} angemeldet',
    },
    alert: 'E-Mail an {{n}} Suchende',
  },
  budgets: {
    title: 'Was Suchende zahlen wollen',
    reach: 'Etwa {{n}} von {{all}} gehen bis zu Ihrem Preis oder höher.',
    reachFew: 'Von etwa {{all}} gehen weniger als 5 bis zu Ihrem Preis oder höher.',
    near: 'Etwa {{n}} enden weniger als {{price}} darunter.',
    note: 'Das sind Menschen mit einer Suche, in die Ihre Immobilie passt, abgesehen vom Preis.',
    price: 'Ihr Preis {{price}}',
    plot: 'Höchstes Budget der Suchenden. Die Zahlen stehen in der Tabelle darunter.',
    budget: 'Höchstes Budget',
    searches: 'Suchende',
    range: '{{from}} bis {{to}}',
    thousands: 'Höchstes Budget, in tausend Euro',
    euros: 'Höchstes Budget, in Euro',
    more: '{{from}} und mehr',
  },
  viewings: {
    title: 'Besichtigungen',
    viewing: 'Besichtigung',
    openHouse: {
      one: 'Offene Besichtigung, {{n}} angemeldet',
      other: 'Offene Besichtigung, {{n}} angemeldet',
    },
    coming: 'steht noch bevor',
  },
  near: {
    title: 'Wie Ihre, in der Nähe',
    text: 'Angebotspreise aus unserem Büro',
    own: 'Ihre Immobilie',
    bedrooms: {
      one: '{{n}} Schlafzimmer',
      other: '{{n}} Schlafzimmer',
    },
    offer: 'noch frei',
    option: 'unter Option',
    gone: 'nicht mehr frei',
    days: {
      one: '{{n}} Tag auf der Website',
      other: '{{n}} Tage auf der Website',
    },
  },
  did: 'Was geschehen ist',
  how: {
    title: 'Wie gezählt wird',
    low: 'Nie zu viel. Die wirkliche Zahl liegt eher höher als niedriger.',
    nobody:
      'Niemandem wird gefolgt. Wir zählen, wie oft, nicht wer, und ohne Cookies. Unser Büro und Suchroboter zählen nicht mit.',
    few: 'Weniger als 5 bleibt weniger als 5, damit niemand zu erkennen ist. Eine Summe zählt nur, was Sie sehen, und Suchende stehen in Fünferschritten.',
    week: 'Eine Woche erscheint, wenn sie vorbei ist, am Montag. Besichtigungen sind genau: Sie waren dabei.',
  },
  off: 'Unser Büro zählt nicht, wie oft Immobilien geöffnet werden. Der Rest dieser Seite stimmt.',
  ownService:
    'Diese Website bekommt ihre Immobilien aus einem anderen System. Wie oft sie geöffnet werden, wird hier nicht gezählt.',
  alone: 'Diese Seite ist nur für Sie. Wer ihre Adresse hat, kann sie lesen.',
  mail: {
    title: 'E-Mail',
    week: 'Sie bekommen diese Seite jeden Montag per E-Mail.',
    month: 'Sie bekommen diese Seite am ersten Montag jedes Monats per E-Mail.',
    none: 'Sie bekommen keine E-Mail zu dieser Seite.',
    toWeek: 'Jede Woche eine E-Mail',
    toMonth: 'Jeden Monat eine E-Mail',
    stop: 'Keine E-Mail mehr',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es später noch einmal.',
  },
  closed: {
    title: 'Diese Seite öffnet sich nicht mehr',
    text: 'Sie wurde beendet, oder beim Kopieren ging ein Teil der Adresse verloren. Fragen Sie Ihren Makler nach einer neuen.',
    call: '{{phone}} anrufen',
    home: 'Zur Website',
  },
} as const;
