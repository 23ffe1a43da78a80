/** Settings that stop the start; its message has a line for each that names the variable and never shows a value. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
