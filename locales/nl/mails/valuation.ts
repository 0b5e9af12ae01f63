import answers from '../valuation-answers.ts';

/** Texts of mails about valuation requests. */
export default {
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
