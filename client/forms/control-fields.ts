/** The field with a form's key (worker/platform/forms/control-fields.ts). */
export const KEY_FIELD = 'form-key';
