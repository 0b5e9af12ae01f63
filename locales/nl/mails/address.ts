export default {
  address: {
    subject: 'E-mailadres werkt niet meer: {{address}}',
    title: 'Een e-mailadres krijgt geen mail meer',
    bounced:
      'Onze mail aan {{address}} kwam niet aan: dat adres bestaat niet of niet meer. Wij schrijven er niet meer naartoe. Wacht deze persoon op antwoord? Bel dan.',
    complained:
      'De ontvanger meldde onze mail aan {{address}} als spam. Meldingen over panden sturen wij er niet meer naartoe. Op vragen van deze persoon kunt u zelf blijven antwoorden.',
    why: 'De website kan dit adres niet meer bereiken.',
  },
} as const;
