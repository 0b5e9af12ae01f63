/** Texts of mails to an agency with answer links. Names and days are inserted unchanged. */
export default {
  notices: {
    how: 'Jeder Link öffnet eine Seite, auf der Sie dem Besucher zuerst noch ein paar Worte schreiben können. Ihre Antwort gilt erst, wenn Sie sie dort absenden.',
    why: 'Antworten Sie auf diese E-Mail, so geht Ihre Antwort an den Besucher. Leiten Sie diese E-Mail nicht weiter: Wer sie hat, kann in Ihrem Namen antworten.',
    deeds: {
      confirm: 'Bestätigen',
      'confirm-late': 'Trotzdem bestätigen',
      decline: 'Nicht bestätigen',
      cancel: 'Doch absagen',
      answered: 'Als beantwortet markieren',
      move: 'Diese Besichtigung verschieben',
      keep: 'Bei den ursprünglichen Tagen bleiben',
      moveStay: 'Die anderen Tage bestätigen',
      moveOwn: 'Auf andere Tage verschieben',
      confirmViewing: 'Bestätigen und die Straße mitteilen',
      cancelViewing: 'Diese Besichtigung absagen',
    },
    asked: {
      subject: 'Zu beantworten: {{unit}}, {{days}}',
      title: '{{visitor}} möchte kommen',
      body: 'Die Nächte sind belegt, bis Sie antworten. Tun Sie das bitte spätestens bis {{until}}: Danach verfällt die Anfrage, die Nächte werden wieder frei, und Sie und der Besucher werden benachrichtigt.',
    },
    reminder: {
      subject: 'Noch zu beantworten: {{unit}}, {{days}}',
    },
    confirmed: {
      subject: 'Bestätigt: {{unit}}, {{days}}',
      title: 'Der Aufenthalt von {{visitor}} ist bestätigt',
      body: 'Die Nächte sind belegt, und der Besucher weiß es. Geht es doch nicht? Dann sagen Sie den Aufenthalt über diesen Link ab.',
    },
    lapsed: {
      subject: 'Verfallen: {{unit}}, {{days}}',
      title: 'Die Anfrage von {{visitor}} ist verfallen',
      body: 'Niemand hat rechtzeitig geantwortet. Die Nächte sind wieder frei, und der Besucher wurde per E-Mail benachrichtigt. Möchten Sie den Aufenthalt trotzdem bestätigen? Das geht, solange niemand anders diese Nächte anfragt. Rufen Sie vorher kurz an: Vielleicht hat der Besucher schon etwas anderes gebucht.',
    },
    wished: {
      subject: 'Zu beantworten: andere Tage, {{unit}}, {{days}}',
      title: '{{visitor}} fragt andere Tage an',
      body: 'Der Gast fragt {{wish}} statt {{days}} an; der Gesamtpreis wäre dann {{price}}. Die neuen Nächte sind noch nicht belegt, und der Aufenthalt bleibt, bis Sie antworten.',
    },
    withdrawn: {
      subject: 'Vom Gast storniert: {{unit}}, {{days}}',
      title: '{{visitor}} storniert',
      body: 'Die Nächte sind wieder frei, und der Gast wurde per E-Mail benachrichtigt.',
      free: 'Das kostet den Gast nichts.',
      due: 'Nach Ihren Bedingungen bleiben {{price}} zu zahlen.',
    },
    viewing: {
      street:
        'Die Straße dieser Immobilie steht nicht auf der Website. Der Besucher erhält sie, sobald Sie die Besichtigung bestätigen, sonst 24 Stunden vorher mit der Erinnerung. Für eine Besichtigung heute oder morgen ist Ihre Bestätigung nötig.',
      body: 'Kann diese Besichtigung nicht stattfinden? Dann verschieben Sie sie oder sagen Sie sie hier ab. Sie können dem Besucher zuerst noch ein paar Worte schreiben, und der Termin wird wieder frei.',
      openHouse:
        'Kann diese Besichtigung nicht stattfinden? Dann sagen Sie sie hier ab. Sie können dem Besucher zuerst noch ein paar Worte schreiben, und der Platz wird wieder frei.',
    },
    contact: {
      body: 'Beantworten Sie diese Anfrage, indem Sie auf die E-Mail antworten. Ist das geschehen? Dann markieren Sie sie als beantwortet. Der Besucher erfährt davon nichts.',
      call: 'Rufen Sie den Besucher zurück. Ist das geschehen? Dann markieren Sie die Anfrage als beantwortet. Der Besucher erfährt davon nichts.',
    },
    valuation: {
      body: 'Haben Sie angerufen oder geschrieben? Dann markieren Sie die Anfrage als beantwortet. Wer sie gestellt hat, erfährt davon nichts.',
    },
  },
  /** First in the mail that goes in the place of a request to the agency’s system. */
  atVendor: {
    no: 'Diese Anfrage konnte nicht in {{system}} eingetragen werden. Sie steht nur in dieser E-Mail und auf Ihrer Seite.',
    maybe:
      'Vielleicht steht diese Anfrage schon in {{system}}: Das System hat nicht geantwortet. Sehen Sie bitte nach, bevor Sie sie selbst eintragen.',
  },
} as const;
