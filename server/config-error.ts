/**
 * Invalid settings that prevent the start of the server. The message has a line for each, which names the variable
 * and never shows its value.
 */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
