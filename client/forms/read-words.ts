import type { FormWords } from '#domain/views/form-words.ts';

/** Texts that a form carries in `data-words`. */
export const readWords = (form: HTMLFormElement): FormWords => JSON.parse(form.dataset.words ?? '{}');
