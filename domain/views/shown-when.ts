/**
 * Whether one of some choices of a form is made. `made` lists them, apart by blanks: `name=value`, or `name` for any
 * value. A page says it of a choice that depends on others, so that it is shown by the touch itself and moves nothing
 * when an answer comes later.
 */
export const isMade = (made: string, form: Pick<FormData | URLSearchParams, 'getAll'>): boolean =>
  made.split(' ').some((choice) => {
    const [name = '', wanted] = choice.split('=');
    return form.getAll(name).some((value) => (wanted === undefined ? value !== '' : value === wanted));
  });
