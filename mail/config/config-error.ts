/** A wrong variable: one line that names it and never its value's secret part. The process prints it and exits 1. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
