/** Texts about moving a viewing, and adding it to a calendar. */
export default {
  moving: {
    heading: 'Möchten Sie einen anderen Termin wählen?',
    text: 'Ihre Besichtigung bleibt gebucht, bis Sie unten einen anderen Termin wählen.',
    send: 'Besichtigung verschieben',
    movedHeading: 'Ihre Besichtigung ist verschoben.',
    movedText:
      'Sie und der Makler erhalten eine E-Mail mit dem neuen Termin und einer Datei, die die vorige in Ihrem Kalender ersetzt.',
    late: 'Diese Besichtigung ist zu nah, um sie hier noch zu verschieben. Rufen Sie uns bitte an.',
    often:
      'Sie haben diese Besichtigung schon dreimal verschoben. Rufen Sie uns für einen anderen Termin an.',
    closed: 'Für diese Immobilie gibt es keine anderen Termine mehr. Ihre Besichtigung bleibt gebucht.',
    taken: 'Jemand war schneller. Ihre Besichtigung steht wie bisher.',
  },
  openHouse: {
    title: 'Offene Besichtigung',
    free: 'Alle sind willkommen, ohne Termin.',
    register: 'Bitte melden Sie sich an.',
    places: {
      one: 'Bitte melden Sie sich an: Es gibt {{n}} Platz.',
      other: 'Bitte melden Sie sich an: Es gibt {{n}} Plätze.',
    },
    come: 'Ich komme',
  },
  ownCalendar: {
    heading: 'In Ihren Kalender eintragen',
    file: 'Datei für Ihren Kalender (.ics)',
  },
} as const;
