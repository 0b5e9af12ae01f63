/** People who may use an agency's own page, and what each may do there (docs/decisions/0159). */
import * as z from 'zod';
import { email, line } from '#domain/forms/fields.ts';
import { MeSchema, RightSchema, SecretSchema, StaffListSchema } from './staff.ts';
import { wholeList } from './tolerant/members.ts';

/** `POST …/staff/people`: adds a person, changes one, or removes one. */
export const ChangePeopleRequestSchema = z
  .strictObject({
    session: SecretSchema,
    put: z
      .strictObject({
        name: line(80),
        email: email(),
        sees: z.enum(['all', 'own']),
        rights: wholeList(RightSchema, 'a right would be taken away'),
        /** `new`: refused for an address that somebody has; `known`: for one that nobody has. Left out: either. */
        only: z.enum(['new', 'known']).optional(),
      })
      .optional(),
    remove: z
      .string()
      .regex(/^[0-9a-f]{12}$/, 'not a person')
      .optional(),
  })
  .refine(({ put, remove }) => put === undefined || remove === undefined, 'put or remove, not both');
export type ChangePeople = z.infer<typeof ChangePeopleRequestSchema>;

export const StaffPeopleSchema = StaffListSchema.extend({ me: MeSchema });
export type StaffPeople = z.infer<typeof StaffPeopleSchema>;
