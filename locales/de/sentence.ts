/** Texts of a search by a sentence: its field, what was understood, and the answer. */
export default {
  sentence: {
    open: 'In eigenen Worten suchen',
    change: 'Satz ändern',
    label: 'Sagen Sie, was Sie suchen',
    example: 'Haus mit Garten, 3 Schlafzimmer, bis 450.000 Euro',
    submit: 'Suchen',
    lead: 'So haben wir es verstanden. Klicken Sie auf ein Wort, um es wegzulassen.',
    list: 'Was wir verstanden haben',
    unknown: 'Nicht verstanden',
    elsewhere: 'Dort haben wir nichts',
    notCounted: '{{words}} zählt bei dieser Suche nicht mit.',
    nothing:
      'Darin erkennen wir keine Suche. Nennen Sie einen Ort, eine Art von Immobilie oder einen Betrag.',
    valuation: 'Möchten Sie wissen, was Ihre Immobilie wert ist? Fragen Sie nach einer Schätzung.',
    answer: {
      with: 'mit {{list}}',
      in: 'in {{places}}',
      around: 'bis {{km}} km um {{place}}',
      to: 'bis {{price}}',
      from: 'ab {{price}}',
      between: 'von {{min}} bis {{max}}',
      bedrooms: { one: 'mindestens {{n}} Schlafzimmer', other: 'mindestens {{n}} Schlafzimmern' },
      feature: {
        garden: 'Garten',
        terrace: 'Terrasse',
        parking: 'Garage oder Stellplatz',
        lift: 'Aufzug',
        seaView: 'Meerblick',
      },
      alsoPlace: '{{homes}}, wenn auch {{place}} infrage kommt',
      fewerBedrooms: { one: '{{homes}} ab {{n}} Schlafzimmer', other: '{{homes}} ab {{n}} Schlafzimmern' },
      dearer: '{{homes}} bis {{price}}',
      without: '{{homes}}, wenn „{{choice}}“ nicht sein muss',
    },
  },
} as const;
