/** What mails to subscribers say beside the digest. */
export default {
  alertOn: {
    subject: '{{agency}}: Ihre Suche läuft',
    title: 'Ihre Suche läuft',
    body: 'Kommt etwas dazu oder sinkt ein Preis und passt es zu Ihrer Suche, schreibt {{agency}} Ihnen. Höchstens einmal am Tag. Ändern, pausieren oder beenden können Sie das jederzeit.',
    why: 'Sie erhalten diese eine E-Mail, weil Sie Ihre Anfrage bei {{agency}} gerade bestätigt haben.',
  },
} as const;
