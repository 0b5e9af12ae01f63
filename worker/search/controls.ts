import type { OptionView } from '#domain/views/option.ts';
import type { OptionsControl } from '#domain/views/search-form.ts';

/** Checkboxes of one parameter. */
export const choiceControl = (
  name: string,
  look: OptionsControl['look'],
  options: readonly OptionView[],
  { legend = null, place = null, single }: Partial<Pick<OptionsControl, 'legend' | 'place' | 'single'>> = {},
): OptionsControl => ({ kind: 'options', name, look, options, legend, place, ...(single && { single }) });
