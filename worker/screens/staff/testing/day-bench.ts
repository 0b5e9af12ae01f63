/** An agency's day on its own page: one message, and the calls of every other screen of the staff. */
import type { Desk } from '#wire/staff.ts';
import { opened } from '../homes/testing/home-bench.ts';
import { type DeskOptions, deskBench, listOf, quietDesk, SESSION } from './desk-bench.ts';
import { figuresOf } from './figures.ts';
import { meWith } from './me.ts';
import { aCase, message, ownSiteOf, pagesAnswer } from './staff-bench.ts';

export const TOKEN = 'T'.repeat(43);
export const PROOF = `${'p'.repeat(43)}.${'m'.repeat(43)}`;
/** The case that waits. */
export const PARAMS = { kind: 'contact', id: 'm1', deed: 'answered', token: TOKEN };

export const me = meWith();
export const aDesk = (changes: Partial<Desk> = {}): Desk => ({
  ...quietDesk(me),
  counts: { stay: 0, contact: 1, valuation: 0 },
  cases: [message],
  ...changes,
});

/** Everything that its person presses is done. */
export function dayBench(options: DeskOptions = {}) {
  const features = ['staff', 'agenda'] as const;
  const { site: { settings, ...site } = {} } = options;
  const scene = deskBench(me, {
    ...options,
    site: { ...site, settings: { features: [...features], ...settings } },
  });
  const { answers, content } = scene;
  answers(['desk'], aDesk());
  answers(['case'], aCase);
  answers(['home'], opened());
  answers(['home/seller'], {
    me,
    counted: 'on',
    page: null,
    longGone: false,
    undoUntil: null,
    viewings: [],
  });
  answers(['figures'], figuresOf(me));
  answers(['journal'], { me, deeds: [] });
  answers(['homes'], listOf(me));
  answers(['people'], { me, staff: [] });
  answers(['pages'], pagesAnswer(me));
  answers(['site'], ownSiteOf(me, scene.site));
  answers(['answers', 'closures', 'sessions/end'], () => Response.json({}));
  answers(['sign-ins'], { sign: 'Tango 42' });
  answers(['sessions'], { session: SESSION, proof: PROOF });
  /** Calls that changed data in the content service. */
  const done = () =>
    content.calls
      .filter((call) => /staff\/(answers|closures|sessions)/.test(call))
      .map((call) => call.split('/').at(-1));
  return { ...scene, done };
}
