import { siteForm } from '../../platform/forms/site-form.ts';
import { type ScreenRoom, screen } from '../../platform/screen.ts';
import { searchInOrder } from '../../search/listed-search.ts';
import { alerts, postAlerts } from './alerts.tsx';
import { SUBSCRIBE, subscribe, subscribeSuccess } from './subscribe.tsx';
import { postSubscribeConfirm, subscribeConfirm } from './subscribe-confirm.tsx';
import { postSubscribeEdit, subscribeEdit } from './subscribe-edit.tsx';
import { postUnsubscribe, unsubscribe } from './unsubscribe.tsx';

/** Alerts for new estates: the form, and the pages behind the links in their mails. */
export const alertScreens: ScreenRoom = {
  screens: [
    screen({
      name: 'subscribe',
      feature: 'alerts',
      page: subscribe,
      form: siteForm(SUBSCRIBE),
      listed: 'always',
      retainedQuery: searchInOrder,
    }),
    screen({ name: 'subscribe-success', feature: 'alerts', page: subscribeSuccess, listed: 'never' }),
    // Earlier mails link to these two, also when an agency no longer sends alerts.
    screen({ name: 'unsubscribe', page: unsubscribe, post: postUnsubscribe, listed: 'never' }),
    screen({ name: 'alerts', page: alerts, post: postAlerts, listed: 'never', uncrawled: true }),
    screen({
      name: 'subscribe-confirm',
      feature: 'alerts',
      page: subscribeConfirm,
      post: postSubscribeConfirm,
      listed: 'never',
    }),
    screen({
      name: 'subscribe-edit',
      feature: 'alerts',
      page: subscribeEdit,
      post: postSubscribeEdit,
      listed: 'never',
      uncrawled: true,
    }),
  ],
};
