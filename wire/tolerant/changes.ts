/** What a reading changed in an answer: a tree along the paths of the changes, by the keys of the original answer. */

import { NO_MEMBER } from './members.ts';

/** A problem of a value, without the value itself. */
export interface Problem {
  /** Its path within the value. */
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** A value in the place of an unreadable one, or none. */
interface Change {
  /** null: the member is left out. */
  readonly put: { readonly value: unknown } | null;
  /** null: the change is not reported. */
  readonly problem: Problem | null;
}

/** The changes of a value and of the values within it. */
export class Changes {
  change: Change | null = null;
  /** The round that changed it, or read it by itself; 0: none. */
  round = 0;
  /** The last round in which something went in it, at any depth; 0: none. */
  touched = 0;
  /** Whether it is a list that must keep a member. */
  needsOne = false;
  readonly #within = new Map<PropertyKey, Changes>();
  /** Of a list without some of its members: the original indexes of the others. */
  #left: readonly number[] | null = null;

  /** The changes of a member, by its key in the changed value. */
  at(key: PropertyKey): Changes {
    const own = this.#left?.[Number(key)] ?? key;
    const found = this.#within.get(own) ?? new Changes();
    this.#within.set(own, found);
    return found;
  }

  /** Changes the value as a whole: what was noted within it no longer counts. */
  set(change: Change, round: number): void {
    this.#within.clear();
    this.change = change;
    this.round = round;
  }

  /** Takes over the changes of another reading of the same value. */
  adopt(other: Changes, round: number): void {
    for (const [key, changes] of other.#within) this.#within.set(key, changes);
    this.change = other.change;
    this.#left = other.#left;
    this.round = round;
  }

  /** The changed value, copied only along the paths of the changes. Recurses no deeper than the schema. */
  apply(value: unknown): unknown {
    if (this.change !== null) return this.change.put?.value;
    if (this.#within.size === 0 || typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return this.#applyToList(value);
    const members = new Map<PropertyKey, unknown>(Object.entries(value));
    for (const [key, changes] of this.#within) {
      if (changes.change?.put === null) members.delete(key);
      else members.set(key, changes.apply(members.get(key)));
    }
    // Defines each member, also one that is called __proto__.
    return Object.fromEntries(members);
  }

  #applyToList(list: readonly unknown[]): unknown {
    const left = [...list.keys()].filter((index) => this.#within.get(index)?.change?.put !== null);
    if (this.needsOne && left.length === 0) return NO_MEMBER;
    this.#left = left;
    return left.map((index) => {
      const changes = this.#within.get(index);
      return changes === undefined ? list[index] : changes.apply(list[index]);
    });
  }

  /** The reported changes with their paths in the original answer. */
  *reported(path: readonly PropertyKey[] = []): Generator<Reported> {
    const problem = this.change?.problem;
    if (problem !== undefined && problem !== null) yield { path, problem };
    for (const [key, changes] of this.#within) yield* changes.reported([...path, key]);
  }
}

/** A change that is reported. */
export interface Reported {
  readonly path: readonly PropertyKey[];
  readonly problem: Problem;
}
