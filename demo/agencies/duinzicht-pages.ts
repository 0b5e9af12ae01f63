import type { Site } from '../../wire/site.ts';
import type { LocalizedText } from '../../wire/values.ts';
import { words as w } from '../basics/words.ts';
import { picture } from '../choice/pictures.ts';
import { type AgencyPage, paragraphs as p } from './agency.ts';
import { duinzichtSell } from './duinzicht-sell.ts';
import { heroes } from './heroes.ts';
import { legalPages } from './legal-pages.ts';

/** The pages of Duinzicht; `urls` are the addresses that its menus link to. */
export const duinzichtPages = (
  site: Site,
  urls: Readonly<Record<'about' | 'sell' | 'holiday', LocalizedText>>,
): AgencyPage[] => [
  {
    id: 'home',
    title: w(
      'Thuis tussen duin en dijk',
      'Chez soi entre dune et digue',
      'At home between dune and dyke',
      'Zuhause zwischen Düne und Deich',
    ),
    lead: w(
      'Al 31 jaar verkopen en verhuren wij woningen van Het Zoute tot Heist. We kennen elk huis van binnen.',
      'Depuis 31 ans, nous vendons et louons des biens du Zoute à Heist. Nous connaissons chaque bien de l’intérieur.',
      'For 31 years we have sold and let homes from Het Zoute to Heist. We know every home from the inside.',
      'Seit 31 Jahren verkaufen und vermieten wir Häuser und Wohnungen von Het Zoute bis Heist. Wir kennen jedes Haus von innen.',
    ),
    description: w(
      'Duinzicht, vastgoed aan zee in Knokke-Heist: appartementen, villa’s, garages en vakantiewoningen, te koop en te huur.',
      'Duinzicht, immobilier à la mer à Knokke-Heist : appartements, villas, garages et maisons de vacances, à vendre et à louer.',
      'Duinzicht, homes by the sea in Knokke-Heist: apartments, villas, garages and holiday homes, for sale and to rent.',
      'Duinzicht, Immobilien am Meer in Knokke-Heist: Wohnungen, Villen, Garagen und Ferienhäuser, zum Kauf und zur Miete.',
    ),
    ...heroes('hero-coast'),
    sections: [
      {
        kind: 'text',
        heading: w(
          'Een week aan zee, zo geboekt',
          'Une semaine à la mer, réservée en un instant',
          'A week by the sea, booked in a moment',
          'Eine Woche am Meer, schnell gebucht',
        ),
        body: w(
          'Veertig vakantiewoningen, allemaal door ons zelf onderhouden. Kies uw week en zie meteen wat ze kost.',
          'Quarante locations de vacances, toutes entretenues par nos soins. Choisissez votre semaine, le prix s’affiche aussitôt.',
          'Forty holiday homes, all looked after by ourselves. Choose your week and see at once what it costs.',
          'Vierzig Ferienwohnungen, alle von uns selbst gepflegt. Wählen Sie Ihre Woche und sehen Sie gleich den Preis.',
        ),
        picture: picture('living-1'),
        link: {
          label: w('Kies uw week', 'Choisissez votre semaine', 'Choose your week', 'Ihre Woche wählen'),
          link: { type: 'rentals' },
        },
      },
      {
        kind: 'entities',
        entity: 'team',
        heading: w(
          'Een kantoor, vier sleutels',
          'Une agence, quatre clés',
          'One office, four keys',
          'Ein Büro, vier Schlüssel',
        ),
        body: w(
          'Duinzicht begon in 1995 als een kleine winkel met een etalage vol foto’s. De etalage is nu deze site. De rest bleef: wie belt, krijgt iemand die het huis heeft gezien.',
          'Duinzicht a commencé en 1995 comme une petite boutique à la vitrine pleine de photos. La vitrine, c’est maintenant ce site. Le reste n’a pas changé : au téléphone, on vous passe quelqu’un qui a vu la maison.',
          'Duinzicht began in 1995 as a small shop with a window full of photographs. The window is now this site. The rest has stayed: whoever calls gets someone who has seen the house.',
          'Duinzicht begann 1995 als kleiner Laden mit einem Schaufenster voller Fotos. Das Schaufenster ist jetzt diese Seite. Der Rest blieb: Wer anruft, spricht mit jemandem, der das Haus gesehen hat.',
        ),
        picture: picture('shopfront-1'),
        link: {
          label: w('Over Duinzicht', 'À propos de Duinzicht', 'About Duinzicht', 'Über Duinzicht'),
          link: { type: 'page', page: urls.about },
        },
      },
      {
        kind: 'places',
        heading: w(
          'Waar u wilt wonen',
          'Où vous voulez vivre',
          'Where you want to live',
          'Wo Sie wohnen möchten',
        ),
        hint: w(
          'zes plaatsen aan de kust',
          'six lieux à la côte',
          'six places on the coast',
          'sechs Orte an der Küste',
        ),
        places: [
          { label: w('Knokke', 'Knokke', 'Knokke', 'Knokke'), cityId: 1201 },
          { label: w('Het Zoute', 'Le Zoute', 'Het Zoute', 'Het Zoute'), cityId: 1202 },
          { label: w('Duinbergen', 'Duinbergen', 'Duinbergen', 'Duinbergen'), cityId: 1203 },
          { label: w('Heist-aan-Zee', 'Heyst-sur-Mer', 'Heist', 'Heist-aan-Zee'), cityId: 1204 },
          { label: w('Oostende', 'Ostende', 'Ostend', 'Ostende'), cityId: 1212 },
          { label: w('De Haan', 'Le Coq', 'De Haan', 'De Haan'), cityId: 1211 },
        ],
      },
    ],
  },
  {
    id: 'about',
    url: urls.about,
    title: w('Over Duinzicht', 'À propos de Duinzicht', 'About Duinzicht', 'Über Duinzicht'),
    lead: w(
      'Een kantoor aan de Lippenslaan, en vier mensen die er ook wonen.',
      'Une agence sur la Lippenslaan, et quatre personnes qui vivent ici.',
      'An office in Lippenslaan, and four people who live here too.',
      'Ein Büro in der Lippenslaan und vier Menschen, die auch hier wohnen.',
    ),
    description: w(
      'Wie Duinzicht is en hoe wij werken.',
      'Qui est Duinzicht et comment nous travaillons.',
      'Who Duinzicht is and how we work.',
      'Wer Duinzicht ist und wie wir arbeiten.',
    ),
    ...heroes('hero-coast'),
    sections: [
      {
        kind: 'text',
        heading: w('Hoe wij werken', 'Notre façon de travailler', 'How we work', 'Wie wir arbeiten'),
        body: w(
          p(
            'Een appartement aan zee koopt u zelden in een opwelling, en vaak van ver. Daarom meten, fotograferen en beschrijven wij elk huis zelf, ook de kanten die minder mooi zijn.',
            'Bij een bezoek is er altijd iemand van ons bij. U krijgt de verslagen van de syndicus vooraf, niet achteraf.',
          ),
          p(
            'On achète rarement un appartement à la mer sur un coup de tête, et souvent de loin. C’est pourquoi nous mesurons, photographions et décrivons chaque bien nous-mêmes, y compris ses moins beaux côtés.',
            'L’un de nous est présent à chaque visite. Les rapports du syndic vous parviennent avant, pas après.',
          ),
          p(
            'A home by the sea is seldom bought on a whim, and often from afar. So we measure, photograph and describe each one ourselves, the less handsome sides included.',
            'One of us is there at every viewing. You get the building manager’s reports before, not after.',
          ),
          p(
            'Eine Wohnung am Meer kauft man selten aus einer Laune heraus und oft aus der Ferne. Deshalb messen, fotografieren und beschreiben wir jede selbst, auch die weniger schönen Seiten.',
            'Bei jeder Besichtigung ist jemand von uns dabei. Die Berichte des Verwalters erhalten Sie vorher, nicht nachher.',
          ),
        ),
        picture: picture('shopfront-1'),
      },
      {
        kind: 'entities',
        entity: 'team',
        heading: w('Ons team', 'Notre équipe', 'Our team', 'Unser Team'),
        body: w(
          'Bel gerust rechtstreeks.',
          'Appelez-nous directement.',
          'Do call us directly.',
          'Rufen Sie gern direkt an.',
        ),
      },
      {
        kind: 'menu',
        menu: 'footer',
        entry: '10',
        heading: w('Ons aanbod', 'Notre offre', 'Our properties', 'Unser Angebot'),
      },
      {
        kind: 'estates',
        collection: 'exclusive',
        heading: w(
          'Alleen bij Duinzicht',
          'En exclusivité chez Duinzicht',
          'Only with Duinzicht',
          'Nur bei Duinzicht',
        ),
      },
    ],
  },
  duinzichtSell(urls.sell),
  {
    id: 'holiday',
    url: urls.holiday,
    title: w('Vakantie aan zee', 'Vacances à la mer', 'Holidays by the sea', 'Ferien am Meer'),
    lead: w(
      'Veertig appartementen en huizen, van De Panne tot Het Zoute.',
      'Quarante appartements et maisons, de La Panne au Zoute.',
      'Forty apartments and houses, from De Panne to Het Zoute.',
      'Vierzig Wohnungen und Häuser, von De Panne bis Het Zoute.',
    ),
    ...heroes('hero-coast'),
    sections: [
      {
        kind: 'text',
        heading: w('Zo gaat het', 'Comment ça marche', 'How it works', 'So geht es'),
        body: w(
          p(
            'U huurt per week, midweek of weekend; in juli en augustus alleen per week, van zaterdag tot zaterdag.',
            'De sleutel ligt klaar op kantoor. Bedlinnen kunt u bijbestellen, de eindschoonmaak doen wij.',
            'Wat vrij is, ziet u in de kalender van elk verblijf. Liever bellen? Sofie: 050 55 12 84.',
          ),
          p(
            'Vous louez à la semaine, en milieu de semaine ou pour un week-end ; en juillet et août, uniquement à la semaine, du samedi au samedi.',
            'La clé vous attend à l’agence. Le linge se commande en option, le nettoyage final est pour nous.',
            'Le calendrier de chaque logement montre ce qui est libre. Plutôt par téléphone ? Sofie : 050 55 12 84.',
          ),
          p(
            'You rent by the week, midweek or weekend; in July and August by the week only, Saturday to Saturday.',
            'The key waits for you at our office. Bed linen can be ordered; we do the cleaning at the end.',
            'The calendar of each rental shows what is free. Rather by telephone? Sofie: 050 55 12 84.',
          ),
          p(
            'Sie mieten wochenweise, unter der Woche oder am Wochenende; im Juli und August nur wochenweise, von Samstag bis Samstag.',
            'Der Schlüssel liegt im Büro bereit. Bettwäsche können Sie dazubestellen, die Endreinigung übernehmen wir.',
            'Was frei ist, zeigt der Kalender jeder Unterkunft. Lieber am Telefon? Sofie: 050 55 12 84.',
          ),
        ),
        picture: picture('living-1'),
        link: {
          label: w('Kies uw week', 'Choisissez votre semaine', 'Choose your week', 'Ihre Woche wählen'),
          link: { type: 'rentals' },
        },
      },
    ],
  },
  ...legalPages(site),
];
