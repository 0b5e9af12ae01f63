/** Words of moving a viewing, and of putting one into a calendar. */
export default {
  moving: {
    heading: 'Möchten Sie einen anderen Termin wählen?',
    text: 'Ihre Besichtigung bleibt gebucht, bis Sie unten einen anderen Termin wählen.',
    send: 'Besichtigung verschieben',
    link: 'Anderen Termin wählen',
    movedHeading: 'Ihre Besichtigung ist verschoben.',
    movedText:
      'Sie und der Makler erhalten eine E-Mail mit dem neuen Termin und einer Datei, die die vorige in Ihrem Kalender ersetzt.',
    late: 'Diese Besichtigung ist zu nah, um sie hier noch zu verschieben. Rufen Sie uns bitte an.',
    often:
      'Sie haben diese Besichtigung schon dreimal verschoben. Rufen Sie uns für einen anderen Termin an.',
    closed: 'Für diese Immobilie gibt es keine anderen Termine mehr. Ihre Besichtigung bleibt gebucht.',
    failed:
      'Das hat nicht geklappt. Ihre Besichtigung steht wie bisher: Versuchen Sie es gleich noch einmal, oder rufen Sie uns an.',
    unsure:
      'Wir wissen nicht, ob die Änderung angekommen ist. Sehen Sie oben, was jetzt gebucht ist, und versuchen Sie es sonst noch einmal.',
    taken: 'Jemand war schneller. Ihre Besichtigung steht wie bisher.',
    unable: 'Sie kommen nicht mehr? Dann wird der Termin für jemand anderen frei.',
  },
  ownCalendar: {
    heading: 'In Ihren Kalender eintragen',
    file: 'Datei für Ihren Kalender (.ics)',
    google: 'Google Kalender',
    outlook: 'Outlook',
    note: 'Google und Outlook erhalten diese Angaben erst, wenn Sie den Link anklicken.',
  },
} as const;
