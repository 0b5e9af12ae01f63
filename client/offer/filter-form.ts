import { markSearched } from '../recent/mark-searched.ts';

/** Removes empty values from a form's data, so that addresses contain only chosen filters (spec 1 §5). */
export const dropEmpty = (data: FormData): void => {
  for (const name of new Set(data.keys())) {
    const values = data.getAll(name).filter((value) => typeof value !== 'string' || value.trim() !== '');
    data.delete(name);
    for (const value of values) data.append(name, value);
  }
};

/** Shows only the budgets of the chosen status: someone who rents sees no sale prices. */
const matchBudgets = (form: HTMLElement, signal: AbortSignal): void => {
  const groups = [...form.querySelectorAll<HTMLOptGroupElement>('optgroup[data-status]')];
  const select = groups[0]?.closest('select');
  if (!select) return;
  const match = (): void => {
    const status = form.querySelector<HTMLInputElement>('[name="status"]:checked')?.value;
    for (const group of groups) {
      const fits = group.dataset.status === status;
      if (!fits) group.remove();
      else if (!group.isConnected) select.append(group);
    }
  };
  form.addEventListener('change', match, { signal });
  match();
};

/** Search form: empty fields stay out of the address, and the budgets match the chosen status. */
export const enhanceFilterForm = (form: HTMLElement, signal: AbortSignal): void => {
  form.addEventListener('formdata', (event) => dropEmpty(event.formData), { signal });
  form.addEventListener('submit', markSearched, { signal });
  matchBudgets(form, signal);
};
