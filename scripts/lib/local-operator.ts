import { localSecret } from './local-secrets.ts';

/** The operator's token of a content service on this machine. */
export const localOperatorToken = (): string => localSecret('OPERATOR_TOKEN');
