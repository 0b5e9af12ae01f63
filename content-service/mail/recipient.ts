import * as z from 'zod';
import { email } from '../../domain/forms/fields.ts';
import type { Site } from '../../wire/site.ts';

const EmailSchema = email();

/** The address if it is one; listings and settings come from outside and may hold anything. */
export const soundAddress = (text: string | null | undefined): string | null =>
  z.safeParse(EmailSchema, text).data ?? null;

/** Where a contact request goes: to the estate's representative, otherwise to the agency; null without either. */
export const recipientOf = (site: Site, representative: string | null | undefined): string | null =>
  soundAddress(representative) ?? soundAddress(site.settings.contact.email);
