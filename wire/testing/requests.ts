/** Names of request schemas: requests to the content service are validated strictly, unlike answers. */
export const REQUESTS =
  /^(EstateQuery|Sort|Bounds|LiveAgendaQuery|(\w+Request)|SubscriptionChange|PictureRecord|IdempotencyKey|Token|PressLink|Traffic)Schema$/;
