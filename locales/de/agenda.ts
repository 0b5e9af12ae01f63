/** Texts of viewings: choosing a time, the appointment, cancelling it. */
export default {
  agenda: {
    plan: 'Besichtigung planen',
    planBrief: 'Besichtigen',
    askFirst: 'Zuerst eine Frage?',
    invite: 'Wählen Sie selbst, wann Sie vorbeikommen.',
    see: 'Freie Termine ansehen',
    loading: 'Die freien Termine werden geladen.',
    failed: 'Die freien Termine konnten nicht geladen werden.',
    headTitle: 'Besichtigung planen: {{estate}}',
    lead: 'Eine Besichtigung dauert {{minutes}} Minuten. Sie erhalten eine Bestätigung per E-Mail, mit einem Link zum Absagen.',
    leadPlain: 'Sie erhalten eine Bestätigung per E-Mail, mit einem Link zum Absagen.',
    zone: 'Alle Uhrzeiten gelten in belgischer Zeit (Brüssel).',
    when: 'Wann passt es Ihnen?',
    span: '{{from}} bis {{to}}',
    earlier: 'Früher',
    later: 'Später',
    taken: 'vergeben',
    with: 'mit {{name}}',
    continue: 'Weiter',
    yourTime: 'Der Termin, den Sie gewählt haben',
    noneThisWeek: 'An diesen Tagen ist kein Termin mehr frei.',
    firstFree: 'Erster freier Tag: {{day}}',
    none: 'Zurzeit gibt es keine freien Termine.',
    noneText: 'Rufen Sie uns an oder schreiben Sie uns, dann finden wir gemeinsam einen Termin.',
    next: 'Diese Termine sind noch frei',
    allTimes: 'Alle Termine',
    unreached: 'Der Terminkalender ist gerade nicht erreichbar.',
    unreachedText: 'Das liegt an uns. Versuchen Sie es in einer Minute noch einmal, oder rufen Sie uns an.',
    retry: 'Noch einmal versuchen',
    about: 'Sie besichtigen',
    message: 'Bemerkung oder Frage',
    messageHint: 'Zum Beispiel, mit wie vielen Personen Sie kommen.',
    phoneHint: 'Damit wir Sie erreichen, falls sich etwas ändert.',
    consent:
      'Ich bin damit einverstanden, dass meine Angaben verwendet werden, um diese Besichtigung zu vereinbaren. Mehr steht in der',
    unsent:
      'Die Verbindung ist abgebrochen: Wir wissen nicht, ob die Besichtigung gebucht ist. Was Sie eingegeben haben, steht noch da. Versuchen Sie es noch einmal: Nichts wird doppelt gebucht.',
    send: 'Besichtigung buchen',
    closedHeading: 'Diese Immobilie kann nicht mehr besichtigt werden.',
    closedText:
      'Sie ist verkauft, vermietet oder nicht mehr im Angebot. Vielleicht finden Sie eine ähnliche.',
    toOffer: 'Zum Angebot',
    bookedHeading: 'Ihre Besichtigung ist gebucht.',
    bookedText:
      'Wir haben Ihnen eine E-Mail mit diesen Angaben und einer Datei für Ihren Kalender geschickt. Nach ein paar Minuten nichts erhalten? Sehen Sie im Spam-Ordner nach.',
    pendingHeading: 'Noch ein Schritt: Schauen Sie in Ihr Postfach.',
    pendingText:
      'Wir halten Ihnen diesen Termin bis {{until}} frei. Klicken Sie auf die Schaltfläche in der E-Mail, die wir Ihnen geschickt haben, dann ist Ihre Besichtigung gebucht. Nach einigen Minuten noch nichts? Sehen Sie im Spam-Ordner nach.',
    pendingPlain:
      'Wir halten Ihnen diesen Termin eine halbe Stunde frei. Klicken Sie auf die Schaltfläche in der E-Mail, die wir Ihnen geschickt haben, dann ist Ihre Besichtigung gebucht.',
    expiredHeading: 'Dieser Termin wurde nicht bestätigt.',
    expiredText:
      'Wir haben ihn eine halbe Stunde für Sie freigehalten. Jetzt kann ihn jemand anders wählen. Wählen Sie gern einen neuen Termin.',
    confirmHeading: 'Noch ein Klick',
    confirmText:
      'Ihre Besichtigung ist gebucht, sobald Sie auf „Ja, ich komme“ klicken. Damit bestätigen Sie auch, dass diese E-Mail-Adresse Ihnen gehört.',
    addressText:
      'Ihre Besichtigung ist bereits gebucht. Hier bestätigen Sie nur, dass diese E-Mail-Adresse Ihnen gehört. Beim nächsten Mal ist das nicht mehr nötig.',
    addressThanks:
      'An Ihrer Besichtigung ändert sich nichts. Alle Angaben stehen in der E-Mail, die Sie erhalten haben.',
    confirm: 'Ja, ich komme',
    bookedPlain:
      'Wir haben Ihnen eine E-Mail mit allen Angaben und einer Datei für Ihren Kalender geschickt.',
    cancelledHeading: 'Dieser Termin ist abgesagt.',
    cancelledText: 'Der Termin ist wieder frei. Sie und der Makler erhalten eine E-Mail, die das bestätigt.',
    pastHeading: 'Diese Besichtigung ist vorbei.',
    pastText:
      'Ein Termin, der begonnen hat, kann nicht mehr abgesagt werden. Noch Fragen? Rufen Sie uns an oder schreiben Sie uns.',
    unknownHeading: 'Diesen Termin finden wir nicht.',
    unknownText:
      'Vielleicht wurde der Link in Ihrem E-Mail-Programm abgeschnitten. Kopieren Sie ihn ganz, oder rufen Sie uns an.',
    cancelHeading: 'Möchten Sie diese Besichtigung absagen?',
    cancelText: 'Mit einem Klick auf „Besichtigung absagen“ wird der Termin für jemand anderen frei.',
    cancel: 'Besichtigung absagen',
    cancelFailed:
      'Das hat nicht geklappt. Ihr Termin steht noch: Versuchen Sie es gleich noch einmal, oder rufen Sie uns an.',
    cancelUnknown:
      'Wir wissen nicht, ob die Absage angekommen ist. Versuchen Sie es gleich noch einmal, oder rufen Sie uns an.',
    cancelLink: 'Doch verhindert? Besichtigung absagen',
    again: 'Anderen Termin wählen',
    summary: 'Ihr Termin',
    date: 'Wann',
    zoneShort: 'belgische Zeit',
    place: 'Wo',
    placeFromAgency: 'Die vollständige Adresse erhalten Sie vom Büro.',
    number: 'Nummer',
    agent: 'Mit wem',
    toEstate: 'Zu dieser Immobilie',
  },
} as const;
