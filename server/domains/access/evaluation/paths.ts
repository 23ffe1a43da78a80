/** The addresses of AuthZEN Authorization API 1.0 (sections 9 and 10). */
export const CONFIGURATION_PATH = '/.well-known/authzen-configuration'
export const EVALUATION_PATH = '/access/v1/evaluation'
