import { expect, it } from 'vitest';
import { toShare } from './share.ts';
import { contextIn } from './testing.ts';

it('shares the absolute canonical address, and mails it as plain words', () => {
  const share = toShare('Loft & "zon"?\r\nBcc: x', '/nl/aanbod/12/loft', contextIn());
  expect(share.url).toBe('https://duinzicht.example/nl/aanbod/12/loft');
  const mail = new URL(share.mailHref);
  expect([...mail.searchParams]).toEqual([
    ['subject', 'Loft & "zon"?\r\nBcc: x'],
    ['body', share.url],
  ]);
  expect(share.mailHref).not.toMatch(/\s/);
  expect(toShare('\ud800', '/nl', contextIn()).mailHref).toContain('mailto:');
});
