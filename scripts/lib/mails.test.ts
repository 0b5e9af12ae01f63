import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mailName, watchMails } from './mails.ts';

it('names a mail by its time and first line', () => {
  const now = new Date('2026-11-21T08:15:00Z');
  expect(mailName('Bestätigen Sie: “Ihre” Anmeldung\n\nGuten Tag', now)).toBe(
    '2026-11-21-081500-bestatigen-sie-ihre-anmeldung',
  );
  expect(mailName('', now)).toBe('2026-11-21-081500-mail');
});

it('keeps mails that come while it watches, each under a name of its own', () => {
  const root = mkdtempSync(join(tmpdir(), 'mails-'));
  const [from, to] = [join(root, 'from'), join(root, 'to')];
  const write = (id: string) => {
    for (const kind of ['html', 'txt']) {
      const folder = join(from, 'session', kind === 'html' ? 'email-html' : 'email-text');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${id}@gevel.example.${kind}`), `Dag\n${id} ${kind}`);
    }
  };
  write('before');
  const said: string[] = [];
  const end = watchMails((path) => said.push(path), { from: [join(root, 'none'), from], to });
  write('one');
  write('two');
  end();
  expect(said).toHaveLength(2);
  expect(new Set(said).size).toBe(2);
  const texts = said.map((path) => readFileSync(path.replace(/html$/, 'txt'), 'utf8'));
  expect(texts.toSorted()).toEqual(['Dag\none txt', 'Dag\ntwo txt']);
});
