/** Takes the empty values out of what a form sends, so that addresses say only what was chosen (spec 1 §5). */
export const dropEmpty = (data: FormData): void => {
  for (const name of new Set(data.keys())) {
    const values = data.getAll(name).filter((value) => typeof value !== 'string' || value.trim() !== '');
    data.delete(name);
    for (const value of values) data.append(name, value);
  }
};

/** Search form: empty fields stay out of the address. */
export const enhanceFilterForm = (form: HTMLElement, signal: AbortSignal): void => {
  form.addEventListener('formdata', (event) => dropEmpty(event.formData), { signal });
};
