import { describe, expect, it } from 'vitest';
import { readCallAddress } from './call-address.ts';

describe('the address of a system that leads are sent to', () => {
  it.each([
    'https://crm.agency.example/leads',
    'https://CRM.agency.example/leads?site=1',
    'https://hooks.example.co/catch/1/abc',
    'https://xn--mnchen-3ya.example/',
    'https://a.be',
  ])('accepts %s', (text) => {
    expect(readCallAddress(text)?.protocol).toBe('https:');
  });

  it.each([
    ['nothing', undefined],
    ['http', 'http://crm.agency.example/'],
    ['another scheme', 'file:///etc/passwd'],
    ['this machine by name', 'https://localhost/'],
    ['this machine by name, with a dot behind it', 'https://localhost./'],
    ['a name under this machine', 'https://crm.localhost/'],
    ['a name with a dot behind it', 'https://crm.agency.example./'],
    ['a number', 'https://127.0.0.1/'],
    ['a short number', 'https://127.1/'],
    ['a decimal number', 'https://2130706433/'],
    ['a hexadecimal number', 'https://0x7f000001/'],
    ['an octal number', 'https://0177.0.0.1/'],
    ['a number with a dot behind it', 'https://127.0.0.1./'],
    ['a number in other digits', 'https://１２７.０.０.１/'],
    ['a number between brackets', 'https://[::1]/'],
    ['a mapped number', 'https://[::ffff:169.254.169.254]/'],
    ['where a cloud tells of itself', 'https://169.254.169.254/latest/meta-data/'],
    ['the same by name', 'https://metadata.google.internal/'],
    ['a name of the house', 'https://crm.local/'],
    ['a reverse name', 'https://1.0.0.127.in-addr.arpa/'],
    ['a name of one label', 'https://crm/'],
    ['a port', 'https://crm.agency.example:8443/'],
    ['a user', 'https://user:secret@crm.agency.example/'],
    ['a user to lead astray', 'https://crm.agency.example@127.0.0.1/'],
    ['a backslash', 'https://crm.agency.example\\@127.0.0.1/'],
    ['a fragment', 'https://crm.agency.example/#x'],
    ['a line break', 'https://crm.agency.example/\r\nHost: x'],
    ['too many characters', `https://crm.agency.example/${'a'.repeat(600)}`],
  ])('refuses %s', (_what, text) => {
    expect(readCallAddress(text)).toBeNull();
  });
});
