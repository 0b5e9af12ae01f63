/** Adds a region before an element that says to those who do not see it what changes there. */
export const addLiveRegion = (element: Element): HTMLElement => {
  const status = document.createElement('p');
  status.className = 'hidden';
  status.setAttribute('role', 'status');
  element.before(status);
  return status;
};
