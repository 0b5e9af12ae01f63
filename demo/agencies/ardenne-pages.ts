import type { Site } from '../../wire/site.ts';
import type { LocalizedText } from '../../wire/values.ts';
import { picture } from '../choice/pictures.ts';
import { type AgencyPage, paragraphs as p } from './agency.ts';
import { ardenneSell } from './ardenne-sell.ts';
import { heroes } from './heroes.ts';
import { legalPages } from './legal-pages.ts';
import { f } from './three-languages.ts';

/** The pages of Ardenne Habitat; `urls` are the addresses that its menus link to. */
export const ardennePages = (
  site: Site,
  urls: Readonly<Record<'about' | 'sell', LocalizedText>>,
): AgencyPage[] => [
  {
    id: 'home',
    title: f('Vivre entre pierre et forêt', 'Leben zwischen Stein und Wald', 'Wonen tussen steen en bos'),
    lead: f(
      'Maisons de pays, fermettes et appartements en bord de Meuse, de Namur à Eupen.',
      'Steinhäuser, Bauernhöfe und Wohnungen an der Maas, von Namur bis Eupen.',
      'Stenen huizen, hoeves en appartementen langs de Maas, van Namen tot Eupen.',
    ),
    description: f(
      'Ardenne Habitat, agence immobilière à Namur, Liège et Eupen : maisons, chalets, appartements et terrains.',
      'Ardenne Habitat, Immobilien in Namur, Lüttich und Eupen: Häuser, Chalets, Wohnungen und Grundstücke.',
      'Ardenne Habitat, vastgoed in Namen, Luik en Eupen: huizen, chalets, appartementen en gronden.',
    ),
    ...heroes('hero-ardennes'),
    sections: [
      {
        kind: 'text',
        heading: f(
          'Que vaut votre maison aujourd’hui ?',
          'Was ist Ihr Haus heute wert?',
          'Wat is uw huis vandaag waard?',
        ),
        body: f(
          'Une visite, un prix argumenté, sans engagement. Réponse sous cinq jours ouvrables.',
          'Ein Besuch, ein begründeter Preis, unverbindlich. Antwort innerhalb von fünf Werktagen.',
          'Een bezoek, een prijs met uitleg, zonder verplichting. Antwoord binnen vijf werkdagen.',
        ),
        picture: picture('living-14'),
        link: {
          label: f('Demander une estimation', 'Schätzung anfragen', 'Vraag een schatting'),
          link: { type: 'page', page: urls.sell },
        },
      },
      {
        kind: 'entities',
        entity: 'team',
        heading: f('Trois bureaux, une vallée', 'Drei Büros, ein Tal', 'Drie kantoren, één vallei'),
        body: f(
          'Depuis 1988, nous visitons chaque bien deux fois : une fois pour l’acheteur, une fois pour la maison.',
          'Seit 1988 besichtigen wir jedes Haus zweimal: einmal für den Käufer, einmal für das Haus.',
          'Sinds 1988 bezoeken wij elk huis twee keer: één keer voor de koper, één keer voor het huis.',
        ),
        picture: picture('attic-2'),
        link: { label: f('L’agence', 'Über uns', 'Het kantoor'), link: { type: 'page', page: urls.about } },
      },
      {
        kind: 'places',
        heading: f('Nos régions', 'Unsere Orte', 'Onze streken'),
        hint: f('de la Meuse à la Vesdre', 'von der Maas bis zur Weser', 'van de Maas tot de Vesder'),
        places: [
          { label: f('Namur', 'Namur', 'Namen'), cityId: 3101 },
          { label: f('Dinant', 'Dinant', 'Dinant'), cityId: 3104 },
          { label: f('Liège', 'Lüttich', 'Luik'), cityId: 3106 },
          { label: f('Durbuy', 'Durbuy', 'Durbuy'), cityId: 3107 },
          { label: f('Spa', 'Spa', 'Spa'), cityId: 3108 },
          { label: f('Eupen', 'Eupen', 'Eupen'), cityId: 3109 },
        ],
      },
    ],
  },
  {
    id: 'about',
    url: urls.about,
    title: f('L’agence', 'Über uns', 'Het kantoor'),
    lead: f(
      'Namur, Liège, Eupen : on vous répond dans votre langue.',
      'Namur, Lüttich, Eupen: Man antwortet Ihnen in Ihrer Sprache.',
      'Namen, Luik, Eupen: u krijgt antwoord in uw taal.',
    ),
    description: f('Qui est Ardenne Habitat.', 'Wer Ardenne Habitat ist.', 'Wie Ardenne Habitat is.'),
    ...heroes('hero-ardennes'),
    sections: [
      {
        kind: 'text',
        heading: f('Deux visites', 'Zwei Besuche', 'Twee bezoeken'),
        body: f(
          p(
            'La première fois, nous regardons la lumière, les volumes et le voisinage. La seconde, nous montons au grenier et descendons à la cave, avec une lampe.',
            'Ce que nous y trouvons, nous l’écrivons.',
          ),
          p(
            'Beim ersten Mal sehen wir uns Licht, Räume und Nachbarschaft an. Beim zweiten Mal gehen wir mit der Lampe auf den Dachboden und in den Keller.',
            'Was wir dort finden, schreiben wir auf.',
          ),
          p(
            'De eerste keer kijken wij naar het licht, de ruimtes en de buurt. De tweede keer gaan wij met een lamp naar de zolder en de kelder.',
            'Wat wij daar vinden, schrijven wij op.',
          ),
        ),
        picture: picture('farm-river-2'),
      },
      {
        kind: 'entities',
        entity: 'team',
        heading: f('L’équipe', 'Das Team', 'Het team'),
        body: f(
          'Appelez le bureau le plus proche de chez vous.',
          'Rufen Sie das nächstgelegene Büro an.',
          'Bel het kantoor in uw buurt.',
        ),
      },
      {
        kind: 'entities',
        entity: 'offices',
        heading: f('Nos bureaux', 'Unsere Büros', 'Onze kantoren'),
      },
      {
        kind: 'estates',
        collection: 'family-houses',
        heading: f('Grandes maisons de famille', 'Große Familienhäuser', 'Grote gezinswoningen'),
      },
    ],
  },
  ardenneSell(urls.sell),
  ...legalPages(site),
];
