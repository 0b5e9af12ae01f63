import { describe, expect, it } from 'vitest';
import {
  contextIn,
  estateWith,
  generalWith,
  type Loose,
  listingWith,
  projectWith,
  unitWith,
} from '../../testing/contexts.ts';
import { toEstatePage } from '../sources/first/page.ts';
import { toSkarabeePage } from '../sources/second/page.ts';
import { toEstateHead } from './estate-head.ts';

const nl = contextIn('nl');
const input = { path: '/nl/aanbod/4711', person: null };
const titleWith = (general: Loose, context = nl): string =>
  toEstateHead(toEstatePage(generalWith(general), null, input, context)).title;

describe('toEstateHead', () => {
  it.each([
    ['an estate for sale', {}, 'Villa in cottagestijl, Elizabetlaan 41 – te koop in 8300 Knokke-Heist'],
    [
      'a hidden address',
      { address: { visible: false } },
      'Villa in cottagestijl – te koop in 8300 Knokke-Heist',
    ],
    [
      'a sold estate',
      { transaction: { id: 5, name: { nl: 'Verkocht' } } },
      'Villa in cottagestijl – verkocht in 8300 Knokke-Heist',
    ],
    [
      'a transaction without a name',
      { transaction: { id: 2, name: null } },
      'Villa in cottagestijl, Elizabetlaan 41 – te huur in 8300 Knokke-Heist',
    ],
    ['no place', { address: null }, 'Villa in cottagestijl – te koop'],
    ['no title', { title: null }, 'Villa, Elizabetlaan 41 – te koop in 8300 Knokke-Heist'],
  ])('consists of estate, offer and the visible part of the place: %s (spec 1 §2)', (_, general, title) => {
    expect(titleWith(general)).toBe(title);
  });

  it('shortens a long title, never the place', () => {
    const title = {
      nl: 'Volledig gerenoveerde en bijzonder lichtrijke eengezinswoning met een tuin op het zuiden',
    };
    const long = titleWith({
      title,
      address: { street: { nl: 'Burgemeester Frans Dumontlaan aan de Zeedijk' } },
    });
    expect(`${long} · ${nl.site.name}`.length).toBeLessThanOrEqual(120);
    expect(long).toMatch(/^Volledig gerenoveerde .*…, Burgemeester .* – te koop in 8300 Knokke-Heist$/);
  });

  it('names the number and the project of a unit', () => {
    const project = projectWith([unitWith(1)]);
    const view = toEstatePage(estateWith(unitWith(1, { title: null })), project, input, nl);
    expect(toEstateHead(view).title).toBe('Appartement 1.1, De "Vaartmolen". – te koop in 8300 Knokke-Heist');
  });

  it('uses the language of the page, also for the second source', () => {
    const view = toSkarabeePage(listingWith(), input, contextIn('fr'));
    expect(toEstateHead(view).title).toBe(
      'Fermette en pierre du pays, Rue du Fourneau 12 – à vendre à 5530 Yvoir',
    );
  });

  it('describes the page by its lead, else by its first paragraph, and does not index a hidden status (spec 1 §2)', () => {
    const head = (general: Loose) => toEstateHead(toEstatePage(generalWith(general), null, input, nl));
    expect(head({})).toMatchObject({
      description: expect.stringMatching(/^Villa te koop, .*slaapkamers.* Rustig gelegen/),
      index: true,
    });
    expect(head({ shortDescription: null }).description).toMatch(/^Villa te koop/);
    expect(head({ transaction: { id: 8 } }).index).toBe(false);
  });
});
