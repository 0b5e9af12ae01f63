import { describe, expect, it } from 'vitest';
import type { Line } from '../drawing/geometry.ts';
import { spread } from '../marks/spread.ts';
import { namesAlong } from './along.ts';
import { Room } from './room.ts';
import { joined, straightest } from './stretch.ts';
import { escaped, shortened, textWidth } from './text.ts';

describe('names along streets', () => {
  it('read from left to right, in whichever direction the street runs', () => {
    const [first = 0, , ...rest] = straightest([200, 10, 0, 10], 100)?.points ?? [];
    expect(first).toBeLessThan(rest.at(-2) ?? 0);
  });

  it('use the straightest stretch', () => {
    // A bend, then a straight stretch.
    const points = straightest([0, 0, 30, 20, 40, 60, 80, 60, 240, 60], 120)?.points ?? [];
    expect(points.filter((_, index) => index % 2 === 1)).toEqual(
      points.filter((_, index) => index % 2 === 1).map(() => 60),
    );
  });

  it('may overhang a little, and are left out when a street is far too short or too bent', () => {
    expect(straightest([0, 0, 80, 0], 100)).not.toBeNull();
    expect(straightest([0, 0, 60, 0], 100)).toBeNull();
    expect(straightest([0, 0, 60, 0, 60, 60], 110)).toBeNull();
  });

  it('join pieces that meet, also across a crossing', () => {
    expect(
      joined([
        [0, 0, 50, 0],
        [104, 0, 54, 0],
        [104, 2, 150, 0],
      ]),
    ).toHaveLength(1);
    expect(
      joined([
        [0, 0, 50, 0],
        [80, 0, 120, 0],
      ]),
    ).toHaveLength(2);
  });

  it('do not overlap earlier names, and appear once', () => {
    const room = new Room(256, 256, 0);
    const line: Line = [0, 100, 256, 100];
    const lines = new Map([
      ['Hoogstraat', [line, [0, 180, 256, 180]]],
      ['Laagstraat', [line]],
    ]);
    const { texts } = namesAlong(lines, (name) => [name], room, 12, 's');
    expect(texts.match(/Hoogstraat/g)).toHaveLength(1);
    expect(texts).not.toContain('Laagstraat');
  });

  it('are abbreviated when they do not fit in full', () => {
    const lines = new Map([['Lange Boomgaardstraat', [[60, 100, 190, 100]]]]);
    const whole = textWidth('Lange Boomgaardstraat', 12);
    expect(whole * 0.78).toBeLessThan(130);
    const narrow = new Map([['Lange Boomgaardstraat', [[60, 100, 60 + whole * 0.74, 100]]]]);
    const spell = (name: string) => [name, shortened(name)];
    expect(namesAlong(lines, spell, new Room(256, 256, 0), 12, 's').texts).toContain('straat<');
    expect(namesAlong(narrow, spell, new Room(256, 256, 0), 12, 's').texts).toContain('str.<');
  });
});

describe('texts', () => {
  it('from the data are escaped', () => {
    expect(escaped('<b>&"\u0000')).toBe('&lt;b&gt;&amp;&quot; ');
  });

  it('are abbreviated as on street signs', () => {
    expect(
      ['Veldstraat', 'Avenue de la Couronne', 'Gentsesteenweg', 'Chaussée de Mons'].map(shortened),
    ).toEqual(['Veldstr.', 'Av. Couronne', 'Gentsestwg.', 'Ch. de Mons']);
  });
});

describe('names are not cut off', () => {
  it('within the drawing, and outside the part that a narrow screen crops', () => {
    const room = new Room(480, 340, 66);
    expect(room.take([[60, 100, 120, 110]], 2)).toBe(false);
    expect(room.inward(10, 30)).toBe(96);
    expect(room.take([[66, 100, 126, 110]], 2)).toBe(true);
  });

  it('also above and below, where a box of any height crops', () => {
    const room = new Room(520, 720, 128, 128);
    expect(room.take([[200, 120, 300, 135]], 2)).toBe(false);
    expect(room.take([[200, 585, 300, 600]], 2)).toBe(false);
    expect(room.take([[200, 128, 300, 143]], 2)).toBe(true);
  });
});

describe('numbered dots', () => {
  it('are placed side by side without overlap, and away from the pin', () => {
    const spots = spread([
      { x: 0, y: 0 },
      { x: 2, y: 1 },
      { x: 2, y: 1 },
      { x: 200, y: 0 },
    ]);
    for (const [index, one] of spots.entries()) {
      for (const other of spots.slice(index + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(25);
      }
    }
    expect(spots[3]).toEqual({ x: 200, y: 0 });
  });
});
