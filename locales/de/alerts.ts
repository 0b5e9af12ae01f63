/** Texts of the page with all alerts of an address. */
export default {
  alerts: {
    heading: 'Ihre Suchen',
    lead: 'Darüber schreiben wir an {{email}}.',
    rhythm: {
      legend: 'Wie oft?',
      at_once: 'Sofort',
      daily: 'Jeden Morgen',
      weekly: 'Jede Woche',
    },
    rhythmHint: {
      at_once:
        'Innerhalb einer Viertelstunde. Höchstens fünf E-Mails am Tag; was danach kommt, am nächsten Morgen.',
      daily: 'Höchstens eine E-Mail am Tag, um sieben Uhr.',
      weekly: 'Höchstens eine E-Mail in der Woche, am Donnerstagmorgen.',
    },
    all: 'Alle Suchen: pausieren oder beenden',
    change: 'Ändern',
    pause: 'Pausieren',
    pauseFor: 'Eine Zeit lang pausieren',
    resume: 'Fortsetzen',
    end: 'Beenden',
    until: 'Wieder E-Mails ab',
    untilHint:
      'Leer: bis Sie fortsetzen. Was inzwischen dazukommt, folgt in einer E-Mail, bis sechzig Tage zurück.',
    paused: 'Pausiert, bis Sie fortsetzen',
    pausedUntil: 'Pausiert bis {{day}}',
    lowered: 'Gesenkt am {{day}}, vorher {{price}}',
    home: 'Bei Preisänderung Bescheid geben',
    homeText:
      'Ändert sich der Preis dieser Immobilie oder ist sie nicht mehr verfügbar, erhalten Sie eine E-Mail. Sonst nichts.',
    homeOff: 'Eine Immobilie, die nicht mehr gezeigt wird',
    rental:
      'Kommt so eine Ferienunterkunft dazu oder wird sie an Ihren Tagen frei, erhalten Sie eine E-Mail.',
    flexible: 'Ein paar Tage früher oder später geht auch',
    follow: 'Preis: {{home}}',
    saved: 'Gespeichert.',
  },
} as const;
