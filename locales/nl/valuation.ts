import answers from './valuation-answers.ts';

/** Texts of the valuation form and its pages. */
export default {
  valuation: {
    begin: 'Wat wilt u laten schatten?',
    title: 'Wat is mijn woning waard?',
    steps: {
      label: 'Stappen',
      address: 'Adres',
      home: 'De woning',
      contact: 'Contact',
    },
    of: 'Stap {{n}} van 3',
    next: 'Verder',
    send: 'Vraag de schatting aan',
    call: 'Liever eerst praten?',
    use: '{{agency}} gebruikt dit om de woning te schatten en u daarover te contacteren, en voor niets anders. De website bewaart het {{days}}; intrekken kan eerder, met de link in onze mail. Meer in onze',
    address: {
      heading: 'Wat is mijn woning waard?',
      lead: 'Drie korte stappen, gratis en zonder verplichting. Wij komen kijken en geven u een prijs met uitleg.',
      label: 'Waar staat de woning?',
      hint: 'Straat, nummer en gemeente.',
      suggestions: 'Adressen',
      none: 'Staat het er niet bij? Typ gewoon verder: elk adres is goed.',
    },
    home: {
      heading: 'Vertel over de woning',
      lead: 'Weet u iets niet? Laat het open. Wij meten het zelf na.',
    },
    contact: {
      heading: 'Hoe bereiken we u?',
      lead: 'Een telefoonnummer of een e-mailadres volstaat.',
    },
    reach: {
      legend: 'Waar bereiken we u?',
      hint: 'Eén van beide volstaat. Op uw e-mailadres krijgt u ook een ontvangstbericht.',
    },
    message: 'Nog iets dat we moeten weten?',
    sent: {
      heading: 'Dank u. Uw aanvraag is aangekomen.',
      text: 'Iemand van ons neemt contact met u op, zoals u het vroeg.',
      reference: 'Referentie',
      when: {
        mail: 'Nu',
        contact: 'Daarna',
        price: 'Ter plaatse',
      },
      what: {
        mail: 'Gaf u een e-mailadres, dan vertrekt er een ontvangstbericht. Niets gekregen? Kijk in uw map met ongewenste mail.',
        contact: 'We bellen of schrijven u om af te spreken.',
        price:
          'We bekijken de woning met u en leggen uit hoe we tot een prijs komen. U beslist daarna, zonder haast.',
      },
    },
    withdraw: {
      heading: 'De aanvraag intrekken?',
      text: 'Dan wist de website meteen wat in de aanvraag {{reference}} staat, en vragen we het kantoor om hetzelfde te doen.',
      button: 'Trek de aanvraag in',
      doneHeading: 'De aanvraag is ingetrokken.',
      doneText:
        'Wat in de aanvraag {{reference}} stond, is gewist. Het kantoor weet dat het u niet meer mag contacteren.',
      unknownHeading: 'Deze link werkt niet.',
      unknownText: 'De aanvraag is hier niet bekend, of ze is al helemaal gewist.',
    },
    stateHints: {
      new: 'Vernieuwd in de laatste vijf jaar',
      good: 'Instapklaar, hier en daar gedateerd',
      refresh: 'Keuken, badkamer of ramen zijn aan de beurt',
      renovate: 'Dak, elektriciteit of structuur',
    },
    orMore: '{{n}} of meer',
    plot: 'Grond',
    year: 'Bouwjaar',
    bedrooms: 'Slaapkamers',
    bathrooms: 'Badkamers',
    epc: 'EPC-label',
    ...answers,
    unknown: 'Weet ik niet',
    kind: 'Wat is het?',
    area: 'Bewoonbaar',
    moment: 'Wanneer bereiken we u het best?',
    plan: 'Denkt u eraan te verkopen?',
    state: 'In welke staat is de woning?',
    kinds: {
      house: 'Huis',
      apartment: 'Appartement',
      land: 'Grond',
      other: 'Iets anders',
    },
    plans: {
      soon: 'Binnen de drie maanden',
      year: 'Binnen het jaar',
      curious: 'Ik wil het gewoon weten',
    },
  },
} as const;
