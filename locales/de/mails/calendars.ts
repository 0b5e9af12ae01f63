/** Texts of calendars of nights, and of mails about another portal's calendar. Names and days stay unchanged. */
export default {
  calendars: {
    taken: 'Belegt: {{unit}}',
    asked: 'Angefragt: {{unit}}',
    days: 'Aufenthalt',
    portal: 'Anderer Kalender',
    why: 'Sie erhalten diese E-Mail, weil der Kalender einer anderen Website für diese Unterkunft eingelesen wird.',
    conflict: {
      subject: 'Doppelt belegt? {{unit}}, {{days}}',
      title: 'Zwei Kalender widersprechen sich',
      body: 'Laut dem Kalender von {{portal}} sind Nächte belegt, die auch ein Gast bei Ihnen hat.',
      next: 'Ihrem Gast haben wir nichts gesagt, und der Aufenthalt bleibt bestehen. Prüfen Sie auf der anderen Website, ob dort jemand anders kommt. Gibt sie nur Ihren eigenen Kalender wieder, brauchen Sie nichts zu tun. Wir melden das nur einmal.',
    },
    failing: {
      subject: 'Kalender nicht erreichbar: {{unit}}',
      title: 'Ein Kalender ist seit einem Tag nicht lesbar',
      body: 'Der Kalender von {{portal}} ist seit einem Tag nicht lesbar. Die Nächte, die zuletzt darin standen, bleiben belegt.',
      next: 'Prüfen Sie, ob die Adresse noch stimmt, und geben Sie die neue an die Person weiter, die Ihre Website betreut. Wir versuchen es weiter.',
    },
  },
} as const;
