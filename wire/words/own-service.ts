import type { WordTable } from './word-table.ts';

const INSTANT = 'instant, ISO 8601';
const WHEN = '2027-03-01T08:00:00.000Z';
const ADDRESS = 'https://content.agency.example/gevel';

/** Words of a content service of an agency's own. */
export const OWN_SERVICE_WORDS: WordTable = {
  'contentServiceSettings.address': ['How its addresses begin: https, a host by name.', ADDRESS],
  'contentServiceSettings.scope': ['Whether it answers the core of the contract, or every call.', 'core'],
  'contentServiceSettings.pictureHosts': [
    'Hosts that pictures may be fetched from.',
    ['pictures.agency.example'],
  ],
  'contentServiceSettings.token': [
    'The bearer token that it asks for; it is never shown again.',
    'a-token-of-the-agency',
    'Left out: the one that is there stays. Null: it asks for none.',
  ],
  'contentService.address': ['How its addresses begin.', ADDRESS],
  'contentService.scope': ['Whether it answers the core of the contract, or every call.', 'core'],
  'contentService.pictureHosts': ['Hosts that pictures are fetched from.', ['pictures.agency.example']],
  tokenKey: ['Id of the key that its token is sealed with.', '2027-01', 'Null: it has no token.'],
  'contentService.state': ['How it fares.'],
  askedAt: [`When its list was last asked for: ${INSTANT}.`, WHEN, 'Null: not yet.'],
  nextAt: [`When it is asked next: ${INSTANT}.`, WHEN],
  'state.outcome': ['What came of asking last.', 'read', 'Null: it was not asked yet.'],
  'state.homes': ['Homes of its list, counted.'],
  'homes.known': ['Homes that are known here.', 184],
  'homes.waiting': ['Homes that are still to be read.', 2],
  'homes.refused': ['Homes that were refused.', 0],
  'state.pictures': ['Pictures that its homes name by address, counted.'],
  'pictures.due': ['Pictures that are to be fetched.', 12],
  'pictures.kept': ['Pictures that are kept.', 1404],
  'pictures.gone': ['Pictures that their host no longer has.', 3],
  'pictures.refused': ['Pictures that were refused.', 1],
  'pictures.failing': ['Pictures whose host fails; what was kept stays.', 0],
  'state.refusals': ['The first that were refused, each with the reason.'],
  'refusals.what': ['Which home or picture.', 'home 1204'],
  'state.refusals.reason': ['Why it was refused.', 'price: expected a number'],
  findings: ['What was tried, and what was found.'],
  'findings.call': ['The call that was tried.', 'searchEstates'],
  'findings.ok': ['Whether its answer can be used.', true],
  'findings.ms': ['Milliseconds that it took.', 120],
  'findings.says': ['What is wrong, or what was found.', '184 homes'],
  'changedHomes.ids': ['Ids of homes that are new, changed or gone, at most 500.', ['1204', '1207']],
  heard: ['How many will be read anew.', 2],
};
