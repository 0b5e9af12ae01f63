import type { z } from 'zod';
import { IdempotencyKeySchema } from '../../../wire/accepted.ts';
import { ErrorAnswerSchema } from '../../../wire/error.ts';
import { type ErrorCode, type ErrorStatus, statusOf } from '../errors/codes.ts';
import type { Operation } from '../operation/operation.ts';
import { ORIGIN_HEADER } from '../site-origin.ts';
import { jsonSchemaOf } from './schemas.ts';

const COMPONENTS = '#/components/schemas';
const reference = (name: string) => ({ $ref: `${COMPONENTS}/${name}` });
const json = (name: string) => ({ 'application/json': { schema: reference(name) } });

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

const errorAnswers = (codes: readonly ErrorCode[]) => {
  const answers: Partial<Record<ErrorStatus, { description: string; content: object }>> = {};
  for (const code of [...codes, 'site_mismatch', 'unauthorized', 'internal_error'] as const) {
    const status = statusOf(code);
    const known = answers[status]?.description;
    const description = known === undefined ? code : `${known}, ${code}`;
    answers[status] = { description, content: json('Error') };
  }
  return answers;
};

const successAnswer = ({ answer, summary }: Operation) => ({
  description: summary,
  content:
    answer.kind === 'json'
      ? json(answer.name)
      : { 'image/*': { schema: { type: 'string', contentMediaType: 'image/*' } } },
});

const describe = (operation: Operation) => ({
  operationId: operation.id,
  summary: operation.summary,
  parameters: [
    ...parametersIn('path', operation.params),
    ...parametersIn('query', operation.query),
    ...headers(operation),
  ],
  ...(operation.body === undefined
    ? {}
    : { requestBody: { required: true, content: json(operation.body.name) } }),
  responses: {
    [operation.status ?? 200]: successAnswer(operation),
    ...(operation.nullable === true ? { 204: { description: 'There is none.' } } : {}),
    ...(operation.answer.kind === 'picture' ? { 304: { description: 'Unchanged.' } } : {}),
    ...errorAnswers(operation.errors),
  },
});

const componentSchemas = (operations: readonly Operation[]) => {
  const component = (name: string, schema: z.core.$ZodType, direction: 'request' | 'answer') => [
    name,
    jsonSchemaOf(schema, `${COMPONENTS}/${name}`, direction),
  ];
  return Object.fromEntries([
    component('Error', ErrorAnswerSchema, 'answer'),
    ...operations.flatMap(({ body, answer }) => [
      ...(body === undefined ? [] : [component(body.name, body.schema, 'request')]),
      ...(answer.kind === 'json' ? [component(answer.name, answer.schema, 'answer')] : []),
    ]),
  ]);
};

const paths = (operations: readonly Operation[]) => {
  const byPath: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const path = operation.path.replace('+}', '}');
    byPath[path] = { ...byPath[path], [operation.method]: describe(operation) };
  }
  return byPath;
};

/** The OpenAPI 3.1 document of a service with these calls, made from the schemas that validate them. */
export const openApiDocument = (operations: readonly Operation[]) => ({
  openapi: '3.1.0',
  info: {
    title: 'Gevel content service',
    version: '1.0.0',
    description:
      'Sites, listings, pages and pictures of estate agencies. A system of an agency’s own that answers ' +
      'these calls can take the place of the embedded service.',
  },
  paths: paths(operations),
  components: {
    schemas: componentSchemas(operations),
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
  },
  security: [{}, { bearer: [] }],
});
