import type { WrittenAgreement } from '../../content-service/intake/index.ts';
import { paragraphs } from '../agencies/agency.ts';

/** Demo texts, not legal advice: agreements that guests of Duinzicht accept. */
export const AGREEMENTS: readonly WrittenAgreement[] = [
  {
    id: 'rental-conditions',
    position: 1,
    required: true,
    title: {
      nl: 'Huurvoorwaarden',
      fr: 'Conditions de location',
      en: 'Rental conditions',
      de: 'Mietbedingungen',
    },
    body: {
      nl: paragraphs(
        'Uw aanvraag houdt de nachten voor u vrij. De huur is pas gesloten als Duinzicht ze per e-mail bevestigt, uiterlijk 7 dagen na uw aanvraag. U betaalt 30 % binnen 14 dagen na die bevestiging en de rest, met de waarborg, 30 dagen voor aankomst.',
        'U bent welkom vanaf 15 uur en vertrekt vóór 10.30 uur. U verblijft er met niet meer personen dan u hebt opgegeven, rookt niet binnen en houdt het stil van 22 tot 7 uur.',
        'De waarborg krijgt u binnen 7 dagen na uw vertrek terug, min de kosten van schade die we samen met u vaststellen of met foto’s aantonen. De verblijfstaks gaat integraal naar de gemeente.',
        'Het Belgische recht is van toepassing. Komen we er samen niet uit, dan kunt u terecht bij de Consumentenombudsdienst.',
      ),
      fr: paragraphs(
        'Votre demande vous réserve les nuits. La location n’est conclue que lorsque Duinzicht la confirme par e-mail, au plus tard 7 jours après votre demande. Vous payez 30 % dans les 14 jours de cette confirmation et le solde, avec la caution, 30 jours avant l’arrivée.',
        'Vous êtes attendu à partir de 15 h et quittez les lieux avant 10 h 30. Vous n’y séjournez pas à plus de personnes qu’indiqué, ne fumez pas à l’intérieur et respectez le calme de 22 h à 7 h.',
        'La caution vous est rendue dans les 7 jours du départ, déduction faite des dégâts constatés avec vous ou prouvés par des photos. La taxe de séjour est versée intégralement à la commune.',
        'Le droit belge est d’application. À défaut d’accord, vous pouvez vous adresser au Service de Médiation pour le Consommateur.',
      ),
      en: paragraphs(
        'Your request keeps the nights for you. The rental is agreed only once Duinzicht confirms it by e-mail, within 7 days of your request. You pay 30% within 14 days of that confirmation and the rest, with the deposit, 30 days before arrival.',
        'You are welcome from 3 pm and leave before 10.30 am. You stay with no more people than you stated, do not smoke indoors and keep quiet from 10 pm to 7 am.',
        'You get the deposit back within 7 days of leaving, less the cost of damage that we establish together with you or show by photographs. The tourist tax goes to the municipality in full.',
        'Belgian law applies. If we cannot agree, you can turn to the Consumer Mediation Service.',
      ),
      de: paragraphs(
        'Ihre Anfrage hält die Nächte für Sie frei. Der Mietvertrag kommt erst zustande, wenn Duinzicht ihn per E-Mail bestätigt, spätestens 7 Tage nach Ihrer Anfrage. Sie zahlen 30 % innerhalb von 14 Tagen nach dieser Bestätigung und den Rest mit der Kaution 30 Tage vor der Anreise.',
        'Sie sind ab 15 Uhr willkommen und reisen vor 10.30 Uhr ab. Sie wohnen dort mit nicht mehr Personen als angegeben, rauchen nicht im Innern und halten von 22 bis 7 Uhr Ruhe.',
        'Die Kaution erhalten Sie innerhalb von 7 Tagen nach der Abreise zurück, abzüglich der Kosten für Schäden, die wir mit Ihnen feststellen oder mit Fotos belegen. Die Aufenthaltstaxe geht vollständig an die Gemeinde.',
        'Es gilt belgisches Recht. Einigen wir uns nicht, können Sie sich an den Verbraucherombudsdienst wenden.',
      ),
    },
  },
  {
    id: 'cancellation',
    position: 2,
    required: true,
    title: {
      nl: 'Annuleringsvoorwaarden',
      fr: 'Conditions d’annulation',
      en: 'Cancellation terms',
      de: 'Stornobedingungen',
    },
    body: {
      nl: paragraphs(
        'Annuleert u tot 60 dagen voor aankomst, dan betaalt u 10 % van de huur; tot 30 dagen 30 %; later de hele huur. Vinden we een andere huurder, dan houden we enkel € 50 in. Schoonmaak, waarborg en verblijfstaks betaalt u nooit als u niet komt.',
        'Annuleren wij, dan krijgt u alles terug wat u betaald hebt, en daarbovenop wat u op dat moment voor een annulering verschuldigd zou zijn.',
        'Bij overmacht, aan welke kant ook, krijgt u alles terug.',
        'Voor logies op vaste data geldt geen herroepingsrecht van 14 dagen (artikel VI.53, 12° van het Wetboek van economisch recht).',
      ),
      fr: paragraphs(
        'Si vous annulez jusqu’à 60 jours avant l’arrivée, vous payez 10 % du loyer ; jusqu’à 30 jours, 30 % ; plus tard, la totalité. Si nous trouvons un autre locataire, nous ne retenons que € 50. Vous ne payez jamais le nettoyage, la caution ni la taxe de séjour si vous ne venez pas.',
        'Si c’est nous qui annulons, vous récupérez tout ce que vous avez payé, plus ce que vous auriez dû à ce moment pour une annulation.',
        'En cas de force majeure, de quelque côté que ce soit, tout vous est remboursé.',
        'Il n’y a pas de droit de rétractation de 14 jours pour un hébergement à dates fixes (article VI.53, 12° du Code de droit économique).',
      ),
      en: paragraphs(
        'If you cancel up to 60 days before arrival you pay 10% of the rent; up to 30 days 30%; later the full rent. If we find another guest we keep only € 50. You never pay for cleaning, deposit or tourist tax if you do not come.',
        'If we cancel, you get back everything you paid, and on top of that what you would have owed for cancelling at that moment.',
        'In case of force majeure on either side you get everything back.',
        'There is no 14-day right of withdrawal for accommodation on fixed dates (article VI.53, 12° of the Belgian Code of Economic Law).',
      ),
      de: paragraphs(
        'Stornieren Sie bis 60 Tage vor der Anreise, zahlen Sie 10 % der Miete; bis 30 Tage 30 %; danach die gesamte Miete. Finden wir einen anderen Mieter, behalten wir nur € 50 ein. Endreinigung, Kaution und Aufenthaltstaxe zahlen Sie nie, wenn Sie nicht kommen.',
        'Stornieren wir, erhalten Sie alles zurück, was Sie gezahlt haben, und zusätzlich den Betrag, den Sie zu diesem Zeitpunkt für eine Stornierung schulden würden.',
        'Bei höherer Gewalt auf gleich welcher Seite erhalten Sie alles zurück.',
        'Für Unterkünfte zu festen Terminen gilt kein Widerrufsrecht von 14 Tagen (Artikel VI.53, 12° des Wirtschaftsgesetzbuches).',
      ),
    },
  },
];
