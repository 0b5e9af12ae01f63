import answers from '../valuation-answers.ts';

/** Texts of mails about valuation requests. */
export default {
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
