import * as z from 'zod';
import { email } from '#domain/forms/fields.ts';
import { type InCharge, type Matter, whoLooksAfter } from '#domain/team/looks-after.ts';
import type { Site } from '#wire/site.ts';

const EmailSchema = email();

/** A valid mail address, or null; listings and settings are external data and may contain anything. */
export const soundAddress = (text: string | null | undefined): string | null =>
  z.safeParse(EmailSchema, text).data ?? null;

/** The representative's address, otherwise the agency's; null without either. */
export const recipientOf = (site: Site, representative: string | null | undefined): string | null =>
  soundAddress(representative) ?? soundAddress(site.settings.contact.email);

/** The address of the person in charge, otherwise of the office; null without either. */
export const addressOf = ({ person, office }: InCharge): string | null =>
  soundAddress(person?.email) ?? soundAddress(office?.email);

/**
 * Recipient of mail about a matter: the home's own contact (`own`), otherwise the person or office in charge by the
 * site's rules, otherwise the agency; null without any.
 */
export const recipientFor = (site: Site, matter: Matter, own?: string | null): string | null =>
  recipientOf(site, soundAddress(own) ?? addressOf(whoLooksAfter(site.settings.team, matter)));
