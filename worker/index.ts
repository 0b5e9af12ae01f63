import { env } from 'cloudflare:workers';
import { newApp } from './app.ts';
import { contentTarget } from './content/target.ts';
import { ajax } from './routes/ajax.ts';
import { formHandlers, pageHandlers } from './routes/pages.ts';

// A deployment that cannot reach any content service fails at its start, not at its first visitor.
contentTarget(env);

export default newApp({ pageHandlers, formHandlers, ajax });
