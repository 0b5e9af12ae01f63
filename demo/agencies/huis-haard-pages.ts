import type { Site } from '../../wire/site.ts';
import type { LocalizedText } from '../../wire/values.ts';
import { picture } from '../choice/pictures.ts';
import { type AgencyPage, paragraphs as p } from './agency.ts';
import { heroes } from './heroes.ts';
import { huisHaardSell } from './huis-haard-sell.ts';
import { legalPages } from './legal-pages.ts';
import { t } from './three-languages.ts';

/** The pages of Huis & Haard; `urls` are the addresses that its menus link to. */
export const huisHaardPages = (
  site: Site,
  urls: Readonly<Record<'about' | 'sell', LocalizedText>>,
): AgencyPage[] => [
  {
    id: 'home',
    title: t(
      'Stadshuizen om in te wonen',
      'Des maisons de ville faites pour être habitées',
      'City houses, made to be lived in',
    ),
    lead: t(
      'Herenhuizen, lofts en nieuwbouw in Leuven en de Brabantse dorpen errond.',
      'Maisons de maître, lofts et projets neufs à Louvain et dans les villages brabançons des environs.',
      'Town houses, lofts and new-build projects in Leuven and the Brabant villages around it.',
    ),
    description: t(
      'Huis & Haard, vastgoed in Leuven: woningen, appartementen en nieuwbouwprojecten te koop en te huur.',
      'Huis & Haard, immobilier à Louvain : maisons, appartements et projets neufs à vendre et à louer.',
      'Huis & Haard, homes in Leuven: houses, apartments and new-build projects for sale and to rent.',
    ),
    ...heroes('hero-street'),
    sections: [
      {
        kind: 'text',
        heading: t(
          'De Vaartmolen: veertien woningen aan het water',
          'De Vaartmolen : quatorze logements au bord de l’eau',
          'De Vaartmolen: fourteen homes by the water',
        ),
        body: t(
          'Waar aan de Vaartkom de oude molen stond, komen 14 energiezuinige appartementen. Zes zijn er nog vrij.',
          'À la place de l’ancien moulin de la Vaartkom, 14 appartements basse énergie. Six sont encore libres.',
          'Where the old mill stood on the Vaartkom come 14 low-energy apartments. Six are still free.',
        ),
        picture: picture('living-6'),
        link: {
          label: t('Bekijk het project', 'Voir le projet', 'See the project'),
          link: { type: 'estate', params: { id: '520900' } },
        },
      },
      {
        kind: 'estates',
        collection: 'new-build',
        heading: t(
          'Nieuwbouw in en rond Leuven',
          'Le neuf à Louvain et alentour',
          'New build in and around Leuven',
        ),
      },
      {
        kind: 'entities',
        entity: 'team',
        heading: t('Wie de deur opendoet', 'Qui vous ouvre la porte', 'Who opens the door'),
        body: t(
          'Huis & Haard werd gesticht door een architect en een notarisklerk. Dat merkt u nog: wij meten alles zelf, en lezen eerst de kleine lettertjes.',
          'Huis & Haard a été fondé par une architecte et un clerc de notaire. Cela se sent encore : nous mesurons tout nous-mêmes, et lisons d’abord les petits caractères.',
          'Huis & Haard was founded by an architect and a notary’s clerk. That still shows: we measure everything ourselves, and we read the small print first.',
        ),
        picture: picture('attic-1'),
        link: { label: t('Over ons', 'À propos', 'About us'), link: { type: 'page', page: urls.about } },
      },
      {
        kind: 'places',
        heading: t('Waar wij werken', 'Où nous travaillons', 'Where we work'),
        hint: t('in en rond Leuven', 'à Louvain et alentour', 'in and around Leuven'),
        places: [
          { label: t('Leuven', 'Louvain', 'Leuven'), cityId: 2301 },
          { label: t('Heverlee', 'Heverlee', 'Heverlee'), cityId: 2302 },
          { label: t('Kessel-Lo', 'Kessel-Lo', 'Kessel-Lo'), cityId: 2303 },
          { label: t('Herent', 'Herent', 'Herent'), cityId: 2304 },
          { label: t('Tervuren', 'Tervuren', 'Tervuren'), cityId: 2305 },
          { label: t('Elsene', 'Ixelles', 'Ixelles'), cityId: 2401 },
        ],
      },
    ],
  },
  {
    id: 'about',
    url: urls.about,
    title: t('Over Huis & Haard', 'À propos de Huis & Haard', 'About Huis & Haard'),
    lead: t(
      'Een klein kantoor met een groot tekenbord.',
      'Une petite agence avec une grande table à dessin.',
      'A small office with a large drawing board.',
    ),
    description: t('Wie Huis & Haard is.', 'Qui est Huis & Haard.', 'Who Huis & Haard is.'),
    ...heroes('hero-street'),
    sections: [
      {
        kind: 'text',
        heading: t('Meten, lezen, uitleggen', 'Mesurer, lire, expliquer', 'Measure, read, explain'),
        body: t(
          p(
            'Elke woning die wij verkopen, hebben wij van kelder tot nok opgemeten. De plannen krijgt u mee.',
            'Vergunningen, erfdienstbaarheden, verslagen van de algemene vergadering: wij lezen ze voor u, en zeggen wat erin staat.',
          ),
          p(
            'Chaque bien que nous vendons, nous l’avons mesuré de la cave au faîte. Les plans vous sont remis.',
            'Permis, servitudes, procès-verbaux de l’assemblée générale : nous les lisons pour vous et vous disons ce qui s’y trouve.',
          ),
          p(
            'Every home we sell we have measured from cellar to ridge. You take the plans home.',
            'Permits, easements, minutes of the owners’ meeting: we read them for you, and say what is in them.',
          ),
        ),
        picture: picture('attic-3'),
      },
      {
        kind: 'entities',
        entity: 'team',
        heading: t('Het team', 'L’équipe', 'The team'),
        body: t('Bel wie u nodig hebt.', 'Appelez qui vous voulez.', 'Call whom you need.'),
      },
      {
        kind: 'estates',
        group: 'open-doors',
        heading: t(
          'Drie projecten om nu te bezoeken',
          'Trois projets à visiter maintenant',
          'Three projects to visit now',
        ),
      },
      {
        kind: 'call-to-action',
        heading: t('Wonen aan het water', 'Habiter au bord de l’eau', 'Living by the water'),
        body: t(
          'We schreven op hoe de buurt van De Vaartmolen eruitziet.',
          'Nous avons décrit le quartier de De Vaartmolen.',
          'We wrote down what the neighbourhood of De Vaartmolen is like.',
        ),
        links: [
          {
            label: t('Lees over de buurt', 'Découvrir le quartier', 'Read about the neighbourhood'),
            link: { type: 'estate-page', params: { id: '520900', name: 'neighbourhood' } },
          },
        ],
      },
    ],
  },
  huisHaardSell(urls.sell),
  ...legalPages(site),
];
