/** Parameter of a form that was begun in a list, without a key: its page comes next, filled in. */
export const FROM_LIST = 'from-list';
