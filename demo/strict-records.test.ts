import { describe, expect, it } from 'vitest';
import { kindOf, RECORD_KINDS } from '../content-service/intake/records/index.ts';
import { prepareRecord } from '../content-service/intake/records/prepared.ts';
import { readStrictly } from '../content-service/intake/strict/index.ts';
import { SiteSchema } from '../wire/site.ts';
import { demoData } from './demo.ts';
import { demoContent } from './load/records.ts';

const contents = demoContent(demoData(), []);

/** As sent: JSON without undefined members. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(contents)('the demo passes strict reading: $site.id', ({ site, records }) => {
  it('has no record that is refused, including the site', () => {
    const refused = records.flatMap((record) => {
      const read = prepareRecord(site.id, site.defaultLocale, sent(record));
      return 'refusals' in read ? read.refusals : [];
    });
    expect(refused).toEqual([]);
    expect(readStrictly('site', SiteSchema, sent(site)).refusals).toBeUndefined();
  });
});

it('has records of every kind except pictures, which are sent as bytes', () => {
  const kinds = new Set(contents.flatMap(({ records }) => records.map((record) => kindOf(record)?.name)));
  expect(
    RECORD_KINDS.map(({ name }) => name).filter((name) => name !== 'picture' && !kinds.has(name)),
  ).toEqual([]);
});
