import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepFocus, type Lead, leadFocus } from './focus.ts';

/** A fake control in a region, with the members that focus handling uses. */
const control = (region: object | null, isConnected = true) => {
  const focused: unknown[] = [];
  const element = {
    isConnected,
    tabIndex: 0,
    closest: () => region,
    focus: (options?: unknown) => focused.push(options),
  };
  return { focused, element: element as typeof element & HTMLElement };
};

const activate = (activeElement: unknown): void => void vi.stubGlobal('document', { activeElement });
afterEach(() => vi.unstubAllGlobals());

const to =
  (element: HTMLElement | null): Lead =>
  () =>
  () =>
    element;

describe('a focus in a region', () => {
  it('stays when its control still exists', () => {
    const next = control({});
    activate(control({}).element);
    keepFocus([to(next.element)])()();
    expect(next.focused).toEqual([]);
  });

  it('moves to the first element that is found when its control is gone, without scrolling', () => {
    const [first, second] = [control({}), control({})];
    activate(control({}, false).element);
    keepFocus([() => null, to(null), to(first.element), to(second.element)])()();
    expect([first.focused, second.focused]).toEqual([[{ preventScroll: true }], []]);
  });

  it('makes an element that is not a control focusable', () => {
    const heading = control({});
    heading.element.tabIndex = -2;
    activate(control({}, false).element);
    keepFocus([to(heading.element)])()();
    expect(heading.element.tabIndex).toBe(-1);
    expect(heading.focused).toHaveLength(1);
  });

  it.each([
    ['is outside of the regions', () => control(null, false).element],
    ['is on no element', () => null],
  ])('does not move if it %s', (_what, active) => {
    const next = control({});
    activate(active());
    keepFocus([to(next.element)])()();
    expect(next.focused).toEqual([]);
  });
});

it('`leadFocus` moves the focus from anywhere, and scrolls', () => {
  const target = control({});
  activate(null);
  leadFocus(() => target.element)()();
  expect(target.focused).toEqual([undefined]);
});
