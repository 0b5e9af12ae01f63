import { postCall } from '../../forms/form-kind.ts';
import { SUBSCRIBE } from '../pages/subscribe.tsx';

/** `POST /{lang}/ajax/notifications`: a subscription to alerts, asked for in place (spec 1 §2). */
export const notifications = postCall(SUBSCRIBE);
