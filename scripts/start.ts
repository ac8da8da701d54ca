/** `npm start`: builds the site if needed, then serves it in the same process, so that SIGTERM reaches the server. */
import './build-if-needed.ts';

process.env.NODE_ENV = 'production';
await import('../server.ts');
