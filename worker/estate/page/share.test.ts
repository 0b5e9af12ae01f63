import { expect, it } from 'vitest';
import { contextIn } from '../../testing/contexts.ts';
import { toShare } from './share.ts';

it('shares the absolute canonical address, and links to the form that mails it', () => {
  expect(toShare('Loft & "zon"?', { path: '/nl/aanbod/12/loft', id: '12' }, contextIn())).toEqual({
    url: 'https://duinzicht.example/nl/aanbod/12/loft',
    title: 'Loft & "zon"?',
    codeHref: '/media/qr/L25sL2FhbmJvZC8xMi9sb2Z0.svg',
    mailHref: '/nl/doorsturen/12',
  });
});
