/** The addresses of AuthZEN Authorization API 1.0 (sections 9 and 10). */
export const CONFIGURATION_PATH = '/.well-known/authzen-configuration'
export const EVALUATION_PATH = '/access/v1/evaluation'

/** The path of the OpenID provider, to which clients append the well-known path (OpenID Connect Discovery 1.0). */
export const ISSUER_PATH = '/oidc'
/** The issuer of logins to apps. */
export const issuerOf = (site: string): string => `${site}${ISSUER_PATH}`
