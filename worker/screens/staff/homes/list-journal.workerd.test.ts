/** What an action on a home changed, in words, on the agency's journal page (decision 160). */
import { expect, it } from 'vitest';
import { pathTo } from '#domain/routes.ts';
import { anEvent } from '../testing/desk-bench.ts';
import { homeBench, opened } from './testing/home-bench.ts';

const event = (action: string, what: string) => anEvent(action, what, 'Zeedijk 12');
const EVENTS = [
  event(
    'home.published',
    'estate/501 estate.general.bedroomCount: 2 → 3; estate.general.title.nl: … → "Villa; met \\"zicht\\" → zee"; ' +
      'estate.general.headType: 1 → 3; estate.general.address.city: "8300 Knokke" → "9000 Gent"; ' +
      'estate.technical.elevator: … → true; contact.name; estate.openHouses',
  ),
  event('home.priced', 'estate/501 estate.general.price.value: 395000 → -1'),
  event('home.stated', 'estate/501 estate.general.transaction.id: 1 → 5'),
  event('home.restored', 'estate/501 version 3'),
  event(
    'home.dropped',
    'estate/501 estate.general.children[502].general.id: 502 → …; estate.general.children[503].removed: true → …; ' +
      'estate.general.bathroomCount: 4 → 1',
  ),
];

const SAID = {
  nl: [
    'Slaapkamers: 2 → 3',
    'Appartement → Huis',
    '→ Ja',
    'Prijs op aanvraag',
    '2 velden',
    'Badkamers: 4 → 1',
    'verwijderd',
    'blijft',
  ],
  fr: [
    'Chambres: 2 → 3',
    'Appartement → Maison',
    '→ Oui',
    'Prix sur demande',
    '2 champs',
    '4 → 1',
    'retirée',
    'conservée',
  ],
  en: [
    'Bedrooms: 2 → 3',
    'Apartment → House',
    '→ Yes',
    'Price on request',
    '2 fields',
    'Bathrooms: 4 → 1',
    'removed',
    'stays',
  ],
  de: [
    'Schlafzimmer: 2 → 3',
    'Wohnung → Haus',
    '→ Ja',
    'Preis auf Anfrage',
    '2 Felder',
    '4 → 1',
    'entfernt',
    'bleibt',
  ],
} as const;

it.each(['nl', 'fr', 'en', 'de'] as const)('says before and after in words, in %s', async (locale) => {
  const scene = homeBench();
  scene.content.on(`POST ${scene.base}/journal`, { me: opened().me, deeds: EVENTS });
  const page = await (await scene.show(pathTo('staff-journal', locale))).text();
  const text = page
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ');
  for (const words of SAID[locale]) expect(text).toContain(words);
  expect(text).toContain('"zicht" → zee');
  expect(text).toContain('8300 Knokke → 9000 Gent');
  expect(text).not.toMatch(/estate\.|undefined|\{\{/);
});
