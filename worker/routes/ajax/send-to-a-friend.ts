import { postCall } from '../../forms/form-kind.ts';
import { FRIEND } from '../pages/send-to-a-friend.tsx';

/** `POST /{lang}/ajax/send-to-a-friend?estate=`: a home sent to somebody, in place (spec 1 §2). */
export const sendToAFriendCall = postCall(FRIEND);
