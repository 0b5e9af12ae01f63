import * as z from 'zod';
import { pictureHash } from './picture.ts';
import { LocaleSchema, list, localizedText, text } from './values.ts';

/** `GET …/estates/{id}/contact-info`: the agent of the estate (spec 1 §3). */
export const ContactInfoSchema = z.object({
  firstname: text(),
  lastname: text(),
  name: text(),
  phone: text(),
  mobile: text(),
  /** WhatsApp number. */
  whatsapp: text(),
  email: text(),
  /** Asset name of a portrait. */
  picture: text(),
  pictureHash: pictureHash(),
  description: localizedText(),
  /** Languages that the agent speaks. */
  languages: list(LocaleSchema),
});
export type ContactInfo = z.infer<typeof ContactInfoSchema>;
