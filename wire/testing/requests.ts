/** Names of schemas that are no answers: what is sent to the content service is as strict as it is validated. */
export const REQUESTS =
  /^(EstateQuery|Sort|Bounds|LiveAgendaQuery|(\w+Request)|SubscriptionChange|PictureRecord|IdempotencyKey|Token|PressLink|Traffic)Schema$/;
