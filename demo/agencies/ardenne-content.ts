import type { AgencyContent } from './agency.ts';
import { f } from './three-languages.ts';

/** What Ardenne Habitat puts together beside its pages. */
export const ARDENNE_CONTENT: AgencyContent = {
  entities: [
    {
      entity: { id: 'offices', name: f('Nos bureaux', 'Unsere Büros', 'Onze kantoren') },
      items: [
        {
          id: 'namur',
          title: f('Namur', 'Namur', 'Namen'),
          street: 'Rue de Fer 64',
          zip: '5000',
          city: 'Namur',
          phone: '081 22 07 45',
          email: 'bonjour@ardennehabitat.example',
          openingHours: f(
            'Lu–ve 9–18 h, sa 10–16 h',
            'Mo–Fr 9–18 Uhr, Sa 10–16 Uhr',
            'Ma–vr 9–18 u, za 10–16 u',
          ),
        },
        {
          id: 'liege',
          title: f('Liège', 'Lüttich', 'Luik'),
          street: 'Rue Saint-Gilles 12',
          zip: '4000',
          city: 'Liège',
          phone: '04 222 18 30',
          email: 'liege@ardennehabitat.example',
          openingHours: f(
            'Lu–ve 9–12 h 30 et 13 h 30–18 h',
            'Mo–Fr 9–12.30 und 13.30–18 Uhr',
            'Ma–vr 9–12.30 en 13.30–18 u',
          ),
        },
        {
          id: 'eupen',
          title: f('Eupen', 'Eupen', 'Eupen'),
          subtitle: f(
            'Accueil en allemand et en français',
            'Beratung auf Deutsch und Französisch',
            'Ontvangst in het Duits en het Frans',
          ),
          street: 'Gospertstraße 41',
          zip: '4700',
          city: 'Eupen',
          phone: '087 55 31 20',
          email: 'eupen@ardennehabitat.example',
          openingHours: f(
            'Lu–ve 9 h 30–12 h 30 et 13 h 30–17 h 30, me le matin',
            'Mo–Fr 9.30–12.30 und 13.30–17.30 Uhr, Mi nur vormittags',
            'Ma–vr 9.30–12.30 en 13.30–17.30 u, wo enkel ’s morgens',
          ),
        },
      ],
    },
  ],
  collections: [
    {
      id: 'family-houses',
      title: f('Grandes maisons de famille', 'Große Familienhäuser', 'Grote gezinswoningen'),
      lead: f(
        'Quatre chambres au moins, et de quoi courir autour.',
        'Mindestens vier Schlafzimmer, und Platz zum Toben ringsum.',
        'Minstens vier slaapkamers, en plaats om rond te lopen.',
      ),
      query: {
        terms: { 'headType.id': ['3'], 'transaction.id': ['1', '3'] },
        range: { bedroomCount: { gte: 4 } },
      },
    },
  ],
  groups: [],
  estatePages: [],
};
