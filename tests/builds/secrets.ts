/** A value for each variable that is secret, with words to look for. */
export const secrets = {
  DATABASE_URL: 'postgres://site:word-of-the-database@127.0.0.1:9/site',
  SMTP_URL: 'smtp://site:word-of-the-mail-host@127.0.0.1:9',
  WEBHOOK_URL: 'https://127.0.0.1:9/word-of-the-webhook',
  WEBHOOK_SECRET: 'whsec_word-of-the-webhook-signature',
  METRICS_TOKEN: 'word-of-the-metrics-reader',
};
