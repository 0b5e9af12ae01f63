import { describe, expect, it } from 'vitest';
import { answerOf } from './call.ts';

/** Invalid ids; each must be refused, and none may reach the database as anything but text. */
const BAD_IDS: readonly [string, string][] = [
  ['a path', '../'],
  ['an encoded path', '..%2F..%2Fsites'],
  ['10,000 characters', 'a'.repeat(10_000)],
  ['SQL', "1' OR '1'='1"],
  ['SQL that ends the statement', '1; DROP TABLE estates; --'],
  ['a null byte', '1%00'],
  ['markup', '<script>alert(1)</script>'],
  ['a broken escape', '%E0%A4%A'],
];

/** A call for the shared checks, with the given site and id. */
export interface SecurityTarget {
  readonly call: (site: string, id: string, headers?: Record<string, string>) => Promise<Response>;
  /** A site and an id that exists there. */
  readonly site: string;
  readonly id: string;
  /** Another site, which does not have that id. */
  readonly foreignSite: string;
}

/** The checks that every call by id must pass. */
export const describeSecurity = ({ call, site, id, foreignSite }: SecurityTarget): void => {
  describe('security', () => {
    it.each(BAD_IDS)('refuses %s as an id with a 4xx', async (_what, bad) => {
      const { status, body } = await answerOf(await call(site, encodeUnlessEncoded(bad)));
      expect([400, 404]).toContain(status);
      expect(body).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } });
    });

    it.each(BAD_IDS)('refuses %s as a site with a 4xx', async (_what, bad) => {
      const response = await call(encodeUnlessEncoded(bad), id);
      expect([400, 404]).toContain(response.status);
    });

    it('finds its own', async () => {
      expect((await call(site, id)).status).toBeLessThan(300);
    });

    it('does not distinguish a foreign estate from an unknown one', async () => {
      const foreign = await answerOf(await call(foreignSite, id));
      const none = await answerOf(await call('nosuchsite', id));
      expect(foreign.status).toBe(404);
      expect(none).toEqual(foreign);
    });

    it('refuses an X-SITE that contradicts the path', async () => {
      const { status, body } = await answerOf(await call(site, id, { 'X-SITE': foreignSite }));
      expect(status).toBe(400);
      expect(body).toMatchObject({
        error: { code: 'site_mismatch', fields: { 'X-SITE': expect.any(String) } },
      });
    });
  });
};

const encodeUnlessEncoded = (text: string): string =>
  /%[0-9A-F]/i.test(text) ? text : encodeURIComponent(text);
