/** The field with a form's key (worker/forms/control-fields.ts). */
export const KEY_FIELD = 'form-key';
