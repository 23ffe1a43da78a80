/** A setting that stops the start; its message is one line that names the variable and never shows a value. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
