import type { Client } from './client.ts';
import type { Output } from './output.ts';

/** Headings under which the help lists commands, in this order. */
export const GROUPS = [
  'Sites',
  'Hostnames',
  'Tokens',
  'Content',
  'Checks',
  'Bookings',
  'Leads',
  'Map',
  'Operations',
  'People',
  'Backups',
  'Deployments',
] as const;
type Group = (typeof GROUPS)[number];

/** A word that stands by itself behind the command's name. */
interface Argument {
  /** As help writes it: `SITE`. */
  readonly name: string;
  /** Takes all that follow; at least one. The last argument only. */
  readonly many?: true;
}

/** An option, `--name`; with `value` it takes one, which help writes so. */
interface Option {
  readonly line: string;
  readonly value?: string;
  /** May be given several times. */
  readonly many?: true;
  readonly required?: true;
  /** The values that it may have. */
  readonly oneOf?: readonly string[];
}

/** What a command was called with, checked against its description. */
export interface Call {
  /** An argument by its name. */
  arg(name: string): string;
  /** All words of the argument that takes many. */
  args(name: string): readonly string[];
  /** The value of an option; undefined without it. */
  option(name: string): string | undefined;
  /** All values of an option that may be given several times. */
  options(name: string): readonly string[];
  flag(name: string): boolean;
  /** Makes the calls; the target, of `--to` unless it is named, is found or started when it is first asked for. */
  client(target?: string): Promise<Client>;
  readonly out: Output;
}

/** What a command has to say when it has run: sentences for people, and the same as data for `--json`. */
export interface Report {
  readonly lines: readonly string[];
  readonly data: unknown;
  /** It ran, and what it found is no: exit code 1. */
  readonly failed?: boolean;
}

/** A command of the command line, as data: help, parsing and running follow from it. */
export interface Command {
  /** Its words: `site add`. */
  readonly name: string;
  readonly group: Group;
  /** One line of help. */
  readonly line: string;
  /** More of it, a paragraph an entry. */
  readonly about?: readonly string[];
  readonly args: readonly Argument[];
  readonly options?: Readonly<Record<string, Option>>;
  /** Whole command lines behind `npm run gevel --`. */
  readonly examples: readonly string[];
  readonly run: (call: Call) => Promise<Report>;
}
