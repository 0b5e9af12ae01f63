import { STAY_PAYMENT } from './stay-payment.ts';

/** Texts of mails about stays. Names, days and amounts are inserted unchanged. */
export default {
  stays: {
    pay: STAY_PAYMENT,
    holidayRental: 'Vakantieverblijf',
    event: 'Verblijf: {{unit}}',
    facts: {
      arrival: 'Aankomst',
      departure: 'Vertrek',
      persons: 'Personen',
      stay: { one: 'Huur, {{n}} nacht', other: 'Huur, {{n}} nachten' },
      cleaning: 'Schoonmaak',
      touristTax: 'Verblijfstaks',
      free: 'gratis',
      total: 'Totaal',
      deposit: 'Waarborg, apart',
      agreements: 'Aanvaard',
      address: 'Adres',
    },
    held: {
      subject: 'Bevestig uw aanvraag: {{unit}}, {{days}}',
      title: 'Nog één klik',
      body: 'We houden deze nachten tot {{until}} (Belgische tijd) voor u vrij. Druk op de knop, dan gaat uw aanvraag naar {{agency}}:',
      confirm: 'Ja, ik vraag dit aan',
      why: 'U krijgt deze mail omdat iemand met dit e-mailadres een verblijf aanvroeg op de website van {{agency}}. Was u dat niet? Dan hoeft u niets te doen: de nachten komen vanzelf weer vrij.',
    },
    receipt: {
      subject: 'Aangevraagd: {{unit}}, {{days}}',
      title: 'Uw aanvraag is binnen',
      body: 'We houden deze nachten voor u vrij. {{agency}} laat u uiterlijk {{until}} weten of uw verblijf doorgaat en stuurt u dan de betaalgegevens.',
      confirmText:
        'Met één klik bevestigt u dat dit uw e-mailadres is. Dan hoeft dat een volgende keer niet meer.',
      confirm: 'Dit is mijn e-mailadres',
      next: 'U betaalt nu nog niets. Annuleren kan nu al; andere dagen kunt u vragen zodra {{agency}} uw verblijf bevestigd heeft. Klopt er iets niet? Antwoord dan op deze mail.',
      why: 'U krijgt deze mail omdat iemand met dit e-mailadres een verblijf aanvroeg via de website van {{agency}}. Was u dat niet? Laat het ons weten door op deze mail te antwoorden.',
    },
    notice: {
      message: 'Bericht',
    },
    lapsed: {
      subject: 'Aanvraag vervallen: {{unit}}, {{days}}',
      title: 'Uw aanvraag is vervallen',
      body: '{{agency}} heeft uw verblijf ({{days}}) niet op tijd bevestigd. We houden de nachten niet langer voor u vrij; u hoeft niets te doen en niets te betalen.',
      again: 'Wilt u nog komen? Kijk dan of het verblijf nog vrij is en vraag het opnieuw aan.',
      button: 'Bekijk het verblijf',
      why: 'U krijgt deze mail omdat u een verblijf aanvroeg via de website van {{agency}}.',
    },
    confirmed: {
      subject: 'Bevestigd: {{unit}}, {{days}}',
      title: 'Uw verblijf is bevestigd',
      body: '{{agency}} heeft uw verblijf bevestigd en verwacht u.',
      next: 'Hoe u betaalt en hoe laat u kunt aankomen, verneemt u van {{agency}} als het hierboven niet staat. Vragen? Antwoord gewoon op deze mail.',
      contact: 'Zo bereikt u {{agency}}',
      file: 'In bijlage zit een bestand waarmee u het verblijf in uw agenda zet.',
    },
    declined: {
      subject: 'Gaat niet door: {{unit}}, {{days}}',
      title: 'Uw aanvraag gaat niet door',
      body: '{{agency}} kan uw aanvraag ({{days}}) helaas niet aannemen.',
      next: 'U hoeft niets te doen en niets te betalen. Misschien passen andere dagen u ook?',
      offers: '{{agency}} stelt u deze dagen voor. Ze zijn op dit ogenblik nog vrij:',
      offer: {
        one: '{{days}}, {{n}} nacht, {{price}}',
        other: '{{days}}, {{n}} nachten, {{price}}',
      },
    },
    cancelled: {
      subject: 'Geannuleerd: {{unit}}, {{days}}',
      title: 'Uw verblijf is geannuleerd',
      body: '{{agency}} heeft uw verblijf ({{days}}) geannuleerd.',
      next: 'Hebt u al iets betaald? Antwoord dan op deze mail: {{agency}} regelt dat met u.',
    },
    own: {
      all: 'Uw verblijf bekijken, andere dagen vragen of annuleren',
      cancel: 'Uw aanvraag bekijken of annuleren',
      view: 'Uw verblijf bekijken',
    },
    terms: {
      heading: 'Annuleren',
      until: 'Tot en met {{day}}',
      after: 'Daarna',
      always: 'Tot aan de aankomst',
      free: 'kosteloos',
      due: '{{price}} blijft verschuldigd',
    },
    wish: {
      subject: 'Andere dagen gevraagd: {{unit}}, {{days}}',
      title: 'Uw vraag is bij {{agency}}',
      body: 'U vraagt om {{days}} ({{price}}). Tot {{agency}} dat bevestigt, blijft uw verblijf van {{before}} staan zoals het is.',
    },
    kept: {
      subject: 'Uw dagen blijven: {{unit}}, {{days}}',
      title: 'Uw verblijf blijft zoals het was',
      body: 'De andere dagen kunnen helaas niet. Uw verblijf van {{days}} blijft bevestigd.',
    },
    withdrawn: {
      title: 'U hebt uw verblijf geannuleerd',
      body: 'U hebt uw verblijf ({{days}}) geannuleerd. {{agency}} is ook verwittigd.',
      free: 'Dat kost u niets. Hebt u al iets betaald? {{agency}} betaalt het terug.',
      due: 'Volgens de voorwaarden blijft {{price}} verschuldigd. {{agency}} neemt daarvoor contact met u op.',
      next: 'Hebt u al iets betaald, of blijft u nog iets verschuldigd? {{agency}} regelt dat met u, volgens de voorwaarden die u aanvaardde.',
    },
    answered: {
      button: 'Bekijk de vrije periodes',
      why: 'U krijgt deze mail omdat met dit e-mailadres een verblijf werd aangevraagd via de website van {{agency}}.',
    },
  },
} as const;
