import { expect, it } from 'vitest';
import { createOutput } from './output.ts';

function speaking(isTTY: boolean) {
  let said = '';
  let now = 0;
  const write = (text: string) => {
    said += text;
  };
  const pass = (ms: number) => {
    now += ms;
  };
  return { out: createOutput({ isTTY, write }, () => now), said: () => said, pass };
}

it('updates one line on a terminal, and clears it at the end', () => {
  const { out, said, pass } = speaking(true);
  out.progress('Sending', 1, 3);
  out.progress('Sending', 2, 3); // too soon to be read
  pass(200);
  out.progress('Sending', 3, 3);
  out.end();
  const line = '  Sending: 1 of 3';
  const wiped = `\r${' '.repeat(line.length)}\r`;
  expect(said()).toBe(`${line}${wiped}  Sending: 3 of 3${wiped}`);
});

it('elsewhere writes a plain line every five seconds, and always the last one', () => {
  const { out, said, pass } = speaking(false);
  for (let done = 1; done <= 12; done++) {
    out.progress('Sending', done, 12);
    pass(1_000);
  }
  expect(said()).toBe('  Sending: 1 of 12\n  Sending: 6 of 12\n  Sending: 11 of 12\n  Sending: 12 of 12\n');
});
