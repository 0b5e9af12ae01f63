import { unlessAddressHidden, whereStreetShows } from '../predicates.ts';
import { as, aside, coded, type Draft, internal, rows, shownIf, text, yesNo } from '../rows.ts';

/** Top-level fields of a listing (spec 2 §3). The page shows the texts as heading and description. */
export const TOP: readonly Draft[] = [
  ...rows('', 'general', [
    ['type', coded('type')],
    ['subType', coded('subType')],
    ['status', as('standing')],
    ['title', aside('heading', 'localized')],
    ['description', aside('heading', 'localized')],
    ['short_description', aside('heading', 'localized')],
    ['external_id', text],
  ]),
  // The page shows "archived" as a label of its own (spec 2 §4).
  ...rows('', null, [
    ['archived', aside('heading', 'yesNo')],
    ['archived_at', aside('heading', 'date')],
  ]),
];

export const GENERAL: readonly Draft[] = [
  ...rows('general', 'general', [
    ['dossierNumber', text],
    ['exclusive', yesNo],
    ['investment_property', yesNo],
    ['revenue_property', yesNo],
    ['advertiser_office_id', internal],
    ['advertiser_second_office_id', internal],
  ]),
  ...rows('general', null, [['key', internal]]),
  ...rows('general', 'construction', [
    ['appartment_number', as('text', shownIf(unlessAddressHidden))],
    // A bare id means nothing to a visitor.
    ['new_construction_project_id', aside('reference')],
  ]),
];

/** Small groups whose fields are listed with the building's, or have their own place on the page. */
export const SMALL_GROUPS: readonly Draft[] = [
  // Part of the address, which both sources have (spec 1 §3); the only part that has a row.
  ...rows('address', 'construction', [['location', as('text', shownIf(whereStreetShows))]]),
  ...rows('project', 'construction', [['project_phase', text]]),
  ...rows('media', null, [['virtual_visit_url', aside('media', 'link')]]),
  ...rows('geo', null, [['address.country', { ...coded('country'), aside: 'place' }]]),
];
