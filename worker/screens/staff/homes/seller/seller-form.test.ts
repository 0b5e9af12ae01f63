import { expect, it } from 'vitest';
import { typedOf } from '#domain/forms/read-form.ts';
import { changeIn } from './seller-form.ts';

const changeOf = (fields: Readonly<Record<string, string>>) => changeIn(typedOf(Object.entries(fields)));

it.each([
  ['a sentence', { sentence: ' Twee bezoeken. ', seen: '' }, { sentence: 'Twee bezoeken.', seen: '' }],
  ['an emptied sentence, which removes it', { sentence: '', seen: 'Oud' }, { sentence: '', seen: 'Oud' }],
  [
    'an emptied word after a viewing',
    { viewing: '2026-11-20T09:00:00.000Z', word: ' ', seen: 'Oud' },
    { viewing: '2026-11-20T09:00:00.000Z', word: '', seen: 'Oud' },
  ],
  ['lines as they were typed', { sentence: 'a\r\nb', seen: 'c\r\nd' }, { sentence: 'a\nb', seen: 'c\nd' }],
  ['the end of the address', { press: 'end' }, { ended: true }],
  ['a viewing without an instant', { viewing: 'x', word: 'y' }, null],
  ['nothing that a form of ours sends', {}, null],
])('reads %s', (_, fields, change) => {
  expect(changeOf(fields)).toEqual(change);
});
