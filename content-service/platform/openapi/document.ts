import type { z } from 'zod';
import { IdempotencyKeySchema } from '#wire/accepted.ts';
import { ROLES } from '#wire/access-token.ts';
import { isCoreCall } from '#wire/core-calls.ts';
import { ErrorAnswerSchema } from '#wire/error.ts';
import { wordsOf } from '#wire/words/index.ts';
import { SHAPES } from '#wire/words/shapes.ts';
import { SESSION_HEADER } from '#wire/written-pictures.ts';
import { type ErrorCode, type ErrorStatus, statusOf } from '../errors/codes.ts';
import { isLimited, type Operation, ORDINARY_BODY_BYTES } from '../operation/operation.ts';
import { ORIGIN_HEADER } from '../site-origin.ts';
import { CONVENTIONS, TAGS } from './conventions.ts';
import { described, describeFields, type HearField } from './describe-fields.ts';
import { jsonSchemaOf } from './schemas.ts';
import { shareSchemas } from './shared-schemas.ts';

const COMPONENTS = '#/components/schemas';
const reference = (name: string) => ({ $ref: `${COMPONENTS}/${name}` });
const json = (name: string) => ({ 'application/json': { schema: reference(name) } });

/** Description of a parameter: the call's own, else the shared one of its name. */
const describedParameter = (
  { id }: Operation,
  name: string,
  place: 'path' | 'query',
  field: z.ZodType,
  hear: HearField,
): object => {
  const schema = jsonSchemaOf(field, '', 'request');
  // Shared keys are capitalised like types.
  const shared = `${place === 'path' ? 'Path' : 'Query'}.${name}`;
  const key = wordsOf(`${id}.${name}`) === null ? shared : `${id}.${name}`;
  const words = wordsOf(key);
  hear([id, name], key);
  if (words === null) throw new Error(`${id} has no words for ${name}`);
  const required = place === 'path' || !field.safeParse(undefined).success;
  const { description, examples } = described(schema, words, required, 'request');
  return { description, schema, ...(Array.isArray(examples) ? { example: examples[0] } : {}) };
};

const parametersIn = (
  operation: Operation,
  place: 'path' | 'query',
  schema: z.ZodObject | undefined,
  hear: HearField,
) =>
  Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    ...describedParameter(operation, name, place, field as z.ZodType, hear),
  }));

/** Header of idempotent POSTs. */
const ONCE = [
  {
    name: 'Idempotency-Key',
    description: 'A key made once for each form; a repeated key returns the stored answer.',
    required: true,
    schema: jsonSchemaOf(IdempotencyKeySchema, '', 'request'),
  },
  {
    name: ORIGIN_HEADER,
    description: 'The origin of the links in mails, such as https://www.agency.example.',
  },
];

/** Header of calls of a session whose body is no JSON. */
const SESSION = {
  name: SESSION_HEADER,
  description: 'The secret of the session, as in the cookie.',
  required: true,
};

/** Headers of the contract ("Conventions"). */
const headers = ({ method, path, idempotent, body }: Operation) =>
  [
    { name: 'X-SITE', description: 'The site of the call; must equal the site in the path.' },
    { name: 'X-REQUEST-ID', description: 'The id of the request, repeated in logs and in the answer.' },
    ...(method === 'get' ? [{ name: 'ACCEPT-LANGUAGE', description: 'nl, fr, en or de.' }] : []),
    ...(method === 'get' || path.endsWith('/estates')
      ? [{ name: 'X-CLIENT', description: 'Always "web".' }]
      : []),
    ...(idempotent === true ? ONCE : []),
    ...(path.includes('/staff/') && body?.kind === 'bytes' ? [SESSION] : []),
  ].map((header) => ({ in: 'header', required: false, schema: { type: 'string' }, ...header }));

/** Errors before an operation runs: of its door, and of reading what is sent. */
const errorsBefore = ({ role, method, body, idempotent }: Operation): readonly ErrorCode[] => [
  'invalid_request',
  'not_found',
  'site_mismatch',
  ...(role === 'read' ? [] : (['role_missing'] as const)),
  ...(isLimited({ role, method }) ? (['too_many'] as const) : []),
  ...(body === undefined ? [] : (['body_too_large'] as const)),
  ...(body === undefined || body.kind === 'bytes'
    ? []
    : (['malformed_request', 'unsupported_media_type'] as const)),
  ...(idempotent === true ? (['idempotency_key_missing', 'idempotency_key_reused'] as const) : []),
];

const errorAnswers = (operation: Operation) => {
  const answers: Partial<Record<ErrorStatus, { description: string; content: object }>> = {};
  const { errors = [] } = operation;
  for (const code of new Set<ErrorCode>([...errorsBefore(operation), ...errors, 'internal_error'])) {
    const status = statusOf(code);
    const known = answers[status]?.description;
    const description = known === undefined ? code : `${known}, ${code}`;
    answers[status] = { description, content: json('Error') };
  }
  return answers;
};

const PICTURE = { 'image/*': { schema: { type: 'string', contentMediaType: 'image/*' } } };

const successAnswers = ({ answer, status = 200, nullable, summary }: Operation) => {
  switch (answer.kind) {
    case 'json':
      return {
        [status]: { description: summary, content: json(answer.name) },
        ...(nullable === true ? { 204: { description: 'There is none.' } } : {}),
      };
    case 'picture':
      return { [status]: { description: summary, content: PICTURE }, 304: { description: 'Unchanged.' } };
    case 'none':
      return { 204: { description: summary } };
  }
};

/** Request content: JSON by a named schema, or bytes. */
const sentContent = (body: NonNullable<Operation['body']>) =>
  body.kind === 'bytes'
    ? { [body.mediaType]: { schema: { type: 'string', contentMediaType: body.mediaType } } }
    : json(body.name);

const requestBody = ({ body, maxBodyBytes = ORDINARY_BODY_BYTES }: Operation) =>
  body === undefined
    ? {}
    : {
        requestBody: {
          required: true,
          description: `At most ${maxBodyBytes} bytes.`,
          content: sentContent(body),
        },
      };

const tagOf = ({ path }: Operation): string => TAGS.find(({ paths }) => paths.test(path))?.name ?? 'sites';

const describe = (operation: Operation, hear: HearField) => ({
  operationId: operation.id,
  tags: [...(isCoreCall(operation.id) ? ['core'] : []), tagOf(operation)],
  // The first sentence for lists; the full text is in the description.
  summary: operation.summary.split(/(?<=[.;:])\s/)[0]?.replace(/[.;:]$/, '') ?? operation.summary,
  description:
    operation.holder === 'deployment'
      ? `${operation.summary} Needs a token of the deployment, not of one agency.`
      : operation.summary,
  ...(isCoreCall(operation.id) ? { 'x-gevel-core': true } : {}),
  parameters: [
    ...parametersIn(operation, 'path', operation.params, hear),
    ...parametersIn(operation, 'query', operation.query, hear),
    ...headers(operation),
  ],
  ...requestBody(operation),
  responses: { ...successAnswers(operation), ...errorAnswers(operation) },
  security: [{ bearer: [operation.role] }],
});

/** A request or answer schema by name. */
interface Named {
  readonly name: string;
  readonly schema: z.core.$ZodType;
  readonly direction: 'request' | 'answer';
}

const namedSchemas = (operations: readonly Operation[]): readonly Named[] => [
  ...Object.entries(SHAPES).map(([name, [schema, direction]]) => ({ name, schema, direction })),
  { name: 'Error', schema: ErrorAnswerSchema, direction: 'answer' },
  ...operations.flatMap(({ body, answer }): Named[] => [
    ...(body === undefined || body.kind === 'bytes'
      ? []
      : [{ name: body.name, schema: body.schema, direction: 'request' as const }]),
    ...(answer.kind === 'json'
      ? [{ name: answer.name, schema: answer.schema, direction: 'answer' as const }]
      : []),
  ]),
];

const componentSchemas = (operations: readonly Operation[], hear: HearField) => {
  const named = namedSchemas(operations);
  const whole = named.map(({ name, schema, direction }) => [
    name,
    jsonSchemaOf(schema, `${COMPONENTS}/${name}`, direction),
  ]);
  const shared = shareSchemas(Object.fromEntries(whole));
  const directions = new Map(named.map(({ name, direction }) => [name, direction]));
  return Object.fromEntries(
    Object.entries(shared).map(([name, schema]) => [
      name,
      describeFields(name, schema, directions.get(name) ?? 'answer', hear),
    ]),
  );
};

const paths = (operations: readonly Operation[], hear: HearField) => {
  const byPath: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const path = operation.path.replace('+}', '}');
    byPath[path] = {
      ...byPath[path],
      [operation.method]: describe(operation, hear),
    };
  }
  return byPath;
};

/** The OpenAPI 3.1 document of these operations, generated from their validation schemas. */
export const openApiDocument = (operations: readonly Operation[], hear: HearField) => ({
  openapi: '3.1.0',
  info: {
    title: 'Gevel content service',
    version: '1.0.0',
    description: CONVENTIONS,
  },
  servers: [
    { url: 'https://content.agency.example', description: 'The address of a service, perhaps with a path.' },
  ],
  tags: [
    { name: 'core', description: 'What a service with listings alone must answer.' },
    ...TAGS.map(({ name, description }) => ({ name, description })),
  ],
  paths: paths(operations, hear),
  components: {
    schemas: componentSchemas(operations, hear),
    securitySchemes: {
      bearer: {
        type: 'http',
        scheme: 'bearer',
        description:
          `Each call names the role that its token needs: ${ROLES.join(', ')}, of which each includes those ` +
          'before it. A token of one agency opens the calls with its siteId in the path; without a valid ' +
          'token every path answers 404.',
      },
    },
  },
});
