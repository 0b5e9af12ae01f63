import { describe, expect, it } from 'vitest';
import { companyNumberFault } from './company-number.ts';

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
