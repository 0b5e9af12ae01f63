import { ask } from '../support/http.ts';
import { AGENCIES, type AgencyId } from '../support/sites.ts';
import { expect, test } from '../support/workers.ts';

/**
 * What each start page shows first, agency by agency and language by language: the kinds of its cards in order. Each
 * has a picture and a title in the language of the page, and people live in it; otherwise its row says so.
 */
const FIRST: Readonly<Record<AgencyId, Readonly<Record<string, readonly string[]>>>> = {
  duinzicht: {
    nl: ['Villa', 'Appartement', 'Rijwoning', 'Burgerhuis', 'Appartement', 'Studio'],
    fr: ['Villa', 'Appartement', 'Maison mitoyenne', 'Maison bourgeoise', 'Appartement', 'Studio'],
    en: ['Villa', 'Apartment', 'Terraced house', 'Townhouse', 'Apartment', 'Studio'],
    de: ['Wohnung', 'Reihenhaus', 'Bürgerhaus', 'Wohnung', 'Studio', 'Ferienwohnung'],
  },
  'huis-haard': {
    nl: ['Rijwoning', 'Burgerhuis', 'Exclusieve villa', 'Project', 'Loft', 'Rijwoning'],
    fr: ['Maison mitoyenne', 'Maison bourgeoise', 'Villa d’exception', 'Projet', 'Loft', 'Maison mitoyenne'],
    en: ['Terraced house', 'Townhouse', 'Exclusive villa', 'Project', 'Loft', 'Terraced house'],
  },
  ardenne: {
    fr: [
      'Ferme',
      'Maison de maître',
      'Chalet',
      'Appartement',
      'Appartement de caractère',
      'Maison de campagne',
    ],
    de: ['Herrenhaus', 'Chalet', 'Altbauwohnung', 'Landhaus', 'Herrenhaus', 'Reihenhaus'],
    nl: ['Hoeve', 'Herenhuis', 'Chalet', 'Appartement in herenhuis', 'Landhuis', 'Herenhuis'],
  },
};

/** The kind of a card, with what a first card should not lack. */
function rowOf(card: string): string {
  const kind = /card__kind[^>]*>([^<]*)</.exec(card)?.[1] ?? 'no title of its own';
  const picture = card.includes('<img') ? [] : ['no picture'];
  const foreign = / lang="(\w+)"/.exec(card)?.[1];
  return [kind, ...picture, ...(foreign === undefined ? [] : [`in ${foreign}`])].join(', ');
}

for (const agency of Object.keys(FIRST) as AgencyId[]) {
  for (const [locale, kinds] of Object.entries(FIRST[agency])) {
    test(`the first screen of the start page: ${agency}, ${locale}`, async () => {
      const { text } = await ask(agency, `/${locale}`);
      const cards = text.match(/<article[\s\S]*?<\/article>/g) ?? [];
      expect(cards.slice(0, kinds.length).map(rowOf)).toEqual(kinds);
    });
  }
}

test('the table has every agency and every language of it', () => {
  for (const [agency, { locales }] of Object.entries(AGENCIES)) {
    expect(Object.keys(FIRST[agency as AgencyId]).toSorted()).toEqual([...locales].toSorted());
  }
});
