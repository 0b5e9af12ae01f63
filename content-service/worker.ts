import { createApp } from './app.ts';

/** Entry of the content service. */
export default createApp();
