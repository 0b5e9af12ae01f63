import { ask } from '../support/http.ts';
import { expect, test } from '../support/workers.ts';

const PAGES = ['/nl', '/nl/aanbod', '/nl/favorieten', '/nl/bestaat-niet'] as const;

/** Parses the policy into `directive → sources`. */
const directives = (policy: string): Map<string, string[]> =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );

test.describe('security of every page', () => {
  for (const path of PAGES) {
    test(`${path} has the security headers`, async () => {
      const { headers } = await ask('duinzicht', path);
      const policy = directives(String(headers['content-security-policy'] ?? ''));
      expect(policy.get('default-src')).toBeDefined();
      for (const [name, sources] of policy) {
        for (const source of ["'unsafe-inline'", "'unsafe-eval'", '*', 'http:', 'https:']) {
          expect(sources, name).not.toContain(source);
        }
      }
      expect(policy.get('object-src') ?? policy.get('default-src')).toEqual(["'none'"]);
      expect(policy.get('base-uri')).toBeDefined();
      expect(policy.get('form-action')).toEqual(["'self'"]);
      expect(policy.get('frame-ancestors')).toBeDefined();
      expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
      expect(headers['strict-transport-security']).toMatch(/max-age=\d{7,}/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBeTruthy();
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    });

    test(`${path} has no inline style or script`, async () => {
      const { text } = await ask('duinzicht', path);
      expect(text).not.toMatch(/<[^>]+\sstyle=/);
      expect(text).not.toMatch(/<style[\s>]/);
      expect(text).not.toMatch(/<[^>]+\son[a-z]+=/);
      for (const [, attributes = ''] of text.matchAll(/<script([^>]*)>/g)) {
        // Data blocks are not executed.
        expect(attributes).toMatch(/\ssrc=|type="application\/ld\+json"/);
      }
    });
  }

  test('calls have the security headers too', async () => {
    const { headers } = await ask('duinzicht', '/nl/ajax/estates');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-type']).toContain('application/json');
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('contact details are not cached, and are on no page unless requested (spec 1 §6)', async () => {
    const { text } = await ask('duinzicht', '/nl/ajax/estates');
    const cards: { id: string }[] = JSON.parse(text).results;
    for (const { id } of cards.slice(0, 5)) {
      const { headers, text: answer } = await ask('duinzicht', `/nl/ajax/estate/${id}?contact=1`);
      expect(headers['cache-control']).toContain('no-store');
      const { contact } = JSON.parse(answer);
      if (contact?.email === null || contact?.email === undefined) continue;
      const page = await ask('duinzicht', `/nl/aanbod/${id}`);
      const whole =
        page.headers.location === undefined ? page : await ask('duinzicht', page.headers.location);
      expect(whole.status).toBe(200);
      expect(whole.text).not.toContain(contact.email.text);
      return;
    }
    throw new Error('none of the first estates has a contact person with an e-mail address');
  });
});
