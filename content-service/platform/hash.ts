import { createHash, randomBytes } from 'node:crypto';

/** SHA-256 of a text's UTF-8, hexadecimal. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What stands for a person wherever addresses are counted or logged: not the address itself. */
export const addressKey = (email: string): string => sha256(email.toLowerCase());

/** An id of 128 random bits. */
export const newId = (): string => randomBytes(16).toString('hex');
