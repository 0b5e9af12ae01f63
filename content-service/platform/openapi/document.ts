import type { z } from 'zod';
import { IdempotencyKeySchema } from '../../../wire/accepted.ts';
import { ROLES } from '../../../wire/access-token.ts';
import { ErrorAnswerSchema } from '../../../wire/error.ts';
import { type ErrorCode, type ErrorStatus, statusOf } from '../errors/codes.ts';
import { type Operation, ORDINARY_BODY_BYTES } from '../operation/operation.ts';
import { ORIGIN_HEADER } from '../site-origin.ts';
import { jsonSchemaOf } from './schemas.ts';

const COMPONENTS = '#/components/schemas';
const reference = (name: string) => ({ $ref: `${COMPONENTS}/${name}` });
const json = (name: string) => ({ 'application/json': { schema: reference(name) } });

/** What each call does, by its id. */
type Summaries = Readonly<Record<string, string>>;

const parametersIn = (place: 'path' | 'query', schema: z.ZodObject | undefined) =>
  Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: jsonSchemaOf(field as z.ZodType, '', 'request'),
  }));

/** Of POSTs that happen once. */
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

/** Headers of the contract ("Conventions"). */
const headers = ({ method, path, idempotent }: Operation) =>
  [
    { name: 'X-SITE', description: 'The site of the call; must equal the site in the path.' },
    { name: 'X-REQUEST-ID', description: 'The id of the request, repeated in logs and in the answer.' },
    ...(method === 'get' ? [{ name: 'ACCEPT-LANGUAGE', description: 'nl, fr, en or de.' }] : []),
    ...(method === 'get' || path.endsWith('/estates')
      ? [{ name: 'X-CLIENT', description: 'Always "web".' }]
      : []),
    ...(idempotent === true ? ONCE : []),
  ].map((header) => ({ in: 'header', required: false, schema: { type: 'string' }, ...header }));

/** Errors that the doors answer, whatever the operation. */
const doorErrors = ({ role }: Operation): readonly ErrorCode[] =>
  role === 'read' ? ['not_found'] : ['not_found', 'role_missing', 'too_many'];

const errorAnswers = (operation: Operation) => {
  const answers: Partial<Record<ErrorStatus, { description: string; content: object }>> = {};
  const codes = [...operation.errors, ...doorErrors(operation), 'site_mismatch', 'internal_error'] as const;
  for (const code of new Set<ErrorCode>(codes)) {
    const status = statusOf(code);
    const known = answers[status]?.description;
    const description = known === undefined ? code : `${known}, ${code}`;
    answers[status] = { description, content: json('Error') };
  }
  return answers;
};

const PICTURE = { 'image/*': { schema: { type: 'string', contentMediaType: 'image/*' } } };

const successAnswers = ({ answer, status = 200, nullable }: Operation, summary: string) => {
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

/** What is sent: JSON by the schema of that name, or bytes. */
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

const describe = (operation: Operation, summary: string) => ({
  operationId: operation.id,
  summary,
  parameters: [
    ...parametersIn('path', operation.params),
    ...parametersIn('query', operation.query),
    ...headers(operation),
  ],
  ...requestBody(operation),
  responses: { ...successAnswers(operation, summary), ...errorAnswers(operation) },
  security: [{ bearer: [operation.role] }],
});

const componentSchemas = (operations: readonly Operation[]) => {
  const component = (name: string, schema: z.core.$ZodType, direction: 'request' | 'answer') => [
    name,
    jsonSchemaOf(schema, `${COMPONENTS}/${name}`, direction),
  ];
  return Object.fromEntries([
    component('Error', ErrorAnswerSchema, 'answer'),
    ...operations.flatMap(({ body, answer }) => [
      ...(body === undefined || body.kind === 'bytes' ? [] : [component(body.name, body.schema, 'request')]),
      ...(answer.kind === 'json' ? [component(answer.name, answer.schema, 'answer')] : []),
    ]),
  ]);
};

/** Throws for a call that has none: a document without words helps nobody. */
const summaryOf = ({ id }: Operation, summaries: Summaries): string => {
  const summary = summaries[id];
  if (summary === undefined) throw new Error(`${id} has no summary`);
  return summary;
};

const paths = (operations: readonly Operation[], summaries: Summaries) => {
  const byPath: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const path = operation.path.replace('+}', '}');
    byPath[path] = {
      ...byPath[path],
      [operation.method]: describe(operation, summaryOf(operation, summaries)),
    };
  }
  return byPath;
};

/** The OpenAPI 3.1 document of a service with these calls, made from the schemas that validate them and words by id. */
export const openApiDocument = (operations: readonly Operation[], summaries: Summaries) => ({
  openapi: '3.1.0',
  info: {
    title: 'Gevel content service',
    version: '1.0.0',
    description:
      'Sites, listings, pages and pictures of estate agencies. A system of an agency’s own that answers ' +
      'the calls with the role `read` can take the place of the embedded service: those are all that a site ' +
      'makes.',
  },
  paths: paths(operations, summaries),
  components: {
    schemas: componentSchemas(operations),
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
