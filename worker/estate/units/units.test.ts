import { describe, expect, it } from 'vitest';
import type { EstatePageView } from '../../../domain/views/estate-page.ts';
import type { Estate } from '../../../wire/estate.ts';
import { contextIn, estateWith, projectWith, unitWith } from '../../testing/contexts.ts';
import { canonicalPath } from '../links/estate-link.ts';
import { toEstatePage } from '../sources/first/page.ts';

const nl = contextIn('nl');
const pageOf = (estate: Estate, project: Estate | null = null, context = nl): EstatePageView =>
  toEstatePage(estate, project, { path: canonicalPath(estate, project, context), person: null }, context);

describe('a project and its units (spec 1 §4)', () => {
  const project = projectWith([
    unitWith(4, { floor: 2, floorId: 2 }),
    unitWith(3, { floor: 2, floorId: 1, transaction: { id: 3 } }),
    unitWith(1, { floor: 0 }),
    unitWith(7, { floor: null, entityNumber: null }),
    unitWith(9, { floor: -1, transaction: { id: 8 } }),
  ]);

  it('groups units by floor and sorts them by floorId within it', () => {
    const units = pageOf(project).units.map(({ floor, units }) => [
      floor,
      ...units.map(({ title }) => title),
    ]);
    expect(units).toEqual([
      ['Niveau -1', 'Appartement 1.9'],
      ['Gelijkvloers', 'Appartement 1.1'],
      ['Verdieping 2', 'Appartement 1.3', 'Appartement 1.4'],
      ['Andere', 'Appartement'],
    ]);
  });

  it('says the state of each unit, and the price only of those to be had', () => {
    const [, , second] = pageOf(project).units;
    expect(second?.units).toMatchObject([
      { id: '3', status: { text: 'In optie', state: 'option' }, price: { text: '€ 300.003' } },
      { id: '4', status: { text: 'Verkocht', state: 'sold' }, price: null },
    ]);
  });

  it('links a unit by its project, unless its status is hidden (spec 1 §2)', () => {
    const [cellar, ground] = pageOf(project).units;
    expect(ground?.units[0]?.href).toBe('/nl/aanbod/900/de-vaartmolen-in-8300-knokke-heist/1');
    expect(cellar?.units[0]?.href).toBeNull();
  });

  it('chains what is free, and the ranges of rooms and areas', () => {
    expect(pageOf(project).keyFacts).toEqual([
      { value: '2 van 5', unit: null, name: 'vrij' },
      { value: '2', unit: null, name: 'slaapkamers' },
      { value: '91–99', unit: 'm²', name: 'bewoonbaar' },
    ]);
  });

  it('leads from the page of a unit back to its project', () => {
    const unit = estateWith({ ...unitWith(1) });
    const view = pageOf(unit, project);
    expect(view.title).toBe('Appartement 1.1');
    expect(view.breadcrumbs.at(-2)).toEqual({
      label: 'De "Vaartmolen".',
      href: '/nl/aanbod/900/de-vaartmolen-in-8300-knokke-heist',
    });
    expect(view.jsonLd.url).toBe(
      'https://duinzicht.example/nl/aanbod/900/de-vaartmolen-in-8300-knokke-heist/1',
    );
  });
});

describe('the façade of a project', () => {
  const project = projectWith([
    unitWith(1, { floor: 0 }),
    unitWith(3, { floor: 2, floorId: 1, transaction: { id: 3 } }),
    unitWith(4, { floor: 2, floorId: 2 }),
    unitWith(7, { floor: null }),
    unitWith(9, { floor: 1, transaction: { id: 8 } }),
  ]);

  it('shows the top floor first, each estate as wide as its share of the floor', () => {
    const { facade } = pageOf(project);
    expect(facade?.floors.map(({ label, bays }) => [label, ...bays.map(({ id }) => id)])).toEqual([
      ['Verdieping 2', '3', '4'],
      ['Verdieping 1', '9'],
      ['Gelijkvloers', '1'],
    ]);
    expect(facade?.legend).toEqual([
      { state: 'free', text: 'Beschikbaar' },
      { state: 'option', text: 'In optie' },
      { state: 'sold', text: 'Verkocht' },
      { state: 'unknown', text: 'Verhuring stopgezet' },
    ]);
    const [top] = facade?.floors ?? [];
    expect(top?.bays.map(({ share }) => share)).toEqual([93 / 187, 94 / 187]);
    expect(top?.bays[0]).toMatchObject({
      name: '1.3',
      label: 'Appartement 1.3, 93 m², In optie, € 300.003',
      state: 'option',
      href: '/nl/aanbod/900/de-vaartmolen-in-8300-knokke-heist/3',
      current: false,
    });
    expect(top?.bays[1]).toMatchObject({ state: 'sold', label: 'Appartement 1.4, 94 m², Verkocht' });
  });

  it('does not lead to an estate whose status is hidden (spec 1 §2)', () => {
    expect(pageOf(project).facade?.floors[1]?.bays[0]?.href).toBeNull();
  });

  it('gives estates without an area the width of the others, and widths that add up to 1', () => {
    const sizes = (areas: readonly (number | null)[]) => {
      const units = areas.map((areaBuild, at) => ({ ...unitWith(at + 1), dimensions: { areaBuild } }));
      return pageOf(projectWith(units)).facade?.floors[0]?.bays.map(({ share }) => share);
    };
    expect(sizes([50, null, 150])).toEqual([1 / 6, 1 / 3, 1 / 2]);
    expect(sizes([null, -1])).toEqual([1 / 2, 1 / 2]);
  });

  it('is missing where no floor is known, and for an estate that stands alone', () => {
    expect(pageOf(projectWith([unitWith(1, { floor: null })])).facade).toBeNull();
    expect(pageOf(estateWith()).facade).toBeNull();
  });

  it('stands on the page of a unit too, with that estate marked, and leads to its neighbours', () => {
    const view = pageOf(estateWith({ ...unitWith(3, { floor: 2, floorId: 1 }) }), project);
    const bays = view.facade?.floors.flatMap((floor) => floor.bays) ?? [];
    expect(bays.filter(({ current }) => current).map(({ id }) => id)).toEqual(['3']);
    expect(view.units).toEqual([]);
    expect(view.neighbours).toEqual({
      project: { label: 'De "Vaartmolen".', href: '/nl/aanbod/900/de-vaartmolen-in-8300-knokke-heist' },
      // The estate between them has a status that the site hides.
      previous: { label: 'Appartement 1.1', href: '/nl/aanbod/900/de-vaartmolen-in-8300-knokke-heist/1' },
      next: { label: 'Appartement 1.4', href: '/nl/aanbod/900/de-vaartmolen-in-8300-knokke-heist/4' },
    });
    expect(pageOf(project).neighbours).toBeNull();
  });

  it('knows no neighbours of a unit that its project does not list', () => {
    const view = pageOf(estateWith({ ...unitWith(77) }), project);
    expect(view.neighbours).toMatchObject({ previous: null, next: null });
  });
});
