import { describe, expect, it } from 'vitest';
import { type IconEvent, type IconStatus, nextIconState } from './icon-state.ts';

const EVENTS = ['start', 'arrive', 'draw', 'fail', 'refuse', 'reset'] as const;

/** Next state by event; a dot means "unchanged". */
const TABLE: Readonly<Record<IconStatus, readonly string[]>> = {
  //            start      arrive    draw     fail      refuse         reset
  pending: ['loading', '.', '.', 'failed', 'unsupported', 'pending'],
  loading: ['.', 'loaded', '.', 'failed', '.', 'pending'],
  loaded: ['.', '.', 'ready', 'failed', '.', 'pending'],
  ready: ['.', '.', '.', '.', '.', 'pending'],
  failed: ['.', '.', '.', '.', '.', 'pending'],
  unsupported: ['.', '.', '.', '.', '.', 'pending'],
};

const event = (type: (typeof EVENTS)[number]): IconEvent =>
  type === 'fail' || type === 'refuse' ? { type, error: 'why' } : { type };

const cases = (Object.keys(TABLE) as IconStatus[]).flatMap((from) =>
  EVENTS.map((type, at) => [from, type, TABLE[from][at]] as const),
);

describe('the states of an icon (spec 1 §4)', () => {
  it.each(cases)('%s, on %s: %s', (from, type, to) => {
    const why = type === 'fail' || type === 'refuse' ? 'why' : null;
    const status = to === '.' ? from : to;
    expect(nextIconState({ status: from, error: null }, event(type))).toEqual({
      status,
      error: to === '.' ? null : why,
    });
  });
});
