import { expect, it } from 'vitest';
import { FeedFault } from '../kind.ts';
import { readXml } from './read-xml.ts';

const read = (xml: string, open = () => {}) =>
  readXml(new TextEncoder().encode(xml), { open, text() {}, close() {} });

it('an attribute that the parser cannot read ends the round as broken', async () => {
  const fault = await read('<r hasOwnProperty="1" b="2"/>').catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(FeedFault);
  expect(fault).toMatchObject({ state: 'broken', reason: 'line 1: XML that cannot be read' });
});

it('an error of what receives the elements is no fault of the file', async () => {
  const error = new TypeError('ours');
  const open = () => {
    throw error;
  };
  await expect(read('<r/>', open)).rejects.toBe(error);
});
