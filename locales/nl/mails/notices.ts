/** Texts of mails to an agency with answer links. Names and days are inserted unchanged. */
export default {
  notices: {
    how: 'Elke link opent een pagina waar u eerst nog een woordje aan de bezoeker kunt schrijven. Pas wanneer u daar op de knop drukt, ligt uw antwoord vast.',
    why: 'Antwoordt u op deze mail, dan gaat dat naar de bezoeker. Stuur deze mail niet door: wie ze heeft, kan in uw naam antwoorden.',
    deeds: {
      confirm: 'Bevestigen',
      'confirm-late': 'Toch bevestigen',
      decline: 'Niet bevestigen',
      cancel: 'Toch annuleren',
      answered: 'Aanduiden als beantwoord',
      move: 'Dit bezoek verplaatsen',
      keep: 'De oorspronkelijke dagen behouden',
      moveStay: 'Andere dagen bevestigen',
      moveOwn: 'Naar andere dagen verplaatsen',
      confirmViewing: 'Bevestigen en de straat meedelen',
      cancelViewing: 'Dit bezoek annuleren',
    },
    asked: {
      subject: 'Te beantwoorden: {{unit}}, {{days}}',
      title: '{{visitor}} wil komen',
      body: 'De nachten zijn bezet tot u antwoordt. Doe dat uiterlijk {{until}}: daarna vervalt de aanvraag en komen de nachten weer vrij. U en de bezoeker krijgen daar dan bericht van.',
    },
    reminder: {
      subject: 'Nog te beantwoorden: {{unit}}, {{days}}',
    },
    confirmed: {
      subject: 'Bevestigd: {{unit}}, {{days}}',
      title: 'Het verblijf van {{visitor}} is bevestigd',
      body: 'De nachten zijn bezet en de bezoeker weet het. Kan het toch niet doorgaan? Annuleer het dan met deze link.',
    },
    lapsed: {
      subject: 'Vervallen: {{unit}}, {{days}}',
      title: 'De aanvraag van {{visitor}} is vervallen',
      body: 'Niemand antwoordde op tijd. De nachten zijn weer vrij, en de bezoeker kreeg daar een mail over. Wilt u het verblijf toch nog bevestigen? Dat kan zolang niemand anders die nachten vraagt. Bel eerst even: misschien boekte de bezoeker al iets anders.',
    },
    wished: {
      subject: 'Te beantwoorden: andere dagen, {{unit}}, {{days}}',
      title: '{{visitor}} vraagt andere dagen',
      body: 'De gast vraagt {{wish}} in plaats van {{days}}; het totaal wordt dan {{price}}. De nieuwe nachten zijn nog niet bezet, en het verblijf blijft staan tot u antwoordt.',
    },
    withdrawn: {
      subject: 'Geannuleerd door de gast: {{unit}}, {{days}}',
      title: '{{visitor}} annuleert',
      body: 'De nachten zijn weer vrij, en de gast kreeg daar een mail over.',
      free: 'Dat kost de gast niets.',
      due: 'Volgens uw voorwaarden blijft {{price}} verschuldigd.',
    },
    viewing: {
      street:
        'De straat van deze woning staat niet op de website. De bezoeker krijgt ze zodra u het bezoek bevestigt, en anders 24 uur vooraf met de herinnering. Voor een bezoek van vandaag of morgen is uw bevestiging nodig.',
      body: 'Kan dit bezoek niet doorgaan? Verplaats of annuleer het hier. U kunt de bezoeker eerst nog een woordje schrijven, en het moment komt weer vrij.',
      openHouse:
        'Kan dit bezoek niet doorgaan? Annuleer het hier. U kunt de bezoeker eerst nog een woordje schrijven, en de plaats komt weer vrij.',
    },
    contact: {
      body: 'Beantwoord deze vraag door op de mail te antwoorden. Is dat gebeurd? Duid ze dan aan als beantwoord. De bezoeker krijgt daar niets van te horen.',
      call: 'Bel de bezoeker terug. Is dat gebeurd? Duid de vraag dan aan als beantwoord. De bezoeker krijgt daar niets van te horen.',
    },
    valuation: {
      body: 'Hebt u gebeld of geschreven? Duid de aanvraag dan aan als beantwoord. De aanvrager krijgt daar niets van te horen.',
    },
  },
  /** First in the mail that goes in the place of a request to the agency’s system. */
  atVendor: {
    no: 'Deze aanvraag kon niet in {{system}} gezet worden. Ze staat dus alleen in deze mail en op uw pagina.',
    maybe:
      'Misschien staat deze aanvraag al in {{system}}: het antwoord van dat systeem bleef uit. Kijk even na voor u ze er zelf in zet.',
  },
} as const;
