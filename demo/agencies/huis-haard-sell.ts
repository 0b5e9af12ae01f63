import type { LocalizedText } from '../../wire/values.ts';
import { picture } from '../choice/pictures.ts';
import { type AgencyPage, paragraphs as p } from './agency.ts';
import { t } from './three-languages.ts';

/** Huis & Haard's page for people who want to sell: first measure, then set a price. */
export const huisHaardSell = (url: LocalizedText): AgencyPage => ({
  id: 'sell',
  url,
  title: t('Verkopen met Huis & Haard', 'Vendre avec Huis & Haard', 'Sell with Huis & Haard'),
  lead: t(
    'Een prijs met uitleg, binnen vijf werkdagen na ons bezoek.',
    'Un prix argumenté, dans les cinq jours ouvrables après notre visite.',
    'A price with reasons, within five working days of our visit.',
  ),
  sections: [
    {
      kind: 'text',
      heading: t('Wat wij doen', 'Ce que nous faisons', 'What we do'),
      body: t(
        p(
          'Wij meten eerst, en schatten dan. Gratis en zonder verplichting.',
          'Wij tekenen de plannen, regelen de attesten en laten het huis fotograferen op het juiste uur van de dag.',
          'En wij zijn bij elk bezoek, ook bij het derde.',
        ),
        p(
          'Nous mesurons d’abord, puis nous estimons. Gratuitement et sans engagement.',
          'Nous dessinons les plans, réunissons les attestations et faisons photographier la maison à la bonne heure du jour.',
          'Et nous sommes là à chaque visite, même la troisième.',
        ),
        p(
          'We measure first, and value then. Free of charge and without obligation.',
          'We draw the plans, see to the certificates and have the house photographed at the right hour of the day.',
          'And we are there at every viewing, the third one too.',
        ),
      ),
      picture: picture('terrace-interwar-2'),
    },
    {
      kind: 'valuation',
      heading: t('Wat is uw huis waard?', 'Que vaut votre maison ?', 'What is your house worth?'),
      body: t(
        'Zeg ons waar het staat en wat u ervan weet. De rest meten wij.',
        'Dites-nous où elle se trouve et ce que vous en savez. Le reste, nous le mesurons.',
        'Tell us where it is and what you know of it. We measure the rest.',
      ),
    },
    {
      kind: 'figures',
      heading: t('Geteld, niet geschat', 'Compté, pas estimé', 'Counted, not estimated'),
      figures: [
        {
          value: 412,
          label: t('huizen zelf opgemeten', 'maisons mesurées par nous', 'houses measured by ourselves'),
          period: t('2019 tot en met september 2026', 'de 2019 à septembre 2026', '2019 to September 2026'),
        },
        {
          value: 2.4,
          unit: t('%', '%', '%'),
          label: t(
            'verschil tussen onze schatting en de laatste vraagprijs, gemiddeld',
            'écart moyen entre notre estimation et le dernier prix demandé',
            'between our valuation and the last asking price, on average',
          ),
          period: t('verkopen van 2025', 'ventes de 2025', 'sales of 2025'),
        },
        {
          value: 3,
          unit: t('bezoeken', 'visites', 'viewings'),
          label: t(
            'voor een bod, mediaan',
            'avant une offre, vente médiane',
            'before an offer, the median sale',
          ),
          period: t('verkopen van 2025', 'ventes de 2025', 'sales of 2025'),
        },
      ],
    },
    {
      kind: 'sold',
      heading: t('Verkocht in en rond Leuven', 'Vendus à Louvain et alentour', 'Sold in and around Leuven'),
      cityIds: [2301, 2302, 2303, 2304],
      types: [1, 3, 11],
      size: 6,
    },
    {
      kind: 'steps',
      heading: t('Van meetlint tot akte', 'Du mètre ruban à l’acte', 'From tape measure to deed'),
      steps: [
        {
          title: t('Meten', 'Mesurer', 'Measure'),
          text: t(
            'Van kelder tot nok. U krijgt de plannen, ook als u niet verkoopt.',
            'De la cave au faîte. Les plans sont à vous, même si vous ne vendez pas.',
            'From cellar to ridge. The plans are yours, even if you do not sell.',
          ),
          duration: t('Een halve dag', 'Une demi-journée', 'Half a day'),
        },
        {
          title: t('Lezen', 'Lire', 'Read'),
          text: t(
            'Vergunningen, erfdienstbaarheden, het verslag van de syndicus.',
            'Permis, servitudes, rapport du syndic.',
            'Permits, easements, the building manager’s report.',
          ),
          duration: t('Drie werkdagen', 'Trois jours ouvrables', 'Three working days'),
        },
        {
          title: t('Uitleggen', 'Expliquer', 'Explain'),
          text: t(
            'Aan uw keukentafel: de prijs, waarom, en wat een nieuwe ketel eraan verandert.',
            'À votre table de cuisine : le prix, ses raisons, et ce que change une nouvelle chaudière.',
            'At your kitchen table: the price, why, and what a new boiler changes about it.',
          ),
          duration: t('Een uur', 'Une heure', 'An hour'),
        },
      ],
    },
    {
      kind: 'entities',
      entity: 'team',
      heading: t('Wie er komt meten', 'Qui vient mesurer', 'Who comes to measure'),
      body: t(
        'Drie mensen met een meetlint. Wie uw huis meet, verkoopt het ook.',
        'Trois personnes et un mètre ruban. Celle qui mesure votre maison la vend aussi.',
        'Three people with a tape measure. Whoever measures your house also sells it.',
      ),
    },
    {
      kind: 'reviews',
      heading: t(
        'Wat verkopers ons schreven',
        'Ce que les vendeurs nous ont écrit',
        'What sellers wrote to us',
      ),
      source: { name: t('onze eigen bevraging', 'notre propre enquête', 'our own survey') },
      count: 58,
      asOf: '2026-10-31',
      checked: t(
        'Wij vragen het zelf, per brief, aan iedereen die bij ons verkocht, een maand na de akte. We drukken af met toestemming en korten niets in.',
        'Nous le demandons nous-mêmes, par lettre, à toute personne ayant vendu chez nous, un mois après l’acte. Nous publions avec son accord et n’abrégeons rien.',
        'We ask for it ourselves, by letter, of everyone who sold through us, a month after the deed. We print with permission and shorten nothing.',
      ),
      reviews: [
        {
          text: {
            nl: 'Ze vonden een erfdienstbaarheid die wij in dertig jaar niet hadden opgemerkt. Dat scheelde later ruzie.',
          },
          by: 'J. en M. Peeters',
          about: t('herenhuis in Leuven', 'maison de maître à Louvain', 'town house in Leuven'),
          date: '2026-06-11',
        },
        {
          text: { nl: 'De plannen hangen nu bij de kopers in de gang.' },
          by: 'L. Claes',
          about: t(
            'interbellumwoning in Kessel-Lo',
            'maison d’entre-deux-guerres à Kessel-Lo',
            'interwar house in Kessel-Lo',
          ),
          date: '2026-02-03',
        },
      ],
    },
    {
      kind: 'press',
      heading: t('Geschreven over ons', 'On a écrit de nous', 'Written about us'),
      quotes: [
        {
          text: {
            nl: 'Een laserpasser, een zaklamp en drie paar ogen: zo schat men in Leuven een huis wanneer men het meent.',
          },
          paper: 'Dijlestad',
          by: 'Karel Moons',
          date: '2026-05-08',
          title: { nl: 'Meten is verkopen' },
          link: { type: 'url', href: 'https://dijlestad.example/meten-is-verkopen' },
        },
        {
          text: { nl: 'De plannen zijn zo goed dat twee architecten ze overtekenden.' },
          paper: 'Binnenmuur, tijdschrift voor verbouwers',
          by: 'Sanne De Wolf',
          date: '2025-11-21',
          title: { nl: 'Het huis op ware schaal' },
          link: { type: 'url', href: 'https://binnenmuur.example/op-ware-schaal' },
        },
        {
          text: { en: 'The only agent we met who corrected his own floor area downwards.' },
          paper: 'The Leuven Letter',
          date: '2025-02-14',
          link: { type: 'url', href: 'https://leuven-letter.example/floor-area' },
        },
      ],
    },
    {
      kind: 'offices',
      heading: t('Het kantoor', 'L’agence', 'The office'),
      body: t(
        'Breng een plan mee, of een oude foto. Dan hebben wij meteen iets om over te praten.',
        'Apportez un plan, ou une vieille photo. Nous aurons tout de suite de quoi parler.',
        'Bring a plan, or an old photograph. Then we have something to talk about at once.',
      ),
    },
  ],
});
