import { createHash, randomBytes } from 'node:crypto';
import { mailboxOf } from '#domain/rules/email-address.ts';

/** SHA-256 of bytes, or of a text's UTF-8 bytes, hexadecimal. */
export const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');

/** Bytes as hexadecimal digits. */
export const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Pseudonym of a person for counting and logging, instead of the address: the same for both spellings of a domain. */
export const addressKey = (email: string): string => sha256(mailboxOf(email));

/** An id of 128 random bits. */
export const newId = (): string => randomBytes(16).toString('hex');
