/** `npm run requests`: the commands on stored requests, with the server's settings. */
import { main } from '#mail/requests/requests-cli.ts';
import { parseConfig } from '#server/config/config.ts';
import { ConfigError } from '#server/config/schemas.ts';

// A backup or an export is for this user alone, as the database is.
process.umask(0o077);
// The reader may end first, as in `list | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});
try {
  const readConfig = () => parseConfig(process.env);
  process.exitCode = await main(process.argv.slice(2), readConfig, console.log, console.error);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
