/** `GET …/agreements?locale=`: what who reserves a stay accepts. */
import * as z from 'zod';
import { wholeList } from './tolerant/members.ts';

export const AgreementSchema = z.object({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  title: z.string(),
  /** Paragraphs, separated by blank lines; in the language that was asked for. */
  body: z.string(),
  required: z.boolean(),
});
export type Agreement = z.infer<typeof AgreementSchema>;
export const AgreementListSchema = wholeList(AgreementSchema, 'nobody can accept what is not shown to them');
