/** Texts of the mail with which staff sign in. */
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
  },
} as const;
