import { STAY_PAYMENT } from './stay-payment.ts';

/** Texts of mails about stays. Names, days and amounts are inserted unchanged. */
export default {
  stays: {
    pay: STAY_PAYMENT,
    holidayRental: 'Ferienunterkunft',
    event: 'Aufenthalt: {{unit}}',
    facts: {
      arrival: 'Anreise',
      departure: 'Abreise',
      persons: 'Personen',
      stay: { one: 'Miete, {{n}} Nacht', other: 'Miete, {{n}} Nächte' },
      cleaning: 'Endreinigung',
      touristTax: 'Aufenthaltstaxe',
      free: 'kostenlos',
      total: 'Gesamt',
      deposit: 'Kaution, extra',
      agreements: 'Akzeptiert',
      address: 'Anschrift',
    },
    held: {
      subject: 'Bitte bestätigen: {{unit}}, {{days}}',
      title: 'Noch ein Klick',
      body: 'Wir halten Ihnen diese Nächte bis {{until}} (belgische Zeit) frei. Klicken Sie auf die Schaltfläche, dann geht Ihre Anfrage an {{agency}}:',
      confirm: 'Ja, ich frage das an',
      why: 'Sie erhalten diese E-Mail, weil jemand mit dieser E-Mail-Adresse auf der Website von {{agency}} einen Aufenthalt angefragt hat. Waren Sie das nicht? Dann brauchen Sie nichts zu tun: Die Nächte werden von selbst wieder frei.',
    },
    receipt: {
      subject: 'Angefragt: {{unit}}, {{days}}',
      title: 'Ihre Anfrage ist eingegangen',
      body: 'Wir halten diese Nächte für Sie frei. {{agency}} teilt Ihnen bis spätestens {{until}} mit, ob Ihr Aufenthalt bestätigt ist, und sendet Ihnen dann die Zahlungsdaten.',
      confirmText:
        'Ein Klick bestätigt, dass diese E-Mail-Adresse Ihnen gehört. Beim nächsten Mal ist das nicht mehr nötig.',
      confirm: 'Das ist meine E-Mail-Adresse',
      next: 'Sie zahlen jetzt noch nichts. Stornieren können Sie schon jetzt, andere Tage anfragen, sobald {{agency}} Ihren Aufenthalt bestätigt hat. Stimmt etwas nicht? Antworten Sie einfach auf diese E-Mail.',
      why: 'Sie erhalten diese E-Mail, weil mit dieser E-Mail-Adresse ein Aufenthalt über die Website von {{agency}} angefragt wurde. Waren Sie das nicht? Lassen Sie es uns wissen, indem Sie auf diese E-Mail antworten.',
    },
    notice: {
      message: 'Nachricht',
    },
    lapsed: {
      subject: 'Anfrage verfallen: {{unit}}, {{days}}',
      title: 'Ihre Anfrage ist verfallen',
      body: '{{agency}} hat Ihren Aufenthalt ({{days}}) nicht rechtzeitig bestätigt. Wir halten die Nächte nicht länger für Sie frei; Sie brauchen nichts zu tun und nichts zu zahlen.',
      again:
        'Möchten Sie noch kommen? Sehen Sie nach, ob die Unterkunft noch frei ist, und fragen Sie erneut an.',
      button: 'Unterkunft ansehen',
      why: 'Sie erhalten diese E-Mail, weil Sie über die Website von {{agency}} einen Aufenthalt angefragt haben.',
    },
    confirmed: {
      subject: 'Bestätigt: {{unit}}, {{days}}',
      title: 'Ihr Aufenthalt ist bestätigt',
      body: '{{agency}} hat Ihren Aufenthalt bestätigt und erwartet Sie.',
      next: 'Wie Sie zahlen und ab wann Sie anreisen können, erfahren Sie von {{agency}}, falls es oben nicht steht. Fragen? Antworten Sie einfach auf diese E-Mail.',
      contact: 'So erreichen Sie {{agency}}',
      file: 'Mit der Datei im Anhang tragen Sie den Aufenthalt in Ihren Kalender ein.',
    },
    declined: {
      subject: 'Nicht möglich: {{unit}}, {{days}}',
      title: 'Ihre Anfrage kann nicht angenommen werden',
      body: '{{agency}} kann Ihre Anfrage ({{days}}) leider nicht annehmen.',
      next: 'Sie brauchen nichts zu tun und nichts zu zahlen. Vielleicht passen Ihnen auch andere Tage?',
      offers: '{{agency}} schlägt Ihnen diese Tage vor. Sie sind im Augenblick noch frei:',
      offer: {
        one: '{{days}}, {{n}} Nacht, {{price}}',
        other: '{{days}}, {{n}} Nächte, {{price}}',
      },
    },
    cancelled: {
      subject: 'Storniert: {{unit}}, {{days}}',
      title: 'Ihr Aufenthalt ist storniert',
      body: '{{agency}} hat Ihren Aufenthalt ({{days}}) storniert.',
      next: 'Haben Sie schon etwas gezahlt? Antworten Sie auf diese E-Mail: {{agency}} klärt das mit Ihnen.',
    },
    own: {
      all: 'Aufenthalt ansehen, andere Tage anfragen oder stornieren',
      cancel: 'Anfrage ansehen oder stornieren',
      view: 'Aufenthalt ansehen',
    },
    terms: {
      heading: 'Stornieren',
      until: 'Bis {{day}}',
      after: 'Danach',
      always: 'Bis zur Anreise',
      free: 'kostenlos',
      due: '{{price}} bleiben zu zahlen',
    },
    wish: {
      subject: 'Andere Tage angefragt: {{unit}}, {{days}}',
      title: 'Ihre Anfrage ist bei {{agency}}',
      body: 'Sie fragen diese Tage an: {{days}} ({{price}}). Bis {{agency}} das bestätigt, bleibt Ihr Aufenthalt ({{before}}), wie er ist.',
    },
    kept: {
      subject: 'Ihre Tage bleiben: {{unit}}, {{days}}',
      title: 'Ihr Aufenthalt bleibt, wie er war',
      body: 'Die anderen Tage sind leider nicht möglich. Ihr Aufenthalt ({{days}}) bleibt bestätigt.',
    },
    withdrawn: {
      title: 'Sie haben Ihren Aufenthalt storniert',
      body: 'Sie haben Ihren Aufenthalt ({{days}}) storniert. {{agency}} ist ebenfalls informiert.',
      free: 'Das kostet Sie nichts. Haben Sie schon etwas gezahlt? {{agency}} zahlt es zurück.',
      due: 'Nach den Bedingungen bleiben {{price}} zu zahlen. {{agency}} meldet sich dazu bei Ihnen.',
      next: 'Haben Sie schon etwas gezahlt, oder müssen Sie noch etwas zahlen? {{agency}} klärt das mit Ihnen, nach den Bedingungen, denen Sie zugestimmt haben.',
    },
    answered: {
      button: 'Freie Zeiträume ansehen',
      why: 'Sie erhalten diese E-Mail, weil mit dieser E-Mail-Adresse ein Aufenthalt über die Website von {{agency}} angefragt wurde.',
    },
  },
} as const;
