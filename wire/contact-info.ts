import * as z from 'zod';
import { pictureHash } from './picture.ts';
import { LocaleSchema, list, localizedText, text } from './values.ts';

/** `GET …/estates/{id}/contact-info`: the person who sells or lets the estate (spec 1 §3). */
export const ContactInfoSchema = z.object({
  firstname: text(),
  lastname: text(),
  name: text(),
  phone: text(),
  mobile: text(),
  /** Number that WhatsApp reaches. */
  whatsapp: text(),
  email: text(),
  /** Asset name of a portrait. */
  picture: text(),
  pictureHash: pictureHash(),
  description: localizedText(),
  /** Languages they speak. */
  languages: list(LocaleSchema),
});
export type ContactInfo = z.infer<typeof ContactInfoSchema>;
