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
  sender: {
    subject: 'Mails van uw website komen niet meer van {{address}}',
    title: 'Uw mails komen van een ander adres',
    lead: 'De mails van uw website kwamen van {{address}}. Dat lukt niet meer. Er gaat niets verloren: tot het weer lukt, komen ze van {{from}}, en antwoorden komen nog altijd bij u toe.',
    records:
      'In het domein {{domain}} ontbreken DNS-records. Stuur deze mail door naar wie uw domein beheert en vraag om ze terug te zetten. Wij kijken elke dag en gebruiken uw adres dan weer, zonder dat u iets hoeft te doen.',
    refused:
      'De maildienst weigert adressen van het domein {{domain}}. Stuur deze mail door naar uw webbureau: het kan uw adres opnieuw instellen.',
    why: 'De mails van uw website komen van een ander adres dan u hebt gekozen.',
  },
} as const;
