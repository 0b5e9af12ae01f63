import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moved, moveIn, moveText } from './moves.ts';

const LIST = ['front', 'garden', 'bath'];

describe('a moved picture', () => {
  it.each([
    ['bath', 'front', ['bath', 'front', 'garden']],
    ['front', 'bath', ['garden', 'front', 'bath']],
    ['front', null, ['garden', 'bath', 'front']],
    ['front', 'garden', LIST],
    ['bath', null, LIST],
  ])('%s goes before %s', (name, before, order) => {
    expect(moved(LIST, { name, before })).toEqual(order);
  });

  it.each([
    ['gone', 'front'],
    ['front', 'gone'],
    ['front', 'front'],
  ])('is none when %s goes before %s', (name, before) => {
    expect(moved(LIST, { name, before })).toBeNull();
  });

  it('is read as it was written, whatever its name', () => {
    fc.assert(
      fc.property(fc.string(), fc.option(fc.string()), (name, before) => {
        expect(moveIn({ move: [moveText({ name, before })] })).toEqual({ name, before });
      }),
    );
  });

  it.each(['', 'x', '7', '[]', '["a"]', '[1,null]', '{"name":"a"}'])('is none in %j', (move) => {
    expect(moveIn({ move: [move] })).toBeNull();
  });
});
