/** Texts of calendars of nights, and of mails about another portal's calendar. Names and days stay unchanged. */
export default {
  calendars: {
    taken: 'Bezet: {{unit}}',
    asked: 'Aangevraagd: {{unit}}',
    days: 'Verblijf',
    portal: 'Andere kalender',
    why: 'U krijgt deze mail omdat de kalender van een andere site voor dit verblijf wordt ingelezen.',
    conflict: {
      subject: 'Dubbel bezet? {{unit}}, {{days}}',
      title: 'Twee kalenders spreken elkaar tegen',
      body: 'Volgens de kalender van {{portal}} zijn er nachten bezet die ook een gast bij u heeft.',
      next: 'Uw gast hebben we niets gezegd, en het verblijf blijft staan. Kijk bij de andere site na of daar iemand anders komt. Toont ze enkel wat ze van uw kalender overnam? Dan hoeft u niets te doen. We melden dit maar één keer.',
    },
    failing: {
      subject: 'Kalender onbereikbaar: {{unit}}',
      title: 'Een kalender is al een dag niet te lezen',
      body: 'De kalender van {{portal}} is al een dag niet te lezen. De nachten die er het laatst in stonden, blijven bezet.',
      next: 'Kijk na of het adres nog klopt, en geef het nieuwe door aan wie uw website beheert. Wij blijven het proberen.',
    },
  },
} as const;
