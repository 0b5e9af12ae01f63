/** `GET …/agreements?locale=`: the terms that a visitor accepts to reserve a stay. */
import * as z from 'zod';
import { wholeList } from './tolerant/members.ts';

export const AgreementSchema = z.object({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  title: z.string(),
  /** Paragraphs separated by blank lines, in the requested language. */
  body: z.string(),
  required: z.boolean(),
});
export type Agreement = z.infer<typeof AgreementSchema>;
export const AgreementListSchema = wholeList(
  AgreementSchema,
  'visitors cannot accept terms that are not shown',
);
