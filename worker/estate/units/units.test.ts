import { describe, expect, it } from 'vitest';
import type { EstatePageView } from '#domain/views/estate-page.ts';
import type { Estate } from '#wire/estate.ts';
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

  it('shows the state of each unit, and the price only of available ones', () => {
    const [, , second] = pageOf(project).units;
    expect(second?.units).toMatchObject([
      { id: '3', status: { text: 'In optie', state: 'option' }, price: { text: '€ 300.003' } },
      { id: '4', status: { text: 'Verkocht', state: 'sold' }, price: null },
    ]);
  });

  it('links a unit below its project, unless its status is hidden (spec 1 §2)', () => {
    const [cellar, ground] = pageOf(project).units;
    expect(ground?.units[0]?.href).toBe('/nl/aanbod/900/de-vaartmolen-in-8300-knokke-heist/1');
    expect(cellar?.units[0]?.href).toBeNull();
  });

  it('combines the number of free units with the ranges of rooms and areas', () => {
    expect(pageOf(project).keyFacts).toEqual([
      { value: '2 van 5', unit: null, name: 'vrij' },
      { value: '2', unit: null, name: 'slaapkamers' },
      { value: '91–99', unit: 'm²', name: 'bewoonbaar' },
    ]);
  });

  it('links the page of a unit back to its project', () => {
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

  const floorsOf = (view: EstatePageView) => view.facade?.buildings.flatMap(({ floors }) => floors) ?? [];
  const baysOf = (view: EstatePageView) => floorsOf(view).flatMap(({ bays }) => bays);

  it('shows the top floor first, each estate as wide as its share of the floor', () => {
    const view = pageOf(project);
    expect(floorsOf(view).map(({ label, bays }) => [label, ...bays.map(({ id }) => id)])).toEqual([
      ['Verdieping 2', '3', '4'],
      ['Verdieping 1', '9'],
      ['Gelijkvloers', '1'],
    ]);
    expect(view.facade?.legend).toEqual([
      { state: 'free', text: 'Beschikbaar', count: 1 },
      { state: 'option', text: 'In optie', count: 1 },
      { state: 'sold', text: 'Verkocht', count: 1 },
      { state: 'unknown', text: 'Verhuring stopgezet', count: 1 },
    ]);
    const [first, second] = baysOf(view);
    expect(first).toMatchObject({
      title: 'Appartement 1.3',
      number: '1.3',
      area: '93 m²',
      width: 49_733,
      status: 'In optie',
      price: '€ 300.003',
      href: '#unit-3',
      current: false,
    });
    expect(second).toMatchObject({ width: 50_267, status: 'Verkocht', price: null, href: null });
  });

  it('has a panel for each estate on offer, but not for sold or hidden ones (spec 1 §2)', () => {
    const { facade } = pageOf(project);
    expect(facade?.panels.map(({ id, number, where }) => [id, number, where])).toEqual([
      ['1', '1.1', 'Gelijkvloers'],
      ['3', '1.3', 'Verdieping 2'],
    ]);
    expect(baysOf(pageOf(project)).map(({ panel }) => panel)).toEqual([2, null, null, 1]);
    // An estate without a floor is free too.
    expect(facade).toMatchObject({ first: '1', choice: true });
    expect(facade?.summary).toContain('2 van 5 vrij');
  });

  it('shows the facts of an estate from the project’s answer: plan, terrace, documents', () => {
    const rich = {
      ...unitWith(1, { floor: 0 }),
      pictures: [{ file: 'living-1' }, { file: 'plan-1', plan: true }],
      layout: [{ typeId: 10, surface: 12 }],
      files: [{ type: { nl: 'Plan op schaal' }, link: 'https://documents.example/1.pdf' }],
    };
    const [panel] = pageOf(projectWith([rich, unitWith(2, { floor: 1 })])).facade?.panels ?? [];
    expect(panel).toMatchObject({
      plan: { src: expect.stringContaining('plan-1'), plan: true },
      documents: [{ label: 'Plan op schaal', kind: 'PDF' }],
      action: { kind: 'question' },
    });
    expect(panel?.facts.at(-1)).toEqual({ value: '12', unit: 'm²', name: 'terras' });
  });

  it('opens the cheapest free estate', () => {
    const pricesAt = (transaction: number) =>
      [900, 700, 800].map((thousands, at) =>
        unitWith(at + 1, { floor: at, price: { value: thousands * 1000 }, transaction: { id: transaction } }),
      );
    const { facade } = pageOf(projectWith(pricesAt(1)));
    expect(facade).toMatchObject({ first: '2', summary: '3 appartementen, van € 700.000 tot € 900.000' });
    const gone = pageOf(projectWith(pricesAt(5))).facade;
    expect(gone).toMatchObject({ first: null, choice: false, panels: [], summary: 'Alles verkocht' });
  });

  it('gives estates without an area the width of the others', () => {
    const sizes = (areas: readonly (number | null)[]) => {
      const units = areas.map((areaBuild, at) => ({ ...unitWith(at + 1), dimensions: { areaBuild } }));
      const view = pageOf(projectWith([...units, unitWith(9, { floor: 5 })]));
      return floorsOf(view)
        .at(-1)
        ?.bays.map(({ width }) => width);
    };
    expect(sizes([50, null, 150])).toEqual([16_667, 33_333, 50_000]);
    expect(sizes([null, -1])).toEqual([50_000, 50_000]);
  });

  it('is drawn only when homes are on different known floors', () => {
    const drawn = (floors: readonly (number | null)[]) =>
      pageOf(projectWith(floors.map((floor, at) => unitWith(at + 1, { floor })))).facade !== null;
    expect(drawn([null])).toBe(false);
    expect(drawn([0, 0, 0])).toBe(false);
    expect(drawn([0, 1])).toBe(true);
    expect(drawn([0, 1, null, null])).toBe(true);
    expect(drawn([0, 1, null, null, null])).toBe(false);
    expect(pageOf(estateWith()).facade).toBeNull();
  });

  it('draws each building separately, with its name', () => {
    const units = ['Noord', 'Noord', 'Zuid'].map((buildingName, at) =>
      unitWith(at + 1, { floor: at, buildingName, transaction: { id: 1 } }),
    );
    const { facade } = pageOf(projectWith(units));
    expect(facade?.buildings.map(({ name, floors }) => [name, floors.length])).toEqual([
      ['Noord', 2],
      ['Zuid', 1],
    ]);
    expect(facade?.panels.map(({ where }) => where)).toEqual([
      'Gelijkvloers, Noord',
      'Verdieping 1, Noord',
      'Verdieping 2, Zuid',
    ]);
  });

  it('is also on the page of a unit, which is marked, and links to its neighbours', () => {
    const view = pageOf(estateWith({ ...unitWith(3, { floor: 2, floorId: 1 }) }), project);
    const bays = baysOf(view);
    expect(bays.filter(({ current }) => current).map(({ id }) => id)).toEqual(['3']);
    expect(bays.map(({ href }) => href !== null)).toEqual([true, false, false, true]);
    expect(view.facade).toMatchObject({ panels: [], summary: null });
    expect(view.units).toEqual([]);
    expect(view.neighbours).toEqual({
      project: { label: 'De "Vaartmolen".', href: '/nl/aanbod/900/de-vaartmolen-in-8300-knokke-heist' },
      // The estate between them has a status that the site hides.
      previous: { label: 'Appartement 1.1', href: '/nl/aanbod/900/de-vaartmolen-in-8300-knokke-heist/1' },
      next: { label: 'Appartement 1.4', href: '/nl/aanbod/900/de-vaartmolen-in-8300-knokke-heist/4' },
    });
    expect(pageOf(project).neighbours).toBeNull();
  });

  it('shows no neighbours of a unit that its project does not list', () => {
    const view = pageOf(estateWith({ ...unitWith(77) }), project);
    expect(view.neighbours).toMatchObject({ previous: null, next: null });
  });
});
