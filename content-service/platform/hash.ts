import { createHash, randomBytes } from 'node:crypto';

/** SHA-256 of a text's UTF-8 bytes, hexadecimal. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Pseudonym of a person for counting and logging, instead of the address. */
export const addressKey = (email: string): string => sha256(email.toLowerCase());

/** An id of 128 random bits. */
export const newId = (): string => randomBytes(16).toString('hex');
