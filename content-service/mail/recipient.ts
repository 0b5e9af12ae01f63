import * as z from 'zod';
import { email } from '../../domain/forms/fields.ts';
import { type InCharge, type Matter, whoLooksAfter } from '../../domain/team/looks-after.ts';
import type { Site } from '../../wire/site.ts';

const EmailSchema = email();

/** The address if it is one; listings and settings come from outside and may hold anything. */
export const soundAddress = (text: string | null | undefined): string | null =>
  z.safeParse(EmailSchema, text).data ?? null;

/** An address that somebody has, otherwise the agency's; null without either. */
export const recipientOf = (site: Site, representative: string | null | undefined): string | null =>
  soundAddress(representative) ?? soundAddress(site.settings.contact.email);

/** The address of whoever looks after something: the person's, otherwise the office's; null without either. */
export const addressOf = ({ person, office }: InCharge): string | null =>
  soundAddress(person?.email) ?? soundAddress(office?.email);

/**
 * Where mail about a matter goes: to whom the home names itself (`own`), to whoever looks after it by the site's
 * rules, to the agency; null without any.
 */
export const recipientFor = (site: Site, matter: Matter, own?: string | null): string | null =>
  recipientOf(site, soundAddress(own) ?? addressOf(whoLooksAfter(site.settings.team, matter)));
