/** Answers of the valuation form, which the mail to the agency repeats. */
const answers = {
  states: {
    new: 'Neu oder wie neu',
    good: 'Gut',
    refresh: 'Aufzufrischen',
    renovate: 'Zu renovieren',
  },
  moments: {
    morning: 'Vormittags',
    afternoon: 'Nachmittags',
    evening: 'Nach 18 Uhr',
    write: 'Lieber schriftlich',
  },
} as const;

/** Texts of the valuation form and its pages. */
export default {
  valuation: {
    begin: 'Was möchten Sie schätzen lassen?',
    title: 'Was ist meine Immobilie wert?',
    steps: {
      label: 'Schritte',
      address: 'Adresse',
      home: 'Die Immobilie',
      contact: 'Kontakt',
    },
    of: 'Schritt {{n}} von 3',
    next: 'Weiter',
    send: 'Schätzung anfragen',
    call: 'Lieber zuerst sprechen?',
    use: '{{agency}} verwendet dies, um die Immobilie zu schätzen und Sie dazu zu kontaktieren, und für nichts anderes. Die Website bewahrt es {{days}} auf; zurückziehen können Sie die Anfrage früher, über den Link in unserer E-Mail. Mehr in unserer',
    address: {
      heading: 'Was ist meine Immobilie wert?',
      lead: 'Drei kurze Schritte, kostenlos und unverbindlich. Wir sehen uns alles an und nennen Ihnen einen begründeten Preis.',
      label: 'Wo liegt die Immobilie?',
      hint: 'Straße, Hausnummer und Gemeinde.',
      suggestions: 'Adressen',
      none: 'Nicht dabei? Schreiben Sie einfach weiter: Jede Adresse passt.',
    },
    home: {
      heading: 'Erzählen Sie von der Immobilie',
      lead: 'Sie wissen etwas nicht? Lassen Sie es offen. Wir messen selbst nach.',
    },
    contact: {
      heading: 'Wie erreichen wir Sie?',
      lead: 'Eine Telefonnummer oder eine E-Mail-Adresse genügt.',
    },
    reach: {
      legend: 'Wo erreichen wir Sie?',
      hint: 'Eines von beiden genügt. An Ihre E-Mail-Adresse senden wir auch eine Empfangsbestätigung.',
    },
    message: 'Sollten wir noch etwas wissen?',
    sent: {
      heading: 'Danke. Ihre Anfrage ist angekommen.',
      text: 'Jemand von uns meldet sich bei Ihnen, so wie Sie es gewünscht haben.',
      reference: 'Referenz',
      when: {
        mail: 'Jetzt',
        contact: 'Danach',
        price: 'Vor Ort',
      },
      what: {
        mail: 'Haben Sie eine E-Mail-Adresse angegeben, ist eine Empfangsbestätigung unterwegs. Nichts erhalten? Sehen Sie in Ihrem Spam-Ordner nach.',
        contact: 'Wir rufen an oder schreiben, um einen Termin zu vereinbaren.',
        price:
          'Wir gehen mit Ihnen durch die Immobilie und erklären, wie wir zu einem Preis kommen. Dann entscheiden Sie, ohne Eile.',
      },
    },
    withdraw: {
      heading: 'Die Anfrage zurückziehen?',
      text: 'Die Website löscht dann sofort, was in der Anfrage {{reference}} steht, und wir bitten das Büro, dasselbe zu tun.',
      button: 'Anfrage zurückziehen',
      doneHeading: 'Die Anfrage ist zurückgezogen.',
      doneText:
        'Was in der Anfrage {{reference}} stand, ist gelöscht. Das Büro weiß, dass es Sie nicht mehr kontaktieren darf.',
      unknownHeading: 'Dieser Link funktioniert nicht.',
      unknownText: 'Die Anfrage ist hier nicht bekannt oder schon vollständig gelöscht.',
    },
    stateHints: {
      new: 'In den letzten fünf Jahren erneuert',
      good: 'Bezugsfertig, hier und da etwas älter',
      refresh: 'Küche, Bad oder Fenster sind an der Reihe',
      renovate: 'Dach, Elektrik oder Bausubstanz',
    },
    orMore: '{{n}} oder mehr',
    plot: 'Grundstück',
    year: 'Baujahr',
    bedrooms: 'Schlafzimmer',
    bathrooms: 'Badezimmer',
    epc: 'Energieklasse',
    ...answers,
    unknown: 'Weiß ich nicht',
    kind: 'Was ist es?',
    area: 'Wohnfläche',
    moment: 'Wann erreichen wir Sie am besten?',
    plan: 'Denken Sie an einen Verkauf?',
    state: 'In welchem Zustand ist sie?',
    kinds: {
      house: 'Haus',
      apartment: 'Wohnung',
      land: 'Grundstück',
      other: 'Etwas anderes',
    },
    plans: {
      soon: 'Innerhalb von drei Monaten',
      year: 'Innerhalb eines Jahres',
      curious: 'Ich möchte es nur wissen',
    },
  },
} as const;

/** Texts of mails about valuation requests. */
export const mails = {
  valuation: {
    unknown: 'Weiß es nicht',
    orMore: '{{n}} oder mehr',
    address: 'Adresse',
    kind: 'Typ',
    area: 'Wohnfläche',
    plot: 'Grundstück',
    year: 'Baujahr',
    bedrooms: 'Schlafzimmer',
    bathrooms: 'Badezimmer',
    state: 'Zustand',
    epc: 'Energieklasse',
    moment: 'Erreichbar',
    plan: 'Verkauf',
    kinds: {
      house: 'Haus',
      apartment: 'Wohnung',
      land: 'Grundstück',
      other: 'etwas anderes',
    },
    ...answers,
    plans: {
      soon: 'Innerhalb von drei Monaten',
      year: 'Innerhalb eines Jahres',
      curious: 'Möchte es nur wissen',
    },
    notice: {
      subject: 'Schätzung angefragt: {{kind}}, {{reference}}',
      title: 'Eine Schätzung wird angefragt',
      body: 'Die Anfrage kam über Ihre Website. Was hier nicht steht, wurde nicht ausgefüllt.',
      home: 'Die Immobilie',
      who: 'Wer anfragt',
      whyCall:
        'Es wurde keine E-Mail-Adresse angegeben: Rufen Sie die Nummer oben an. Leiten Sie diese E-Mail nicht weiter: Wer sie hat, kann in Ihrem Namen antworten.',
    },
    receipt: {
      subject: 'Eingegangen: Ihre Anfrage {{reference}}',
      title: 'Ihre Anfrage ist angekommen',
      body: 'Sie haben {{agency}} um eine Schätzung gebeten. Jemand von uns meldet sich bei Ihnen, so wie Sie es gewünscht haben.',
      who: 'Wer sich meldet',
      hours: 'Geöffnet',
      next: 'Haben Sie eine Frage oder etwas zu ergänzen? Rufen Sie uns an oder antworten Sie auf diese E-Mail, und nennen Sie die Referenz.',
      why: 'Sie erhalten diese E-Mail, weil mit dieser E-Mail-Adresse eine Schätzung über die Website von {{agency}} angefragt wurde. Waren Sie das nicht? Dann ziehen Sie die Anfrage zurück: Was ausgefüllt wurde, wird sofort gelöscht.',
      withdraw: 'Anfrage zurückziehen',
    },
    withdrawn: {
      subject: 'Schätzung zurückgezogen: {{reference}}',
      title: 'Eine Anfrage wurde zurückgezogen',
      body: 'Die Anfrage mit der Referenz {{reference}} wurde zurückgezogen. Die Website hat gelöscht, was darin stand. Löschen Sie bitte auch unsere frühere E-Mail mit dieser Referenz und nehmen Sie keinen Kontakt mehr auf.',
      why: 'Der Link in der Empfangsbestätigung wurde benutzt.',
    },
  },
} as const;
