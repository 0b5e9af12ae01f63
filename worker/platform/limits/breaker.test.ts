import { describe, expect, it } from 'vitest';
import { type Breaker, createBreaker, enter, noteAnswer, noteFailure, takeRetry } from './breaker.ts';

const FAILURES = 5;
const REST = 2_000;

/** A breaker that has just opened, at 0. */
function open(): Breaker {
  const breaker = createBreaker();
  for (let failure = 1; failure <= FAILURES; failure++)
    expect(noteFailure(breaker, 'call', 0)).toBe(failure === FAILURES);
  return breaker;
}

describe('the breaker', () => {
  it('stays closed while answers come between the failures', () => {
    const breaker = createBreaker();
    for (let round = 0; round < 20; round++) {
      for (let failure = 1; failure < FAILURES; failure++) noteFailure(breaker, 'call', round);
      noteAnswer(breaker);
      expect(enter(breaker, round)).toBe('call');
    }
  });

  it('opens after several failures in a row, and reports it once', () => {
    const breaker = open();
    expect(enter(breaker, 0)).toBeNull();
    expect(noteFailure(breaker, 'call', 1)).toBe(false);
  });

  it('allows one probe at a time after a pause', () => {
    const breaker = open();
    expect(enter(breaker, REST - 1)).toBeNull();
    expect(enter(breaker, REST)).toBe('probe');
    for (const after of [0, 1, 1_000]) expect(enter(breaker, REST + after)).toBeNull();
    expect(noteFailure(breaker, 'probe', REST + 1_000)).toBe(false);
    expect(enter(breaker, REST + 1_000 + REST - 1)).toBeNull();
    expect(enter(breaker, REST + 1_000 + REST)).toBe('probe');
  });

  it('closes on any answer, and reports it once', () => {
    const breaker = open();
    expect(enter(breaker, REST)).toBe('probe');
    expect(noteAnswer(breaker)).toBe(true);
    expect(noteAnswer(breaker)).toBe(false);
    expect(enter(breaker, REST)).toBe('call');
  });

  it('does not wait for a lost probe', () => {
    const breaker = open();
    expect(enter(breaker, REST)).toBe('probe');
    expect(enter(breaker, REST + 4_999)).toBeNull();
    expect(enter(breaker, REST + 5_000)).toBe('probe');
  });

  it('does not treat a failed older call as the end of the probe', () => {
    const breaker = open();
    expect(enter(breaker, REST)).toBe('probe');
    noteFailure(breaker, 'call', REST + 10);
    expect(enter(breaker, REST + 2_100)).toBeNull();
  });
});

describe('retries', () => {
  it('are ten at first, then one for every ten answers', () => {
    const breaker = createBreaker();
    const tries = (): number => {
      let taken = 0;
      while (takeRetry(breaker)) taken += 1;
      return taken;
    };
    expect(tries()).toBe(10);
    for (let answer = 0; answer < 25; answer++) noteAnswer(breaker);
    expect(tries()).toBe(2);
  });

  it('are not allowed while the breaker is open', () => {
    expect(takeRetry(open())).toBe(false);
  });
});
