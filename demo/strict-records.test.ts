import { describe, expect, it } from 'vitest';
import { kindOf, RECORD_KINDS } from '../content-service/intake/records/index.ts';
import { prepareRecord } from '../content-service/intake/records/prepared.ts';
import { readStrictly } from '../content-service/intake/strict/index.ts';
import { SiteSchema } from '../wire/site.ts';
import { demoData } from './demo.ts';
import { demoContent } from './load/records.ts';

const contents = demoContent(demoData(), []);

/** As it is sent: JSON, in which nothing is undefined. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(contents)('the demo, read strictly: $site.id', ({ site, records }) => {
  it('sends nothing that is refused, the site included', () => {
    const refused = records.flatMap((record) => {
      const read = prepareRecord(site.id, site.defaultLocale, sent(record));
      return 'refusals' in read ? read.refusals : [];
    });
    expect(refused).toEqual([]);
    expect(readStrictly('site', SiteSchema, sent(site)).refusals).toBeUndefined();
  });
});

it('has records of every kind, pictures apart, which are bytes first', () => {
  const kinds = new Set(contents.flatMap(({ records }) => records.map((record) => kindOf(record)?.name)));
  expect(
    RECORD_KINDS.map(({ name }) => name).filter((name) => name !== 'picture' && !kinds.has(name)),
  ).toEqual([]);
});
