import { describe, expect, it } from 'vitest';
import { companyNumberFault, ibanFault, sameNumber, vatNumberFault } from './check-digits.ts';

describe('a Belgian company number', () => {
  // The National Bank of Belgium, and the federal Office of the Crossroads Bank itself.
  it.each(['0203.201.340', 'BE 0314.595.348', '0123456749', ' be0123-456/749', '', '  '])('%j', (text) => {
    expect(companyNumberFault(text)).toBeNull();
  });

  it.each([
    ['0123.456.789', 'ends with 89, where 49 is expected'],
    ['0203.201.341', 'wrong check digit'],
    ['2203.201.340', 'the first 0 or 1'],
    ['203.201.340', 'ten digits'],
    ['none', 'ten digits'],
  ])('%j: %s', (text, sentence) => {
    expect(companyNumberFault(text)).toContain(sentence);
  });
});

describe('a Belgian VAT number', () => {
  it.each(['BE 0203.201.340', 'be0314595348', 'BE0123.456.749', ''])('%j', (text) => {
    expect(vatNumberFault(text)).toBeNull();
  });

  it.each([
    ['0203.201.340', 'begins with BE'],
    ['NL 0203.201.340', 'begins with BE'],
    ['BE 0203.201.341', 'wrong check digit'],
    ['BE 203.201.340', 'ten digits'],
  ])('%j: %s', (text, sentence) => {
    expect(vatNumberFault(text)).toContain(sentence);
  });

  it('is compared with a company number by its digits', () => {
    expect(sameNumber('BE 0123.456.749', '0123456749')).toBe(true);
    expect(sameNumber('BE 0203.201.340', '0123.456.749')).toBe(false);
  });
});

describe('an account number', () => {
  // Examples of the registry of ISO 13616, and one whose national check is 97.
  it.each([
    'BE71 0961 2345 6769',
    'be68-5390-0754-7034',
    'FR14 2004 1010 0505 0001 3M02 606',
    'NL91ABNA0417164300',
    'LU28 0019 4006 4475 0000',
    '',
  ])('%j', (text) => {
    expect(ibanFault(text)).toBeNull();
  });

  it.each([
    ['BE00 0000 0000 0000', 'wrong check digits'],
    ['BE71 0961 2345 6768', 'wrong check digits'],
    // Right as an IBAN, wrong as a Belgian account.
    ['BE98 0961 2345 6768', 'wrong check digits'],
    ['NL91 ABNA 0417 1643 01', 'wrong check digits'],
    ['BE71 0961 2345 676', 'no account number'],
    ['096-1234567-69', 'no account number'],
  ])('%j: %s', (text, sentence) => {
    expect(ibanFault(text)).toContain(sentence);
  });

  it('differs from every other number with one digit mistyped', () => {
    const good = 'BE71096123456769';
    const others = [...good].flatMap((_sign, at) =>
      at < 2 ? [] : [...'0123456789'].map((digit) => good.slice(0, at) + digit + good.slice(at + 1)),
    );
    const passed = others.filter((text) => text !== good && ibanFault(text) === null);
    expect([others.length, passed]).toEqual([140, []]);
  });
});
