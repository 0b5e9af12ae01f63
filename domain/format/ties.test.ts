import { describe, expect, it } from 'vitest';
import { tied, tiedPlace, tiedSpan } from './ties.ts';

describe('tied', () => {
  it.each([
    ['een terrein van 7.695 m² en', 'een terrein van 7.695\u00a0m² en'],
    ['op 300 m van het strand', 'op 300\u00a0m van het strand'],
    ['in 2019 met elf ramen', 'in 2019 met elf ramen'],
    ['12 maanden', '12 maanden'],
    ['met 3 slaapkamers en 2 badkamers', 'met 3\u00a0slaapkamers en 2\u00a0badkamers'],
    ['12 salles, 1 chambre', '12\u00a0salles, 1\u00a0chambre'],
    ['samen € 96.000', 'samen €\u00a096.000'],
    ['à pied ; on atteint : « vite » !', 'à pied\u00a0; on atteint\u00a0: «\u00a0vite\u00a0»\u00a0!'],
    ['https://a.example :8080', 'https://a.example :8080'],
  ])('ties %j', (text, set) => {
    expect(tied(text)).toBe(set);
  });
});

describe('tiedPlace', () => {
  it.each([
    ['Zeedijk-Het Zoute 712 bus 5.1, 8300 Het Zoute', 'Zeedijk-Het Zoute 712_bus_5.1, 8300_Het_Zoute'],
    ['Koninklijke Baan 46, 8420 De Haan', 'Koninklijke Baan_46, 8420_De_Haan'],
    ['8300 Knokke-Heist', '8300_Knokke-Heist'],
    ['Markt 5, 1000 Brussel Hoofdstedelijk Gewest', 'Markt_5, 1000_Brussel Hoofdstedelijk Gewest'],
    ['Rue Haute 12 bte 3, 29600 Marbella, Espagne', 'Rue Haute 12_bte_3, 29600_Marbella, Espagne'],
    ['Mechelsestraat 58, 3000 Leuven', 'Mechelsestraat_58, 3000_Leuven'],
    ['Rue du 4 Août 12A, 4000 Liège', 'Rue du 4_Août_12A, 4000_Liège'],
    ['Nieuwpoortsesteenweg 123 bus 4.2', 'Nieuwpoortsesteenweg 123_bus_4.2'],
    ['Naamsesteenweg 178, 3001 Heverlee', 'Naamsesteenweg 178, 3001_Heverlee'],
    ['Oostkust, 8301 Heist-aan-Zee', 'Oostkust, 8301_Heist-aan-Zee'],
    ['Westkust, 8670 Koksijde', 'Westkust, 8670_Koksijde'],
    ['Straat zonder nummer', 'Straat zonder nummer'],
  ])('ties %j', (place, set) => {
    expect(tiedPlace(place).replaceAll('\u00a0', '_')).toBe(set);
  });
});

it('lets a period break only around its dash', () => {
  expect(tiedSpan('2 januari – 6 februari 2027').replaceAll('\u00a0', '_')).toBe(
    '2_januari – 6_februari_2027',
  );
});
