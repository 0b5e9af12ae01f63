/** Ids of refused records: a sync withdraws nothing when one of them is none (docs/decisions/0102). */
import { expect, it } from 'vitest';
import { aGuid } from '../../testing/fixtures.ts';
import { nameOfRecord } from './index.ts';

it.each([
  [{ estate: { general: { id: 501 } } }, '501'],
  [{ estate: { general: { id: '501 ' } } }, null],
  [{ estate: { general: { id: '501.0' } } }, null],
  [{ estate: { general: {} } }, null],
  [{ listing: { guid: aGuid(1).toUpperCase() } }, aGuid(1)],
  [{ listing: { guid: `${aGuid(1)} ` } }, null],
  [{ listing: { guid: '9001' } }, null],
  [{ rental: { id: 'zeezicht-4' } }, 'zeezicht-4'],
  [{ rental: { id: 'zeezicht 4' } }, null],
  [{ page: { id: 'about' } }, 'about'],
  [{ page: { id: 'about ' } }, null],
  [{ page: { id: null } }, null],
  [{ navigation: { name: 'main' } }, 'main'],
  [{ navigation: { name: ['main'] } }, null],
  [{ entity: { id: 5 } }, null],
  [{ estatePage: {}, estateId: '501', name: 'brochure' }, '501/brochure'],
  [{ estatePage: {}, estateId: '501 ', name: 'brochure' }, null],
  [{ translations: {}, locale: 'nl' }, 'nl'],
])('%j has the id %j', (record, id) => {
  expect(nameOfRecord(record).id).toBe(id);
});
