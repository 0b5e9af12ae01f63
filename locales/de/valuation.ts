import answers from './valuation-answers.ts';

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
