/** Takes the empty values out of what a form sends, so that addresses say only what was chosen. */
export const dropEmpty = (data: FormData): void => {
  for (const name of new Set(data.keys())) {
    const values = data.getAll(name).filter((value) => typeof value !== 'string' || value.trim() !== '');
    data.delete(name);
    for (const value of values) data.append(name, value);
  }
};

const openPopovers = (form: HTMLElement): HTMLDetailsElement[] => [
  ...form.querySelectorAll<HTMLDetailsElement>('details[open]'),
];

/**
 * Search form: empty fields stay out of the address; a popover closes when one clicks or tabs away from
 * it, when another opens, and on Escape, which gives the focus back to its label.
 */
export const enhanceFilterForm = (form: HTMLElement): void => {
  form.addEventListener('formdata', (event) => dropEmpty(event.formData));

  const closeOthers = (event: Event): void => {
    const target = event.target;
    for (const popover of openPopovers(form)) {
      if (target instanceof Node && !popover.contains(target)) popover.open = false;
    }
  };
  // Not on pointerdown: what closes may move what is being pressed from under the finger.
  document.addEventListener('click', closeOthers);
  document.addEventListener('keyup', (event) => {
    if (event.key === 'Tab') closeOthers(event);
  });

  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !(event.target instanceof Element)) return;
    const popover = event.target.closest<HTMLDetailsElement>('details[open]');
    if (!popover) return;
    event.preventDefault();
    popover.open = false;
    popover.querySelector('summary')?.focus();
  });
};
