/** Names of request schemas: requests to the content service are validated strictly, unlike answers. */
export const REQUESTS =
  /^(EstateQuery|Sort|Bounds|LiveAgendaQuery|(\w+Request)|SubscriptionChange|PictureRecord|Restore(?:Begin|Rows|Finish)|PutErasures|IdempotencyKey|Token|PressLink|Traffic|Interest)Schema$/;
