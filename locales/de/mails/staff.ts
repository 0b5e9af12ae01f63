/** Texts of the mails with which staff sign in, and are invited to. */
export default {
  staff: {
    subject: '{{sign}}: Anmelden bei {{agency}}',
    title: 'Melden Sie sich an',
    sign: 'Zeichen auf Ihrem Bildschirm',
    code: 'Sechsstelliger Code',
    secret: 'Geben Sie den Code niemandem weiter, auch niemandem, der sagt, dass er von uns ist.',
    body: 'Zeigt Ihr Bildschirm ein anderes Zeichen? Dann öffnen Sie den Link nicht. Er gilt eine Viertelstunde, einmal, in dem Browser, in dem Sie ihn angefordert haben.',
    open: 'Mich anmelden',
    other:
      'Sie haben das nicht angefordert? Dann brauchen Sie nichts zu tun: Ohne Ihren Browser öffnet der Link nichts.',
    why: 'Sie erhalten diese E-Mail, weil sich jemand mit dieser E-Mail-Adresse auf der Büroseite von {{agency}} anmelden wollte.',
    invited: {
      subject: 'Ihr Zugang zur Büroseite von {{agency}}',
      title: 'Sie haben Zugang',
      body: 'Jemand aus Ihrem Büro hat Ihnen Zugang zur Büroseite gegeben, auf der das Büro Anfragen und Besichtigungen verfolgt. Melden Sie sich mit dieser E-Mail-Adresse an: Sie erhalten dann einen Link und einen Code. Ein Passwort gibt es nicht.',
      open: 'Zur Büroseite',
      rights:
        'Was Sie dort sehen und tun können, bestimmt, wer die Kollegen verwaltet. Sie haben das nicht erwartet? Fragen Sie zuerst in Ihrem Büro nach.',
      why: 'Sie erhalten diese E-Mail, weil jemand von {{agency}} Sie mit dieser E-Mail-Adresse hinzugefügt hat.',
    },
  },
} as const;
