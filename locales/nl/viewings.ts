/** Words of moving a viewing, and of putting one into a calendar. */
export default {
  moving: {
    heading: 'Wilt u een ander moment kiezen?',
    text: 'Uw bezoek blijft vastliggen tot u hieronder een ander moment vastlegt.',
    send: 'Verplaats dit bezoek',
    link: 'Kies een ander moment',
    movedHeading: 'Uw bezoek is verplaatst.',
    movedText:
      'U en de makelaar krijgen een mail met het nieuwe moment en een bestand dat het vorige in uw agenda vervangt.',
    late: 'Dit bezoek is te dichtbij om het hier nog te verplaatsen. Bel ons gerust.',
    often: 'U verplaatste dit bezoek al drie keer. Bel ons voor een ander moment.',
    closed: 'Voor dit pand zijn er geen andere momenten meer. Uw bezoek blijft vastliggen.',
    failed: 'Dat lukte niet. Uw bezoek staat nog zoals het stond: probeer het zo meteen opnieuw, of bel ons.',
    unsure:
      'We weten niet of de verplaatsing is doorgekomen. Kijk hierboven wat er nu vastligt, en probeer het zo nodig opnieuw.',
    taken: 'Iemand was u net voor. Uw bezoek staat nog zoals het stond.',
    unable: 'Komt u niet meer? Dan komt het moment vrij voor iemand anders.',
  },
  ownCalendar: {
    heading: 'Zet in uw agenda',
    file: 'Bestand voor uw agenda (.ics)',
    google: 'Google Agenda',
    outlook: 'Outlook',
    note: 'Google en Outlook krijgen deze gegevens pas als u erop drukt.',
  },
} as const;
