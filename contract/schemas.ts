import * as z from 'zod';

/** The part of the OpenAPI document that checks read. */
export interface ContractDocument {
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

const PATHS_SHOWN = 3;

/**
 * The most specific issues: where no alternative of a union fits, those of the alternative that came
 * furthest.
 */
function innermost(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const depth = (issues: readonly z.core.$ZodIssue[]) =>
    Math.max(0, ...issues.map(({ path }) => path.length));
  const furthest = issue.errors.toSorted((one, other) => depth(other) - depth(one))[0] ?? [];
  if (depth(furthest) === 0) {
    const kinds = issue.errors
      .flat()
      .flatMap((inner) => (inner.code === 'invalid_type' ? inner.expected : []));
    return [
      kinds.length === 0 ? issue : { ...issue, message: `expected ${[...new Set(kinds)].join(' or ')}` },
    ];
  }
  return furthest.flatMap((inner) => innermost({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Says where an answer does not fit the named schema of the document; null when it fits. */
export type Fits = (name: string, answer: unknown) => string | null;

/** Validates answers by the OpenAPI document itself, as another implementer of the contract would read it. */
export function fitsOf({ components }: ContractDocument): Fits {
  const $defs = JSON.parse(
    JSON.stringify(components.schemas).replaceAll('"#/components/schemas/', '"#/$defs/'),
  ) as Record<string, unknown>;
  const made = new Map<string, z.ZodType>();
  const schemaOf = (name: string): z.ZodType => {
    const known = made.get(name);
    if (known !== undefined) return known;
    const schema = z.fromJSONSchema({ $defs, $ref: `#/$defs/${name}` } as Parameters<
      typeof z.fromJSONSchema
    >[0]);
    made.set(name, schema);
    return schema;
  };
  return (name, answer) => {
    const read = schemaOf(name).safeParse(answer);
    if (read.success) return null;
    const issues = read.error.issues.flatMap(innermost);
    const paths = issues
      .slice(0, PATHS_SHOWN)
      .map(({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`);
    return `does not fit ${name}: ${paths.join('; ')}${issues.length > PATHS_SHOWN ? ` and ${issues.length - PATHS_SHOWN} more` : ''}`;
  };
}
