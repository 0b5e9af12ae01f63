/** Texts of mails about a viewing, to the visitor and to the agent. */
export default {
  appointments: {
    event: 'Besichtigung: {{estate}}',
    eventWith: 'Besichtigung mit {{visitor}}: {{estate}}',
    when: 'Wann',
    span: '{{day}}, {{from}} bis {{to}}',
    where: 'Wo',
    who: 'Mit wem',
    phone: 'Telefon',
    held: {
      subject: 'Bitte bestätigen Sie Ihre Besichtigung am {{when}}',
      title: 'Noch ein Klick',
      body: 'Wir halten Ihnen diesen Termin bis {{until}} (belgische Zeit) frei. Klicken Sie auf die Schaltfläche, dann ist Ihre Besichtigung bei {{agency}} gebucht:',
      confirm: 'Ja, ich komme',
      why: 'Sie erhalten diese E-Mail, weil jemand mit dieser E-Mail-Adresse auf der Website von {{agency}} eine Besichtigung angefragt hat. Waren Sie das nicht? Dann brauchen Sie nichts zu tun: Der Termin wird von selbst wieder frei.',
    },
    street: {
      before:
        'Die Straße dieser Immobilie steht nicht auf der Website. Sie erhalten die genaue Adresse per E-Mail, sobald {{agency}} die Besichtigung bestätigt, sonst 24 Stunden vorher.',
      once: 'Die Straße dieser Immobilie steht nicht auf der Website. {{agency}} teilt Ihnen die genaue Adresse mit, sobald das Büro die Besichtigung bestätigt. Im Zweifel rufen Sie bitte an.',
    },
    booked: {
      subject: 'Gebucht: Ihre Besichtigung am {{when}}',
      title: 'Ihre Besichtigung ist gebucht',
      body: '{{agency}} erwartet Sie. Das haben wir notiert:',
      file: 'Mit der Datei im Anhang tragen Sie die Besichtigung in Ihren Kalender ein. Die Uhrzeiten gelten in belgischer Zeit.',
      unable:
        'Doch verhindert? Bitte verschieben Sie den Termin oder sagen Sie ab: So wird der Termin für jemand anderen frei.',
      cancel: 'Diese Besichtigung absagen',
      see: 'Ihren Termin ansehen',
      confirmText:
        'Ein Klick bestätigt, dass diese E-Mail-Adresse Ihnen gehört. Beim nächsten Mal ist das nicht mehr nötig.',
      confirm: 'Das ist meine E-Mail-Adresse',
      why: 'Sie erhalten diese E-Mail, weil mit dieser E-Mail-Adresse auf der Website von {{agency}} eine Besichtigung gebucht wurde. Waren Sie das nicht? Dann sagen Sie die Besichtigung bitte ab.',
    },
    openHouse: {
      subject: 'Angemeldet: offene Besichtigung am {{when}}',
      title: 'Sie sind angemeldet',
      unable: 'Sind Sie verhindert? Dann sagen Sie bitte ab: So wird Ihr Platz für jemand anderen frei.',
    },
    openHouseNotice: {
      subject: 'Anmeldung: offene Besichtigung am {{when}}',
      title: 'Jemand kommt zur offenen Besichtigung',
    },
    cancelled: {
      subject: 'Abgesagt: Ihre Besichtigung am {{when}}',
      title: 'Ihre Besichtigung ist abgesagt',
      body: 'Diese Besichtigung findet nicht statt, der Termin ist wieder frei:',
      again: 'Einen anderen Termin wählen',
      why: 'Sie erhalten diese E-Mail, weil eine mit dieser E-Mail-Adresse gebuchte Besichtigung bei {{agency}} abgesagt wurde.',
    },
    confirmed: {
      subject: 'Bestätigt: Ihre Besichtigung am {{when}}',
      title: 'Ihre Besichtigung ist bestätigt',
      body: '{{agency}} hat Ihre Besichtigung bestätigt und erwartet Sie. Das haben wir notiert:',
    },
    declined: {
      subject: 'Nicht möglich: Ihre Besichtigung am {{when}}',
      title: 'Ihre Besichtigung findet nicht statt',
      body: '{{agency}} kann Sie zum gewählten Termin leider nicht empfangen. Sie brauchen nichts weiter zu tun:',
      why: 'Sie erhalten diese E-Mail, weil mit dieser E-Mail-Adresse auf der Website von {{agency}} eine Besichtigung angefragt wurde.',
    },
    calledOff: {
      subject: 'Abgesagt: Ihre Besichtigung am {{when}}',
      title: 'Ihre Besichtigung ist abgesagt',
      body: '{{agency}} hat diesen Termin abgesagt:',
      why: 'Sie erhalten diese E-Mail, weil mit dieser E-Mail-Adresse auf der Website von {{agency}} eine Besichtigung gebucht wurde.',
    },
    bookedNotice: {
      subject: 'Besichtigung gebucht: {{when}}',
      title: 'Eine neue Besichtigung in Ihrem Kalender',
      message: 'Nachricht',
    },
    cancelledNotice: {
      subject: 'Abgesagt: Besichtigung am {{when}}',
      title: 'Eine Besichtigung fällt aus',
      body: '{{visitor}} hat diese Besichtigung abgesagt. Der Termin ist wieder frei.',
      why: 'Antworten Sie einfach auf diese E-Mail: Ihre Antwort geht an den Besucher.',
    },
    calledOffNotice: {
      body: 'Ihr Immobilienbüro hat die Besichtigung mit {{visitor}} abgesagt. Der Besucher hat eine E-Mail dazu erhalten, und der Termin ist wieder frei.',
      word: 'Das wurde dem Besucher mitgeteilt',
    },
  },
} as const;
