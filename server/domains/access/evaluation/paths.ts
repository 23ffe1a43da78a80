/** The addresses of AuthZEN Authorization API 1.0 (sections 9 and 10). */
export const CONFIGURATION_PATH = '/.well-known/authzen-configuration'
export const EVALUATION_PATH = '/access/v1/evaluation'

/** The address of the provider of logins: OpenID Connect Discovery 1.0 appends the well-known path. */
export const ISSUER_PATH = '/oidc'
/** The issuer of logins to apps. */
export const issuerOf = (site: string): string => `${site}${ISSUER_PATH}`
