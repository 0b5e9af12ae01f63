import { picture } from '../choice/pictures.ts';
import type { AgencyContent } from './agency.ts';
import { heroes } from './heroes.ts';
import { t } from './three-languages.ts';

/** Content of Huis & Haard besides its pages. */
export const HUIS_HAARD_CONTENT: AgencyContent = {
  entities: [],
  collections: [
    {
      id: 'new-build',
      title: t(
        'Nieuwbouw in en rond Leuven',
        'Le neuf à Louvain et alentour',
        'New build in and around Leuven',
      ),
      lead: t(
        'Woningen die nog getekend worden, en woningen die er bijna staan.',
        'Des logements encore sur plan, et d’autres presque achevés.',
        'Homes that are still being drawn, and homes that are nearly there.',
      ),
    },
  ],
  groups: [
    {
      group: {
        id: 'open-doors',
        title: t(
          'Drie projecten om nu te bezoeken',
          'Trois projets à visiter maintenant',
          'Three projects to visit now',
        ),
        lead: t(
          'In deze drie projecten is een kijkwoning ingericht.',
          'Dans ces trois projets, un appartement témoin est aménagé.',
          'Each of these three projects has a show home.',
        ),
      },
      estateIds: ['520900', '520940', '521020'],
    },
  ],
  estatePages: [
    {
      estateId: '520900',
      name: 'neighbourhood',
      page: {
        id: 'neighbourhood',
        title: t('Rond De Vaartmolen', 'Autour de De Vaartmolen', 'Around De Vaartmolen'),
        lead: t(
          'Wat u te voet haalt, en wat met de fiets.',
          'Ce que l’on atteint à pied, et ce que l’on rejoint à vélo.',
          'What you reach on foot, and what by bike.',
        ),
        ...heroes('hero-street'),
        sections: [
          {
            kind: 'text',
            heading: t('De Vaartkom in cijfers', 'La Vaartkom en chiffres', 'The Vaartkom in figures'),
            body: t(
              '<p>Van de voordeur tot:</p><table><tr><th>Plaats</th><th>Te voet</th><th>Met de fiets</th></tr><tr><th>Bakker</th><td>3 min</td><td>1 min</td></tr><tr><th>Station Leuven</th><td>16 min</td><td>5 min</td></tr><tr><th>Grote Markt</th><td>14 min</td><td>5 min</td></tr></table><h3>In de buurt</h3><ul><li>Kinderdagverblijf en basisschool aan de overkant van het water</li><li>Het <strong>jaagpad</strong> naar Mechelen, zonder auto’s</li><li>Markt op vrijdag</li></ul>',
              '<p>De la porte d’entrée à :</p><table><tr><th>Lieu</th><th>À pied</th><th>À vélo</th></tr><tr><th>Boulangerie</th><td>3 min</td><td>1 min</td></tr><tr><th>Gare de Louvain</th><td>16 min</td><td>5 min</td></tr><tr><th>Grand-Place</th><td>14 min</td><td>5 min</td></tr></table><h3>Dans le quartier</h3><ul><li>Crèche et école primaire de l’autre côté de l’eau</li><li>Le <strong>chemin de halage</strong> vers Malines, sans voitures</li><li>Marché le vendredi</li></ul>',
              '<p>From the front door to:</p><table><tr><th>Place</th><th>On foot</th><th>By bike</th></tr><tr><th>Baker</th><td>3 min</td><td>1 min</td></tr><tr><th>Leuven station</th><td>16 min</td><td>5 min</td></tr><tr><th>Grote Markt</th><td>14 min</td><td>5 min</td></tr></table><h3>Nearby</h3><ul><li>Nursery and primary school across the water</li><li>The <strong>towpath</strong> to Mechelen, free of cars</li><li>Market on Fridays</li></ul>',
            ),
          },
          {
            kind: 'picture',
            picture: picture('project-1'),
            body: t('Zo zal het er staan.', 'Ce que cela donnera.', 'What it will look like.'),
          },
          {
            kind: 'call-to-action',
            heading: t('Zelf eens gaan kijken?', 'Envie d’y jeter un œil ?', 'Care to have a look?'),
            body: t(
              'We wandelen er graag met u door.',
              'Nous vous y promenons volontiers.',
              'We will gladly walk you through it.',
            ),
            links: [
              {
                label: t('Naar het project', 'Vers le projet', 'To the project'),
                link: { type: 'estate', params: { id: '520900' } },
              },
              { label: t('Schrijf ons', 'Écrivez-nous', 'Write to us'), link: { type: 'contact' } },
            ],
          },
        ],
      },
    },
  ],
};
