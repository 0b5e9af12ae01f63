import { readFile } from 'node:fs/promises';
import { Parser } from 'htmlparser2';
