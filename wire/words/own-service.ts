import type { WordTable } from './word-table.ts';

const INSTANT = 'instant, ISO 8601';
const WHEN = '2027-03-01T08:00:00.000Z';
const ADDRESS = 'https://content.agency.example/gevel';

/** Descriptions for an agency's own content service. */
export const OWN_SERVICE_WORDS: WordTable = {
  'contentServiceSettings.address': ['Base URL: https and a hostname.', ADDRESS],
  'contentServiceSettings.scope': ['Whether it answers the core of the contract, or every call.', 'core'],
  'contentServiceSettings.pictureHosts': [
    'Hosts that pictures may be fetched from.',
    ['pictures.agency.example'],
  ],
  'contentServiceSettings.knows': [
    'What its searches can do beyond the core: `traits` (terms and ranges of traits, `unknown`, the sorts `livingArea` and `pricePerArea`), `areas` (`geo_polygon`). The site offers nothing else.',
    ['traits'],
    'Left out: the core only.',
  ],
  'contentServiceSettings.token': [
    'Its bearer token; never shown again.',
    'a-token-of-the-agency',
    'Left out: keeps the stored token. Null: it needs none.',
  ],
  'contentService.address': ['Base URL.', ADDRESS],
  'contentService.scope': ['Whether it answers the core of the contract, or every call.', 'core'],
  'contentService.pictureHosts': ['Hosts that pictures are fetched from.', ['pictures.agency.example']],
  'contentService.knows': ['What its searches can do beyond the core.', ['traits']],
  tokenKey: ['Id of the key that encrypts its token.', '2027-01', 'Null: it has no token.'],
  'contentService.state': ['State of the synchronisation.'],
  askedAt: [`Last request of its list: ${INSTANT}.`, WHEN, 'Null: not yet.'],
  nextAt: [`Next request of its list: ${INSTANT}.`, WHEN],
  'state.outcome': [
    'Outcome of the last request: `ok`, or a state of feeds.',
    'ok',
    'Null: not requested yet.',
  ],
  'state.reason': ['Details of the outcome.', 'timeout', 'Null: there are none.'],
  'state.homes': ['Number of homes in its list, by state.'],
  'homes.known': ['Homes that are stored here.', 184],
  'homes.waiting': ['Homes that are not read yet.', 2],
  'homes.refused': ['Homes that were refused.', 0],
  'state.pictures': ['Number of pictures that its homes name by address, by state.'],
  'pictures.due': ['Pictures not fetched yet.', 12],
  'pictures.kept': ['Pictures that are stored here.', 1404],
  'pictures.gone': ['Pictures that their host no longer has.', 3],
  'pictures.refused': ['Pictures that were refused.', 1],
  'pictures.failing': ['Pictures whose host fails; stored ones are kept.', 0],
  'state.refusals': ['The first refused homes and pictures, each with the reason.'],
  'refusals.what': ['The refused home or picture.', 'home 1204'],
  'state.refusals.reason': ['Reason of the refusal.', 'price: expected a number'],
  findings: ['Tried calls and their results.'],
  'findings.call': ['The tried call.', 'searchEstates'],
  'findings.ok': ['Whether its answer is usable.', true],
  'findings.ms': ['Duration, milliseconds.', 120],
  'findings.says': ['The problem, or a summary of the answer.', '184 homes'],
  'changedHomes.ids': ['Ids of new, changed or removed homes, at most 500.', ['1204', '1207']],
  heard: ['Number of homes that will be read again.', 2],
};
