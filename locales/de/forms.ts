/** Texts of the forms: labels, hints, errors, next steps. */
export default {
  forms: {
    optional: 'freiwillig',
    trap: 'Dieses Feld bitte leer lassen',
    summary: { one: 'Ein Punkt zum Nachsehen', other: '{{n}} Punkte zum Nachsehen' },
    sending: 'Einen Moment, wir senden …',
    unreached: {
      title: 'Wir wissen nicht, ob das angekommen ist.',
      text: 'Die Verbindung ist abgebrochen. Was Sie eingegeben haben, steht noch da. Versuchen Sie es gleich noch einmal: Es kommt nie doppelt an.',
    },
    laterHeading: 'Gespeichert: Wir leiten es bald weiter.',
    laterText:
      'Unser Dienst ist kurz unterbrochen, aber Ihre Angaben sind gespeichert. Wir leiten sie weiter, sobald alles wieder läuft. Sie brauchen nichts noch einmal zu senden.',
    privacyBefore: 'Wie wir mit Ihren Daten umgehen, lesen Sie in unserer',
    privacyLink: 'Datenschutzerklärung',
    errors: {
      required: 'Bitte füllen Sie dieses Feld aus.',
      email: 'Diese E-Mail-Adresse scheint unvollständig. Sie sieht aus wie name@beispiel.be.',
      too_long: 'Dieser Text ist zu lang.',
      consent: 'Bitte ankreuzen, sonst dürfen wir Ihre Anfrage nicht bearbeiten.',
      criteria: 'Wählen Sie mindestens etwas, das Sie suchen, oder kreuzen Sie an, dass Sie alles möchten.',
      invalid: 'Das verstehen wir nicht. Bitte sehen Sie noch einmal nach.',
      taken: 'Das hat inzwischen jemand anders genommen.',
      past: 'Das liegt in der Vergangenheit oder beginnt zu bald.',
      order: 'Die Abreise muss nach der Anreise liegen.',
      arrival: 'An diesem Tag ist keine Anreise möglich.',
      too_short: 'Dieser Aufenthalt ist zu kurz.',
      persons: 'Für so viele Personen ist hier kein Platz.',
      agreement: 'Bitte stimmen Sie den Bedingungen zu.',
      too_many: 'Mit dieser E-Mail-Adresse ist das Höchstmaß erreicht.',
    },
    fieldErrors: {
      address: { required: 'Geben Sie die Adresse an: Straße und Hausnummer genügen.' },
      kind: { required: 'Wählen Sie, was es ist.' },
      area: { invalid: 'Geben Sie bei der Wohnfläche eine Zahl an, zum Beispiel 185.' },
      plot: { invalid: 'Geben Sie beim Grundstück eine Zahl an, zum Beispiel 210.' },
      year: { invalid: 'Geben Sie ein Jahr an, zum Beispiel 1931.' },
      phone: { invalid: 'Diese Nummer scheint unvollständig. Sie sieht aus wie 0478 22 12 34.' },
      reach: {
        required: 'Geben Sie eine Telefonnummer oder eine E-Mail-Adresse an: eines von beiden genügt.',
        too_many: 'Mit dieser Nummer oder E-Mail-Adresse kamen heute schon viele Anfragen.',
      },
      from: { required: 'Wählen Sie einen Anreisetag.', taken: 'Eine dieser Nächte ist inzwischen belegt.' },
      to: {
        required: 'Wählen Sie einen Abreisetag.',
        invalid: 'Für diese Tage bieten wir keinen Aufenthalt an.',
      },
      persons: { required: 'Geben Sie an, wie viele kommen.' },
      slotId: {
        required: 'Wählen Sie einen freien Termin.',
        taken: 'Dieser Termin wurde gerade vergeben. Wählen Sie einen anderen.',
        past: 'Dieser Termin ist vorbei oder zu kurzfristig. Wählen Sie einen anderen.',
        invalid: 'Diesen Termin kennen wir nicht. Wählen Sie einen anderen.',
        too_many:
          'An diesem Tag warten schon viele Besichtigungen auf eine Bestätigung. Bestätigen Sie zuerst Ihre E-Mail-Adresse mit dem Link in unserer E-Mail, oder wählen Sie einen anderen Tag.',
      },
      firstname: { required: 'Bitte geben Sie Ihren Vornamen an.' },
      lastname: { required: 'Bitte geben Sie Ihren Namen an.' },
      email: { required: 'Bitte geben Sie Ihre E-Mail-Adresse an.' },
      message: { required: 'Bitte schreiben Sie eine Nachricht.' },
      'price-max': {
        invalid: 'Bitte Beträge in Euro angeben. Das Maximum darf nicht unter dem Minimum liegen.',
      },
      recipient: {
        email: { required: 'Bitte geben Sie die E-Mail-Adresse der Person an, der Sie schreiben.' },
      },
    },
    problems: {
      foreign: {
        title: 'Wir haben dieses Formular nicht angenommen.',
        text: 'Es schien von einer anderen Website zu kommen. Bitte senden Sie es unten noch einmal.',
      },
      content_type: {
        title: 'Wir konnten dieses Formular nicht lesen.',
        text: 'Bitte füllen Sie es unten noch einmal aus, oder rufen Sie uns an.',
      },
      too_large: {
        title: 'Das war zu lang.',
        text: 'Gehen Sie im Browser zurück: Dort steht noch, was Sie geschrieben haben. Kürzen Sie es und senden Sie es noch einmal.',
      },
      unreadable: {
        title: 'Wir konnten dieses Formular nicht lesen.',
        text: 'Bitte füllen Sie es unten noch einmal aus, oder rufen Sie uns an.',
      },
      no_key: {
        title: 'Noch nicht gesendet.',
        text: 'Bitte sehen Sie alles durch und senden Sie es noch einmal.',
      },
      again: {
        title: 'Noch nicht gesendet.',
        text: 'Das ging so schnell, dass es von einem Roboter kommen konnte. Sie sind keiner? Dann senden Sie es bitte noch einmal.',
      },
      unverified: {
        title: 'Bitte noch einmal.',
        text: 'Wir konnten nicht feststellen, dass Sie kein Roboter sind: Die Prüfung wurde nicht geladen. Warten Sie ein paar Sekunden und senden Sie noch einmal. Dann kommt es an.',
      },
      too_many: {
        title: 'Noch nicht gesendet.',
        text: 'Es kamen viele Formulare hintereinander. Warten Sie eine Minute und senden Sie es noch einmal.',
      },
      fields: { title: 'Bitte prüfen Sie Ihre Angaben.', text: 'So konnten wir sie nicht annehmen.' },
      reused: {
        title: 'Dieses Formular wurde schon einmal gesendet.',
        text: 'Möchten Sie es mit diesen Änderungen noch einmal senden? Das geht unten.',
      },
      taken: {
        title: 'Jemand war Ihnen knapp voraus.',
        text: 'Dieser Termin ist inzwischen vergeben. Unten stehen die nächsten freien Termine. Ihre Angaben sind noch da.',
      },
      dates_taken: {
        title: 'Jemand war schneller.',
        text: 'Eine dieser Nächte ist inzwischen belegt. Unten steht, was noch frei ist. Ihre Angaben sind noch da.',
      },
      price_changed: {
        title: 'Der Preis hat sich inzwischen geändert.',
        text: 'Der Betrag unten ist der neue. Es wurde noch nichts angefragt: Prüfen Sie ihn und senden Sie erneut.',
      },
      review: {
        title: 'Andere Tage: Prüfen Sie den neuen Preis.',
        text: 'Es wurde noch nichts gesendet. Ihre Angaben sind noch da.',
      },
      gone: {
        title: 'Das ist nicht mehr in unserem Angebot.',
        text: 'Was Sie geschrieben haben, steht noch unten. Über die Kontaktseite erreichen Sie uns immer.',
      },
      capped: {
        title: 'Für heute ist das Höchstmaß erreicht.',
        text: 'Um Missbrauch zu vermeiden, geht das nur einige Male am Tag. Versuchen Sie es morgen noch einmal, oder rufen Sie uns an.',
      },
      unavailable: {
        title: 'Noch nicht gesendet: Wir sind gleich wieder da.',
        text: 'Das liegt an uns. Was Sie ausgefüllt haben, steht noch unten. Versuchen Sie es in einer Minute noch einmal, oder rufen Sie uns an.',
      },
      unknown: {
        title: 'Wir wissen nicht, ob das angekommen ist.',
        text: 'Die Verbindung ist bei der Weitergabe abgebrochen. Schauen Sie zuerst in Ihr Postfach: Haben Sie eine Bestätigung, ist alles in Ordnung. Wenn nicht, senden Sie es unten noch einmal: Es zählt nie doppelt.',
      },
    },
    person: {
      legend: 'Ihre Angaben',
      firstname: 'Vorname',
      lastname: 'Name',
      name: 'Name',
      email: 'E-Mail-Adresse',
      phone: 'Telefon',
      message: 'Nachricht',
    },
    /** Of a link that confirms a mail address and nothing else. */
    address: {
      heading: 'Ist das Ihre E-Mail-Adresse?',
      button: 'Das ist meine E-Mail-Adresse',
      thanks: 'Danke, Ihre E-Mail-Adresse ist bestätigt.',
    },
    subscribe: {
      heading: 'Auf dem Laufenden bleiben',
      lead: 'Sagen Sie uns, was Sie suchen. Kommt etwas Passendes dazu oder sinkt der Preis, erhalten Sie eine E-Mail.',
      leadSearch: 'Kommt etwas Passendes dazu oder sinkt der Preis, erhalten Sie eine E-Mail.',
      about: 'Sie suchen: {{words}}.',
      adjust: 'Ändern',
      what: 'Was Sie suchen',
      everything: 'Alles Neue, was und wo es auch sei',
      carried: 'Auch aus Ihrer Suche',
      emailHint: 'Nur wenn es etwas Neues gibt.',
      locale: 'Sprache der E-Mails',
      send: 'Auf dem Laufenden bleiben',
      next: 'Sie erhalten zuerst eine E-Mail, um Ihre Anfrage zu bestätigen. Abmelden geht mit einem Klick, am Ende jeder E-Mail.',
      successHeading: 'Noch ein Schritt: Schauen Sie in Ihr Postfach.',
      successText:
        'Wir haben Ihnen eine E-Mail zum Bestätigen geschickt. Erst danach halten wir Sie auf dem Laufenden. Nach einigen Minuten nichts erhalten? Sehen Sie im Spam-Ordner nach.',
      toOffer: 'Zum Angebot',
      confirmHeading: 'Möchten Sie auf dem Laufenden bleiben?',
      confirmText:
        'Mit einem Klick auf „Ja, halten Sie mich auf dem Laufenden“ bestätigen Sie, dass wir an {{email}} schreiben dürfen, sobald etwas Passendes dazukommt.',
      confirm: 'Ja, halten Sie mich auf dem Laufenden',
      confirmedHeading: 'In Ordnung, wir halten Sie auf dem Laufenden.',
      confirmedText: 'Sobald etwas dazukommt oder im Preis sinkt, schreiben wir an {{email}}.',
      editHeading: 'Ihre Suche',
      editLead: 'Ändern Sie, worüber wir an {{email}} schreiben.',
      save: 'Speichern',
      saved: 'Gespeichert. Ab jetzt richten sich unsere E-Mails nach dem, was unten steht.',
      endHeading: 'Keine E-Mails mehr?',
      endText:
        'Mit einem Klick auf „Abmelden“ endet diese Suche: Wir schreiben dazu nicht mehr an {{email}}.',
      end: 'Abmelden',
      endedHeading: 'Sie sind abgemeldet.',
      endedText: 'Sie erhalten dazu keine E-Mails mehr. Anders überlegt? Sie können jederzeit neu beginnen.',
      startAgain: 'Neu beginnen',
      unknownHeading: 'Dieser Link funktioniert nicht.',
      unknownText:
        'Vielleicht hat Ihr E-Mail-Programm ihn abgeschnitten. Kopieren Sie ihn ganz, oder beginnen Sie neu.',
      expiredHeading: 'Dieser Link funktioniert nicht mehr.',
      expiredText:
        'Bestätigen geht bis sieben Tage nach der Anfrage. Füllen Sie das Formular einfach noch einmal aus.',
      buttonFailed:
        'Das hat nicht geklappt. Es hat sich nichts geändert: Versuchen Sie es gleich noch einmal.',
      buttonUnknown:
        'Wir wissen nicht, ob das geklappt hat. Versuchen Sie es noch einmal: Zweimal schadet nicht.',
    },
    contact: {
      ask: 'Frage stellen',
      heading: 'Schreiben Sie uns',
      lead: 'Stellen Sie Ihre Frage. Wir antworten so bald wie möglich, telefonisch oder per E-Mail.',
      about: 'Ihre Frage betrifft',
      messageHint: 'Womit können wir Ihnen helfen?',
      phoneHint: 'Nützlich, wenn Sie lieber angerufen werden.',
      consent: 'Ich bin einverstanden, dass meine Angaben für die Antwort verwendet werden. Näheres in der',
      send: 'Senden',
      successHeading: 'Danke, Ihre Nachricht ist angekommen.',
      successText:
        'Wir antworten so bald wie möglich. Sie erhalten auch eine E-Mail, die den Empfang bestätigt.',
      backToEstate: 'Zurück zu dieser Immobilie',
      reach: 'Oder direkt',
    },
    friend: {
      heading: 'Weiterempfehlen',
      lead: 'Wir senden diese Immobilie an jemanden, den Sie kennen: eine E-Mail von uns, ohne Ihren Namen. Sonst nichts.',
      about: 'Sie senden',
      to: 'E-Mail-Adresse der Person, der Sie es zeigen möchten',
      own: 'Selbst teilen',
      ownText: 'Teilen Sie die Immobilie selbst, mit Ihrem E-Mail-Programm oder Telefon:',
      ours: 'Oder lassen Sie uns schreiben.',
      mail: 'Per E-Mail',
      sms: 'Per SMS',
      whatsapp: 'Per WhatsApp',
      send: 'Weiterempfehlen',
      next: 'Wir bewahren die Adresse dreißig Tage auf, nur um Missbrauch zu vermeiden.',
      successHeading: 'Gesendet.',
      successText: 'Die E-Mail ist unterwegs.',
      waitsHeading: 'Gespeichert. Die E-Mail wird später verschickt.',
      waitsText:
        'Heute wurden schon viele Immobilien weitergeleitet. Ihre E-Mail wartet, bis sie an der Reihe ist, und wird von selbst verschickt, spätestens innerhalb eines Tages.',
    },
  },
} as const;

/** Texts of the mails that these forms send. */
export const mails = {
  notice: {
    subject: 'Zu beantworten: Anfrage über Ihre Website',
    subjectAbout: 'Zu beantworten: {{about}}',
    subjectCall: 'Rückruf: Anfrage über Ihre Website',
    subjectCallAbout: 'Rückruf: {{about}}',
    callBack: 'Rückruf',
    callTimes: {
      morning: 'Am Vormittag',
      noon: 'Um die Mittagszeit',
      afternoon: 'Am Nachmittag',
      evening: 'Am frühen Abend',
    },
    title: 'Neue Anfrage über Ihre Website',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    language: 'Sprache',
    reference: 'Referenz',
    number: 'Nummer',
    rentalUnit: 'Ferienunterkunft',
    message: 'Nachricht',
    why: 'Antworten Sie einfach auf diese E-Mail: Ihre Antwort geht an den Besucher.',
  },
  receipt: {
    subject: 'Eingegangen: Ihre Nachricht an {{agency}}',
    title: 'Danke für Ihre Nachricht',
    body: 'Wir haben Ihre Nachricht erhalten und antworten so bald wie möglich.',
    bodyCall: 'Wir haben Ihre Nachricht erhalten und rufen Sie so bald wie möglich zurück.',
    about: 'Ihre Nachricht betrifft:',
    why: 'Sie erhalten diese E-Mail, weil mit dieser E-Mail-Adresse eine Nachricht über die Website von {{agency}} gesendet wurde. Waren Sie das nicht? Dann brauchen Sie nichts zu tun.',
  },
  friend: {
    subject: 'Eine Immobilie bei {{agency}}, an Sie weitergeleitet',
    title: 'Eine Immobilie zum Ansehen',
    body: 'Jemand hat Ihnen über die Website von {{agency}} diese Immobilie weitergeleitet.',
    button: 'Immobilie ansehen',
    why: 'Sie erhalten diese eine E-Mail, weil jemand Ihre E-Mail-Adresse auf der Website von {{agency}} eingegeben hat. Sie sind damit für nichts angemeldet.',
  },
} as const;
