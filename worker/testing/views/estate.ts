/** Pages of the tests' homes, by the site's own views of documents with every part of a page. */
import type { EstatePageView } from '#domain/views/estate-page.ts';
import { childrenOf } from '#wire/estate.ts';
import { toEstatePage } from '../../estate/sources/first/page.ts';
import { contextIn, estateWith, type Loose, projectWith, siteWith, unitWith } from '../contexts.ts';

/** A villa with every part of a page; its address is hidden. */
const HOME: Loose = {
  general: {
    address: { visible: false },
    townPlanningValue: { nl: 'Woongebied met culturele, historische en esthetische waarde' },
    presaleRight: 'NO',
    floodingParcelScore: 'D',
  },
  floors: [
    {
      floor: { nl: 'Gelijkvloers' },
      rooms: [{ name: { nl: 'Leefruimte' }, surface: 38.4, comment: { nl: 'met open haard' } }],
    },
  ],
  files: [
    { type: { nl: 'Plannen' }, comment: { nl: 'voorontwerp' }, link: 'https://documents.example/plans.pdf' },
  ],
  videos: [
    { typeId: 1, link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
    { typeId: 2, link: 'https://visit.example/4711' },
  ],
};

const flat = (
  id: number,
  transaction: number,
  { floor, area, ...more }: { readonly floor: number; readonly area: number } & Loose,
) => ({
  ...unitWith(id, { entityNumber: `${floor}.${id}`, floor, transaction: { id: transaction } }),
  dimensions: { areaBuild: area },
  ...more,
});

const PLAN = {
  pictures: [{ file: 'plan-unit-2', plan: true }],
  files: [{ type: { nl: 'Plan op schaal' }, link: 'https://documents.example/plan.pdf' }],
};

/** Three apartments: one is free and has a plan, one is sold, one above them under option. */
const PROJECT = projectWith([
  flat(1, 1, { floor: 0, area: 58, ...PLAN }),
  flat(2, 5, { floor: 0, area: 94 }),
  flat(3, 3, { floor: 2, area: 96 }),
]);

const CONTEXT = contextIn('nl', siteWith({ settings: { features: ['projects', 'agenda', 'alerts'] } }));
type Changes = Partial<EstatePageView>;

/** The page of a home; a test overrides the fields that it checks. */
export const sampleEstate = (changes: Changes = {}): EstatePageView => ({
  ...toEstatePage(estateWith(HOME), null, { path: '/nl/aanbod/4711', person: null }, CONTEXT),
  ...changes,
});

/** The page of a project of three apartments, without pictures. */
export const sampleProject = (changes: Changes = {}): EstatePageView => ({
  ...toEstatePage(PROJECT, null, { path: '/nl/aanbod/900', person: null }, CONTEXT),
  ...changes,
});

/** The page of its first apartment. */
export const sampleUnit = (): EstatePageView => {
  const [first = PROJECT] = childrenOf(PROJECT);
  return toEstatePage(first, PROJECT, { path: '/nl/aanbod/900/1', person: null }, CONTEXT);
};
