/** Texts of mails to subscribers, except the digest. */
export default {
  alertOn: {
    subject: 'Ihre Suche läuft: {{agency}}',
    title: 'Ihre Suche läuft',
    homeSubject: 'Sie verfolgen den Preis: {{home}}',
    homeTitle: 'Sie verfolgen diesen Preis',
    now: 'Das aktuelle Angebot ansehen',
    body: 'Kommt etwas dazu oder sinkt ein Preis und passt es zu Ihrer Suche, schreibt {{agency}} Ihnen. {{rhythm}} Ändern, pausieren oder beenden können Sie das jederzeit.',
    rental:
      'Kommt eine Ferienunterkunft dazu oder wird eine frei und passt sie zu Ihrer Suche, schreibt {{agency}} Ihnen. Höchstens einmal am Tag. Ändern, pausieren oder beenden können Sie das jederzeit.',
    why: 'Sie erhalten diese eine E-Mail, weil Sie Ihre Anfrage bei {{agency}} gerade bestätigt haben.',
    home: 'Ändert sich der Preis dieser Immobilie oder ist sie nicht mehr im Angebot, schreibt {{agency}} Ihnen. Ändern, pausieren oder beenden können Sie das jederzeit.',
    confirmHome:
      'Sie möchten eine E-Mail erhalten, wenn sich der Preis einer Immobilie von {{agency}} ändert. Bestätigen Sie, dass Sie das gewünscht haben:',
  },
  home: {
    price: 'Der Preis hat sich geändert',
    before: 'vorher {{price}}',
    gone: 'Diese Immobilie ist nicht mehr verfügbar',
    priceSubject: 'Neuer Preis: {{home}}',
    goneSubject: 'Nicht mehr verfügbar: {{home}}',
    followed: 'eine Immobilie, die Sie verfolgt haben',
    goneText:
      'Die Immobilie, deren Preis Sie verfolgt haben, ist verkauft, vermietet oder nicht mehr im Angebot. Sie erhalten keine E-Mails mehr darüber.',
    offer: 'Zum Angebot',
    why: 'Sie erhalten diese E-Mail, weil Sie den Preis dieser Immobilie bei {{agency}} verfolgen.',
  },
} as const;
