import type { LocalizedText } from '../../wire/values.ts';
import { words as w } from '../basics/words.ts';
import { picture } from '../choice/pictures.ts';
import type { AgencyPage } from './agency.ts';

/** Duinzicht's page for people who want to sell on the coast. */
export const duinzichtSell = (url: LocalizedText): AgencyPage => ({
  id: 'sell',
  url,
  title: w('Uw woning verkopen', 'Vendre votre bien', 'Selling your home', 'Ihre Immobilie verkaufen'),
  lead: w(
    'Eerst weten wat ze waard is. Daarna beslist u, zonder haast.',
    'D’abord savoir ce qu’il vaut. Ensuite, vous décidez, sans hâte.',
    'First know what it is worth. Then you decide, in your own time.',
    'Zuerst wissen, was sie wert ist. Dann entscheiden Sie, ohne Eile.',
  ),
  description: w(
    'Wat is uw woning aan zee waard? Duinzicht komt kijken in Knokke-Heist en geeft u een prijs met uitleg, gratis.',
    'Que vaut votre bien à la mer ? Duinzicht vient voir à Knokke-Heist et vous donne un prix argumenté, gratuitement.',
    'What is your home by the sea worth? Duinzicht comes to look in Knokke-Heist and gives you a price with reasons, free of charge.',
    'Was ist Ihre Immobilie am Meer wert? Duinzicht kommt in Knokke-Heist vorbei und nennt Ihnen einen begründeten Preis, kostenlos.',
  ),
  sections: [
    {
      kind: 'valuation',
      heading: w(
        'Wat is uw woning aan zee waard?',
        'Que vaut votre bien à la mer ?',
        'What is your home by the sea worth?',
        'Was ist Ihre Immobilie am Meer wert?',
      ),
      body: w(
        'We komen kijken en vergelijken met wat er in uw straat echt verkocht werd. U krijgt een prijs met uitleg, op papier.',
        'Nous venons voir et comparons avec ce qui s’est réellement vendu dans votre rue. Vous recevez un prix argumenté, par écrit.',
        'We come to look, and compare with what was really sold in your street. You get a price with reasons, in writing.',
        'Wir sehen uns alles an und vergleichen mit dem, was in Ihrer Straße wirklich verkauft wurde. Sie erhalten einen begründeten Preis, schriftlich.',
      ),
      picture: picture('coast-front-2'),
      points: [
        w('Drie korte stappen', 'Trois courtes étapes', 'Three short steps', 'Drei kurze Schritte'),
        w(
          'Gratis, u beslist daarna',
          'Gratuit, vous décidez ensuite',
          'Free, you decide afterwards',
          'Kostenlos, Sie entscheiden danach',
        ),
      ],
    },
    {
      kind: 'figures',
      heading: w(
        'Duinzicht in cijfers',
        'Duinzicht en chiffres',
        'Duinzicht in figures',
        'Duinzicht in Zahlen',
      ),
      figures: [
        {
          value: 31,
          unit: w('jaar', 'ans', 'years', 'Jahre'),
          label: w('aan de Lippenslaan', 'à la Lippenslaan', 'on Lippenslaan', 'in der Lippenslaan'),
          period: w('sinds 1995', 'depuis 1995', 'since 1995', 'seit 1995'),
        },
        {
          value: 286,
          label: w(
            'woningen verkocht in Knokke-Heist',
            'biens vendus à Knokke-Heist',
            'homes sold in Knokke-Heist',
            'verkaufte Immobilien in Knokke-Heist',
          ),
          period: w(
            'januari 2024 tot oktober 2026',
            'de janvier 2024 à octobre 2026',
            'January 2024 to October 2026',
            'Januar 2024 bis Oktober 2026',
          ),
        },
        {
          value: 34,
          unit: w('dagen', 'jours', 'days', 'Tage'),
          label: w(
            'van bord tot compromis, mediaan',
            'du panneau au compromis, vente médiane',
            'from board to contract, the median sale',
            'vom Schild bis zum Vorvertrag, Median',
          ),
          period: w(
            'eerste negen maanden van 2026',
            'neuf premiers mois de 2026',
            'first nine months of 2026',
            'erste neun Monate 2026',
          ),
        },
      ],
    },
    {
      kind: 'sold',
      heading: w('Verkocht in de buurt', 'Vendus dans les environs', 'Sold nearby', 'In der Nähe verkauft'),
      cityIds: [1201, 1202, 1203, 1204],
      types: [1, 3],
    },
    {
      kind: 'steps',
      heading: w('Zo gaat het', 'Comment ça se passe', 'How it goes', 'So geht es'),
      steps: [
        {
          title: w(
            'U vertelt, wij kijken na',
            'Vous racontez, nous vérifions',
            'You tell, we check',
            'Sie erzählen, wir prüfen',
          ),
          text: w(
            'Adres, oppervlakte, staat. We leggen er de verkopen in uw straat en de plannen van de gemeente naast.',
            'Adresse, surface, état. Nous y ajoutons les ventes de votre rue et les projets de la commune.',
            'Address, area, condition. Beside it we put the sales in your street and the town’s plans.',
            'Adresse, Fläche, Zustand. Dazu legen wir die Verkäufe in Ihrer Straße und die Pläne der Gemeinde.',
          ),
          duration: w('5 minuten, online', '5 minutes, en ligne', '5 minutes, online', '5 Minuten, online'),
        },
        {
          title: w('We komen langs', 'Nous passons', 'We come round', 'Wir kommen vorbei'),
          text: w(
            'Pieter of Joris loopt met u door de woning. Ze zien wat een formulier niet ziet: licht, stilte, een goede buur.',
            'Pieter ou Joris parcourt le bien avec vous. Ils voient ce qu’un formulaire ne voit pas : la lumière, le calme, un bon voisin.',
            'Pieter or Joris walks through the home with you. They see what a form does not: light, quiet, a good neighbour.',
            'Pieter oder Joris geht mit Ihnen durch die Immobilie. Sie sehen, was ein Formular nicht sieht: Licht, Ruhe, einen guten Nachbarn.',
          ),
          duration: w(
            '45 minuten, bij u thuis',
            '45 minutes, chez vous',
            '45 minutes, at your home',
            '45 Minuten, bei Ihnen',
          ),
        },
        {
          title: w(
            'U krijgt een prijs met uitleg',
            'Vous recevez un prix argumenté',
            'You get a price with reasons',
            'Sie erhalten einen begründeten Preis',
          ),
          text: w(
            'Een vork, drie vergelijkingen en wat een beter EPC zou doen. Verkoopt u niet, dan houdt u het verslag.',
            'Une fourchette, trois comparaisons et l’effet d’un meilleur PEB. Si vous ne vendez pas, le rapport reste à vous.',
            'A range, three comparisons and what a better EPC would do. If you do not sell, you keep the report.',
            'Eine Spanne, drei Vergleiche und was ein besserer EPB bewirken würde. Verkaufen Sie nicht, behalten Sie den Bericht.',
          ),
          duration: w(
            'Binnen de week, op papier',
            'Dans la semaine, par écrit',
            'Within the week, in writing',
            'Innerhalb einer Woche, schriftlich',
          ),
        },
      ],
    },
    {
      kind: 'entities',
      entity: 'team',
      heading: w('Wie er langskomt', 'Qui vient chez vous', 'Who comes round', 'Wer vorbeikommt'),
    },
    {
      kind: 'offices',
      heading: w(
        'Of komt u liever binnen?',
        'Ou préférez-vous passer ?',
        'Or would you rather drop in?',
        'Oder kommen Sie lieber vorbei?',
      ),
      body: w(
        'De koffie staat klaar, ook zonder afspraak.',
        'Le café est prêt, même sans rendez-vous.',
        'There is coffee, with or without an appointment.',
        'Der Kaffee steht bereit, auch ohne Termin.',
      ),
    },
    {
      kind: 'reviews',
      heading: w(
        'Wat verkopers zeggen',
        'Ce que disent les vendeurs',
        'What sellers say',
        'Was Verkäufer sagen',
      ),
      source: {
        name: w('Woonoordeel', 'Woonoordeel', 'Woonoordeel', 'Woonoordeel'),
        link: { type: 'url', href: 'https://woonoordeel.example/duinzicht' },
      },
      count: 96,
      score: { value: 4.8, outOf: 5 },
      asOf: '2026-11-20',
      checked: w(
        'Woonoordeel vraagt een recensie alleen aan wie bij ons een akte tekende, met een link die één keer werkt. Wij kiezen er hier drie; daar staan ze alle, ook de minder goede.',
        'Woonoordeel ne demande un avis qu’aux personnes qui ont signé un acte chez nous, par un lien à usage unique. Nous en choisissons trois ici ; toutes s’y trouvent, les moins bonnes aussi.',
        'Woonoordeel asks only those who signed a deed with us, by a link that works once. We chose three for this page; all of them stand there, the less good ones too.',
        'Woonoordeel fragt nur, wer bei uns eine Urkunde unterschrieben hat, über einen Link, der einmal gilt. Drei haben wir hier gewählt; dort stehen alle, auch die weniger guten.',
      ),
      reviews: [
        {
          text: {
            nl: 'Pieter zei een prijs die lager lag dan we hoopten, en legde uit waarom. Na drie weken was het verkocht.',
          },
          by: 'Greet en Luc D.',
          about: w(
            'appartement in Duinbergen',
            'appartement à Duinbergen',
            'apartment in Duinbergen',
            'Wohnung in Duinbergen',
          ),
          date: '2026-09-14',
        },
        {
          text: {
            nl: 'Eén gesprek, één blad papier, geen druk. Een jaar later belden wij hen, niet omgekeerd.',
          },
          by: 'Hilde V.',
          about: w(
            'rijwoning in Heist',
            'maison de rangée à Heyst',
            'terraced house in Heist',
            'Reihenhaus in Heist',
          ),
          date: '2026-05-06',
        },
        {
          text: { fr: 'Tout a pris deux semaines de plus que prévu, mais on nous l’a dit à temps.' },
          by: 'Famille S.',
          about: w('villa in Het Zoute', 'villa au Zoute', 'villa in Het Zoute', 'Villa in Het Zoute'),
          date: '2026-03-21',
        },
      ],
    },
    {
      kind: 'press',
      heading: w('In de pers', 'Dans la presse', 'In the press', 'In der Presse'),
      quotes: [
        {
          text: {
            nl: 'Wie bij Duinzicht binnenstapt, krijgt eerst koffie en dan een vraag: waarom eigenlijk verkopen?',
          },
          paper: 'De Kustbode',
          by: 'Mieke Lams',
          date: '2026-03-14',
          title: { nl: 'De laatste makelaar van de Lippenslaan die nee zegt' },
          link: { type: 'url', href: 'https://kustbode.example/2026/makelaar-lippenslaan' },
        },
        {
          text: { fr: 'Une estimation de deux pages, sans un adjectif. On voudrait en lire plus souvent.' },
          paper: 'Le Courrier de la Digue',
          by: 'Antoine Verlaine',
          date: '2025-10-02',
          title: { fr: 'Combien vaut la vue ?' },
          link: { type: 'url', href: 'https://courrier-digue.example/combien-vaut-la-vue' },
        },
        {
          text: {
            nl: 'Hun lijst van verkochte straten is het eerlijkste stukje kustgeschiedenis van dit jaar.',
          },
          paper: 'Zeewind',
          date: '2025-07-19',
          title: { nl: 'Zomernummer, blz. 31' },
        },
      ],
    },
    {
      kind: 'valuation',
      heading: w(
        'Begin met het adres',
        'Commencez par l’adresse',
        'Begin with the address',
        'Beginnen Sie mit der Adresse',
      ),
      body: w(
        'Liever eerst praten? Bel Pieter: 050 55 12 83.',
        'Vous préférez parler d’abord ? Appelez Pieter : 050 55 12 83.',
        'Rather talk first? Call Pieter: 050 55 12 83.',
        'Lieber zuerst sprechen? Rufen Sie Pieter an: 050 55 12 83.',
      ),
    },
  ],
});
