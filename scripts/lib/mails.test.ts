import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

it('stores mails that arrive while it watches, each under a unique name', () => {
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
  const attached = join(from, 'session', 'email-attachment');
  mkdirSync(attached, { recursive: true });
  writeFileSync(join(attached, 'two@gevel.example-1.ics'), 'BEGIN:VCALENDAR');
  writeFileSync(join(attached, 'before@gevel.example-1.ics'), 'of an earlier mail');
  end();
  expect(said).toHaveLength(2);
  expect(new Set(said).size).toBe(2);
  const texts = said.map((path) => readFileSync(path.replace(/html$/, 'txt'), 'utf8'));
  expect(texts.toSorted()).toEqual(['Dag\none txt', 'Dag\ntwo txt']);
  const files = readdirSync(to).filter((name) => name.endsWith('.ics'));
  expect(files).toHaveLength(1);
  const [file = ''] = files;
  expect(readFileSync(join(to, file), 'utf8')).toBe('BEGIN:VCALENDAR');
  expect(readFileSync(join(to, file.replace(/ics$/, 'txt')), 'utf8')).toBe('Dag\ntwo txt');
});
