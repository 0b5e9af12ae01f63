import type { PageHandlers } from './platform/env.ts';
import type { SiteForm } from './platform/forms/site-form.ts';
import { subscribeForm } from './screens/alerts/subscribe.tsx';
import { appointmentForm } from './screens/appointment/appointment.tsx';
import { contactForm } from './screens/contact/contact.tsx';
import { friendForm } from './screens/friend/friend.tsx';
import { stayForm } from './screens/stay/reserve/stay.tsx';
import { valuationForm } from './screens/valuation/valuation.tsx';

/** Every form of the site. A new form needs its own folder, and a line here and in `FORM_TABLE`. */
export const FORMS: readonly SiteForm[] = [
  contactForm,
  friendForm,
  subscribeForm,
  appointmentForm,
  valuationForm,
  stayForm,
];

/** Handlers of the screens with forms, and of the screens after them. */
export const FORM_PAGES: PageHandlers = Object.assign({}, ...FORMS.map(({ pages }) => pages));

/** POST handlers of the forms' screens. */
export const FORM_POSTS: PageHandlers = Object.assign({}, ...FORMS.map(({ posts }) => posts));
