/** Version of a picture's JPEG for mails and link previews; those of its sizes are `w` and their width. */
export const SOCIAL_VERSION = 'social';
