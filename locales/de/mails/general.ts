/** Texts of mails: greetings and alerts. Names and amounts are inserted unchanged. */
export default {
  estate: 'Immobilie',
  priceFrom: 'Von',
  priceOnRequest: 'Preis auf Anfrage',
  perMonth: '/ Monat',
  before: 'gesenkt am {{day}}, vorher {{price}}',
  hello: 'Guten Tag,',
  regards: 'Freundliche Grüße\n{{agency}}',
  wordFrom: 'Nachricht von {{agency}}',
  confirm: {
    subject: 'Bestätigen Sie Ihre Anmeldung',
    title: 'Noch ein Klick',
    body: 'Sie möchten eine E-Mail erhalten, sobald {{agency}} etwas anbietet, das zu Ihrer Suche passt. Bitte bestätigen Sie, dass Sie das gewünscht haben:',
    button: 'Ja, halten Sie mich auf dem Laufenden',
    days: 'Der Link gilt {{days}} Tage.',
    why: 'Jemand hat diese E-Mail-Adresse auf der Website von {{agency}} eingegeben. Waren Sie das nicht? Dann tun Sie nichts: Sie erhalten keine weiteren E-Mails.',
  },
  rhythm: {
    at_once: 'Wir schreiben Ihnen innerhalb einer Viertelstunde, höchstens fünfmal am Tag.',
    daily: 'Wir schreiben Ihnen höchstens einmal am Tag, morgens.',
    weekly: 'Wir schreiben Ihnen höchstens einmal in der Woche, am Donnerstagmorgen.',
  },
  digest: {
    newHome: 'Neu: {{home}}',
    lowerHome: 'Preis gesenkt: {{home}}',
    others: { one: 'und {{n}} weitere Immobilie', other: 'und {{n}} weitere Immobilien' },
    whySearch: 'Sie erhalten diese E-Mail, weil Sie sich bei {{agency}} angemeldet haben.',
    otherRhythm:
      'Lieber sofort, jeden Morgen oder jede Woche? Das wählen Sie unter „Ändern, pausieren oder beenden“.',
    lastToday:
      'Das ist heute Ihre fünfte E-Mail. Was heute noch dazukommt, folgt in einer einzigen E-Mail, morgen früh um sieben Uhr.',
    late: {
      most: 'Das haben wir Ihnen nicht sofort geschrieben: Sie hatten an dem Tag schon fünf E-Mails.',
      many: 'Das haben wir Ihnen nicht sofort geschrieben: Es kam zu viel auf einmal dazu.',
    },
    freshEstates: { one: '{{n}} neue Immobilie', other: '{{n}} neue Immobilien' },
    lowerPrices: { one: '{{n}} gesenkter Preis', other: '{{n}} gesenkte Preise' },
    freeRentals: { one: '{{n}} Ferienunterkunft für Sie', other: '{{n}} Ferienunterkünfte für Sie' },
    more: { one: 'Und {{n}} weitere Immobilie', other: 'Und {{n}} weitere Immobilien' },
    title: 'Neues für Sie',
    body: 'Das ist seit unserer letzten E-Mail neu oder anders, und es passt zu Ihrer Suche.',
    fresh: 'Neu im Angebot',
    lowered: 'Preis gesenkt',
    why: 'Sie erhalten diese E-Mail, höchstens einmal am Tag, weil Sie sich bei {{agency}} angemeldet haben.',
    manage: 'Ändern, pausieren oder beenden',
    unsubscribe: 'Abmelden',
  },
} as const;
