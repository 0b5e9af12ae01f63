import { ROLES, type Role } from '#wire/access-token.ts';

/** Whether a role includes another. */
export const includesRole = (role: Role, other: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(other);
