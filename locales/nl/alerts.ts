/** Texts of the page with all alerts of an address. */
export default {
  alerts: {
    heading: 'Uw zoekopdrachten',
    lead: 'Hierover mailen we {{email}}.',
    rhythm: {
      legend: 'Hoe vaak?',
      at_once: 'Meteen',
      daily: 'Elke ochtend',
      weekly: 'Elke week',
    },
    rhythmHint: {
      at_once: 'Binnen een kwartier. Hoogstens vijf mails per dag; wat daarna komt, de volgende ochtend.',
      daily: 'Hoogstens één mail per dag, om zeven uur.',
      weekly: 'Hoogstens één mail per week, op donderdagochtend.',
    },
    all: 'Alle zoekopdrachten: pauzeer of stop',
    change: 'Wijzig',
    pause: 'Pauzeer',
    pauseFor: 'Een tijd geen mails',
    resume: 'Hervat',
    end: 'Stop',
    until: 'Opnieuw mails vanaf',
    untilHint:
      'Leeg: tot u zelf hervat. Wat er intussen bijkomt, krijgt u daarna in één mail, tot zestig dagen terug.',
    paused: 'Gepauzeerd tot u hervat',
    pausedUntil: 'Gepauzeerd tot {{day}}',
    lowered: 'Verlaagd op {{day}}, was {{price}}',
    home: 'Hou me op de hoogte van de prijs',
    homeText:
      'Verandert de prijs van dit pand, of is het niet meer te koop of te huur, dan krijgt u een mail. Verder niets.',
    homeOff: 'Een pand dat niet meer te zien is',
    rental: 'Komt er zo’n vakantieverblijf bij, of komt er een vrij in uw dagen, dan krijgt u een mail.',
    flexible: 'Een paar dagen vroeger of later mag ook',
    follow: 'Prijs: {{home}}',
    saved: 'Bewaard.',
  },
} as const;
