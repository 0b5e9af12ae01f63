/** Texts that the law requires: the agency's identity, and the data that the site keeps about visitors. */
export default {
  legal: {
    heading: 'Wer wir sind',
    name: 'Unternehmen',
    companyNumber: 'Unternehmensnummer',
    vatNumber: 'Mehrwertsteuernummer',
    titles: 'Berufsbezeichnung',
    title: {
      broker: 'Immobilienmakler (Vermittler)',
      syndic: 'Immobilienmakler (Syndikus)',
      steward: 'Immobilienmakler (Verwalter)',
    },
    professionalNumber: 'IPI-Nummer',
    country: 'Land der Zulassung',
    supervisor: 'Aufsichtsbehörde',
    codeOfConduct: 'Standesregeln',
    liability: 'Berufshaftpflichtversicherung',
    guarantee: 'Bürgschaft',
    thirdPartyAccount: 'Anderkonto',
  },
  /** The privacy statement of an agency without its own. */
  privacy: {
    controller: {
      heading: 'Wer für Ihre Daten verantwortlich ist',
      text: '{{name}} entscheidet, wozu die Daten dienen, die Sie auf dieser Website eingeben, und ist dafür verantwortlich.',
    },
    address: 'Anschrift',
    email: 'E-Mail',
    phone: 'Telefon',
    use: {
      heading: 'Wozu sie dienen',
      asked:
        'Um zu tun, worum Sie mit einem Formular bitten, und Ihnen dazu zu schreiben. Mit dem Absenden willigen Sie ein; das können Sie jederzeit widerrufen.',
      agency:
        'Was Sie eingeben, schickt die Website per E-Mail an {{name}} oder an die Person, die die Immobilie betreut. Was in diesem Postfach ankommt, bewahrt {{name}} selbst auf.',
      abuse:
        'Gegen Missbrauch zählt die Website kurze Zeit, wie viele Formulare und Buchungen aus einem Netzwerk kommen. Das ist ein berechtigtes Interesse.',
      none: 'Die Website verfolgt Sie nicht und legt kein Profil von Ihnen an. Sie läuft bei Cloudflare, das die Daten im Auftrag verarbeitet.',
    },
    rights: {
      heading: 'Ihre Rechte',
      text: 'Sie dürfen Ihre Daten einsehen, berichtigen, löschen oder übertragen lassen, ihre Nutzung einschränken lassen und ihr widersprechen. Eine Nachricht an {{name}} genügt.',
      alerts: 'E-Mails über neue Immobilien beenden Sie mit dem Link in jeder von ihnen.',
      viewing: 'Eine Besichtigung verschieben Sie mit den Links in ihrer Bestätigung, oder sagen sie ab.',
      complaint:
        'Sind Sie nicht zufrieden, können Sie bei der Datenschutzbehörde Beschwerde einlegen: Rue de la Presse 35, 1000 Brüssel.',
    },
  },
  kept: {
    heading: 'Was diese Website speichert, und wie lange',
    lead: 'Das speichert die Website selbst. Was älter ist, löscht sie stündlich von selbst. Bei Besuchern setzt sie keine Cookies; wer im Büro arbeitet und sich anmeldet, erhält eines für 30 Tage und eines für 180 Tage, an dem das Gerät erkannt wird.',
    days: { one: '{{n}} Tag', other: '{{n}} Tage' },
    year: 'ein Jahr',
    twoYears: 'zwei Jahre',
    contact: {
      what: 'Fragen',
      how: 'Ihr Name, Ihre E-Mail-Adresse, Telefonnummer und Nachricht, wann Sie angerufen werden möchten und wann das Büro geantwortet hat: {{days}}.',
    },
    valuation: {
      what: 'Schätzungen',
      how: 'Die Adresse und was Sie über die Immobilie sagen, Ihr Name, Ihre E-Mail-Adresse, Telefonnummer und Nachricht: {{days}}, oder bis Sie die Anfrage zurückziehen.',
    },
    friend: {
      what: 'Eine Immobilie, die Sie weiterleiten',
      how: 'Die E-Mail-Adresse, an die sie geht: {{days}}.',
    },
    alert: {
      what: 'E-Mails über neue Immobilien',
      how: 'Ihre E-Mail-Adresse, Sprache und Suche oder die Immobilie, der Sie folgen: solange Sie angemeldet sind. Nach der Abmeldung: {{ended}}. Ohne Ihre Bestätigung: {{pending}}.',
    },
    viewing: {
      what: 'Besichtigungen',
      how: 'Ihr Name, Ihre E-Mail-Adresse, Telefonnummer und Bemerkung, frühere Termine der Besichtigung und die Antwort des Büros. Nach der Besichtigung: {{days}}. Ohne Ihre Bestätigung: {{held}}.',
    },
    stay: {
      what: 'Ferienunterkünfte',
      how: 'Ihr Name, Ihre E-Mail-Adresse, Telefonnummer, Nachricht, die akzeptierten Bedingungen und die Antwort des Büros. Nach Ihrer Abreise: {{days}}. Ohne Ihre Bestätigung: {{held}}.',
    },
    system: {
      what: 'Was in das System des Büros geht',
      how: 'Ihre Fragen, Besichtigungen und Schätzungen gehen auch an {{systems}}, womit {{name}} arbeitet: Ihr Name, Ihre E-Mail-Adresse, Telefonnummer, Sprache und was Sie geschrieben haben. Was dort steht, speichert und löscht {{name}} selbst. Dass es dorthin ging, merkt sich die Website mit einem Abdruck Ihrer E-Mail-Adresse: {{days}}.',
    },
    card: {
      what: 'Suchen im System des Büros',
      how: 'Nur wenn Sie das Kästchen dafür ankreuzen: Ihre Suche, Ihr Name, Ihre E-Mail-Adresse und Sprache gehen an {{system}}, womit {{name}} arbeitet, sobald Sie Ihre Adresse bestätigt haben. Die Website merkt sich, was neben dem Kästchen stand, in welcher Sprache und wann Sie es angekreuzt haben, so lange wie Ihre Anmeldung. Beenden Sie die Suche, teilt sie das {{system}} oder {{name}} mit; dort löscht {{name}} sie selbst.',
    },
    mail: { what: 'E-Mails, die die Website sendet', how: 'Die E-Mail-Adresse und der Inhalt: {{days}}.' },
    link: {
      what: 'Links in E-Mails',
      how: 'Ein unumkehrbarer Fingerabdruck (Hash) des Links: {{days}}, oder so lange wie die Anmeldung oder Besichtigung. Dass Sie eine E-Mail-Adresse bestätigt haben, ebenfalls nur als Fingerabdruck: {{confirmed}}.',
    },
    abuse: {
      what: 'Gegen Missbrauch',
      how: 'Ein Fingerabdruck, mit geheimem Schlüssel, des Netzes, aus dem eine Buchung kommt: {{days}}. Ein Fingerabdruck Ihrer IP-Adresse zählt eine Minute lang, wie viele Formulare Sie senden.',
    },
    answer: { what: 'Gegen doppeltes Senden', how: 'Die Antwort auf ein Formular: {{days}}.' },
    waiting: {
      what: 'Bei einer Störung',
      how: 'Ihr Formular wartet, bis alles wieder läuft, höchstens {{days}}.',
    },
    interest: {
      what: 'Wie oft eine Immobilie angesehen wird',
      how: 'Nur Zahlen je Immobilie und Tag: wie oft ihre Seite geöffnet wurde, wie oft sie unter Favoriten oder in einem Vergleich stand oder weitergeleitet wurde und wie viele Fragen, Besichtigungen und E-Mails sie betrafen. Ihr Name, Ihre IP-Adresse, Ihr Browser, die Uhrzeit und woher Sie kommen, gehören nicht dazu. Der Server zählt die Seiten, die Sie aufrufen; in Ihrem Browser wird dafür nichts gespeichert oder gelesen. Nach Tagen: {{days}}; danach nach Monaten, solange die Immobilie bekannt ist. Die Agentur und, wenn sie es wünscht, der Eigentümer sehen diese Zahlen je Woche; unter fünf steht dort „weniger als 5“.',
    },
    searches: {
      what: 'Wonach gesucht wird',
      how: 'Nur Zahlen je Woche: wie oft nach einer Gemeinde, einem Typ, einer Preisspanne, einer Zahl von Schlafzimmern oder einem Vorzug wie einem Garten gesucht wurde, und wie oft das wenig ergab. Nie, was Sie eintippen oder auf der Karte zeichnen, und nicht, wer gesucht hat. {{days}}. Das Büro sieht sie ab fünf Mal in einer Woche.',
    },
    duo: {
      what: 'Eine Liste für zwei',
      how: 'Nur wenn Sie eine erstellen: die Immobilien, die Vornamen, die Sie angeben, und die Herzen und Notizen von Ihnen beiden. Von den beiden Links nur ein unumkehrbarer Fingerabdruck (Hash). {{days}} nach der letzten Nutzung, oder bis einer von Ihnen die Liste beendet. Niemand im Büro sieht sie.',
    },
    browser: {
      what: 'In Ihrem eigenen Browser',
      how: 'Ihre Favoriten, ihre Namen und Preise, die zuletzt angesehenen Immobilien und Ihre letzte Suche: bis Sie sie löschen. Öffnen Sie die Favoriten oder die Startseite, fragt Ihr Browser diese Immobilien bei uns ab.',
    },
    staff: {
      what: 'Mitarbeiter der Agentur',
      how: 'Name und E-Mail-Adresse, solange sie sich anmelden dürfen; eine zum Anmelden eingegebene Adresse: {{asked}}; Geräte: bis {{days}} nach der letzten Nutzung; wer was tat, mit Entwürfen und früheren Versionen von Immobilien: {{journal}}.',
    },
    robots: {
      what: 'Prüfung auf Roboter',
      how: 'Cloudflare Turnstile prüft bei Formularen, dass Sie kein Roboter sind, und sieht dafür Ihre IP-Adresse und Angaben Ihres Browsers.',
    },
    elsewhere: {
      what: 'Karten, Videos und virtuelle Besichtigungen von anderswo',
      how: 'Sie laden erst, wenn Sie es verlangen. Der Anbieter sieht dann Ihre IP-Adresse.',
    },
  },
} as const;
