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

/** A positional argument. */
interface Argument {
  /** Name in the help: `SITE`. */
  readonly name: string;
  /** Takes all remaining words, at least one. Only for the last argument. */
  readonly many?: true;
  /** Options that take its place: with one of them it is not given. */
  readonly instead?: readonly string[];
}

/** An option, `--name`; a flag unless `value` names its value in the help. */
interface Option {
  readonly line: string;
  readonly value?: string;
  /** May be given several times. */
  readonly many?: true;
  readonly required?: true;
  /** Allowed values. */
  readonly oneOf?: readonly string[];
}

/** A command's arguments and options, checked against its description. */
export interface Call {
  /** An argument by its name. */
  arg(name: string): string;
  /** All words of an argument with `many`. */
  args(name: string): readonly string[];
  /** The value of an option; undefined without it. */
  option(name: string): string | undefined;
  /** All values of an option with `many`. */
  options(name: string): readonly string[];
  flag(name: string): boolean;
  /** Client of the named target, by default that of `--to`; the target is found or started at the first call. */
  client(target?: string): Promise<Client>;
  readonly out: Output;
}

/** Result of a command: lines for people, and the same as data for `--json`. */
export interface Report {
  readonly lines: readonly string[];
  readonly data: unknown;
  /** The check has findings: exit code 1. */
  readonly failed?: boolean;
}

/** A command as data, used for help, parsing and running. */
export interface Command {
  /** The command's words: `site add`. */
  readonly name: string;
  readonly group: Group;
  /** One line of help. */
  readonly line: string;
  /** Further paragraphs of help. */
  readonly about?: readonly string[];
  readonly args: readonly Argument[];
  readonly options?: Readonly<Record<string, Option>>;
  /** Complete command lines after `npm run gevel --`. */
  readonly examples: readonly string[];
  readonly run: (call: Call) => Promise<Report>;
}
