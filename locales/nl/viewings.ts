/** Texts about moving a viewing, and adding it to a calendar. */
export default {
  moving: {
    heading: 'Wilt u een ander moment kiezen?',
    text: 'Uw bezoek blijft vastliggen tot u hieronder een ander moment vastlegt.',
    send: 'Verplaats dit bezoek',
    movedHeading: 'Uw bezoek is verplaatst.',
    movedText:
      'U en de makelaar krijgen een mail met het nieuwe moment en een bestand dat het vorige in uw agenda vervangt.',
    late: 'Dit bezoek is te dichtbij om het hier nog te verplaatsen. Bel ons gerust.',
    often: 'U verplaatste dit bezoek al drie keer. Bel ons voor een ander moment.',
    closed: 'Voor dit pand zijn er geen andere momenten meer. Uw bezoek blijft vastliggen.',
    taken: 'Iemand was u net voor. Uw bezoek staat nog zoals het stond.',
  },
  openHouse: {
    title: 'Open huis',
    free: 'Iedereen is welkom, zonder afspraak.',
    register: 'Schrijf u even in.',
    places: { one: 'Schrijf u in: er is {{n}} plaats.', other: 'Schrijf u in: er zijn {{n}} plaatsen.' },
    come: 'Ik kom',
  },
  ownCalendar: {
    heading: 'Zet in uw agenda',
    file: 'Bestand voor uw agenda (.ics)',
  },
} as const;
