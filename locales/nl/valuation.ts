/** Answers of the valuation form, which the mail to the agency repeats. */
const answers = {
  states: {
    new: 'Nieuw of als nieuw',
    good: 'Goed',
    refresh: 'Op te frissen',
    renovate: 'Te renoveren',
  },
  moments: {
    morning: 'In de voormiddag',
    afternoon: 'In de namiddag',
    evening: 'Na 18 uur',
    write: 'Liever schriftelijk',
  },
} as const;

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

/** Texts of mails about valuation requests. */
export const mails = {
  valuation: {
    unknown: 'Weet het niet',
    orMore: '{{n}} of meer',
    address: 'Adres',
    kind: 'Soort',
    area: 'Bewoonbaar',
    plot: 'Grond',
    year: 'Bouwjaar',
    bedrooms: 'Slaapkamers',
    bathrooms: 'Badkamers',
    state: 'Staat',
    epc: 'EPC-label',
    moment: 'Bereikbaar',
    plan: 'Verkopen',
    kinds: {
      house: 'huis',
      apartment: 'appartement',
      land: 'grond',
      other: 'iets anders',
    },
    ...answers,
    plans: {
      soon: 'Binnen de drie maanden',
      year: 'Binnen het jaar',
      curious: 'Wil het alleen weten',
    },
    notice: {
      subject: 'Waardebepaling gevraagd: {{kind}}, {{reference}}',
      title: 'Iemand vraagt een waardebepaling',
      body: 'De aanvraag kwam via uw website. Wat hier niet staat, werd niet ingevuld.',
      home: 'Het pand',
      who: 'Wie het vraagt',
      whyCall:
        'Er is geen e-mailadres ingevuld: bel het nummer hierboven. Stuur deze mail niet door: wie ze heeft, kan in uw naam antwoorden.',
    },
    receipt: {
      subject: 'Ontvangen: uw aanvraag {{reference}}',
      title: 'Uw aanvraag is aangekomen',
      body: 'U vroeg {{agency}} een waardebepaling. Een van ons neemt contact met u op, zoals u het vroeg.',
      who: 'Wie u contacteert',
      hours: 'Open',
      next: 'Hebt u een vraag of wilt u iets toevoegen? Bel ons of antwoord op deze mail, en noem de referentie.',
      why: 'U krijgt deze mail omdat iemand met dit e-mailadres een waardebepaling vroeg via de website van {{agency}}. Was u dat niet? Trek de aanvraag dan in: wat werd ingevuld, wordt meteen gewist.',
      withdraw: 'Trek de aanvraag in',
    },
    withdrawn: {
      subject: 'Waardebepaling ingetrokken: {{reference}}',
      title: 'Een aanvraag is ingetrokken',
      body: 'De aanvraag met referentie {{reference}} is ingetrokken. De website heeft gewist wat erin stond. Wis ook onze eerdere mail met deze referentie, en neem geen contact meer op.',
      why: 'De aanvrager drukte op de link in de ontvangstbevestiging.',
    },
  },
} as const;
