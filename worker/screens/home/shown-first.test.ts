import { expect, it } from 'vitest';
import { toEstateCard } from '../../estate/card/estate-card.ts';
import { contextIn, estateWith } from '../../testing/contexts.ts';
import { SHOWN, shownFirst } from './shown-first.ts';

const context = contextIn('nl');
const home = (id: number, general: object = {}, pictures: readonly object[] = [{ file: 'a', index: 1 }]) =>
  estateWith({ general: { id, title: { nl: `Huis ${id}` }, ...general }, pictures });
const idsOf = (...estates: ReturnType<typeof home>[]) =>
  shownFirst(
    estates.map((estate) => ({ estate, card: toEstateCard(estate, context) })),
    context,
  ).map(({ id }) => Number(id));

it('leads with homes that have a picture, are lived in and have a title in the page’s language', () => {
  const garage = home(1, { headType: { id: 5, name: { nl: 'Garage' } } });
  const bare = home(2, {}, []);
  const foreign = home(3, { title: { nl: '', fr: 'Maison' } });
  const long = home(4, { title: { nl: 'Een huis met een titel die maar niet ophoudt '.repeat(4) } });
  expect(idsOf(garage, bare, foreign, long, home(5), home(6))).toEqual([5, 6, 3, 4, 1, 2]);
});

it('keeps the order of the newest among equals, and shows two rows', () => {
  const many = Array.from({ length: 12 }, (_, index) => home(index + 1));
  expect(idsOf(...many)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(idsOf(...many)).toHaveLength(SHOWN);
  expect(idsOf()).toEqual([]);
});
