import { newToken } from './tokens.ts'

/** The purpose for which client secrets of apps are hashed. */
export const CLIENT_SECRET_PURPOSE = 'secret of an app'

/**
 * Creates a secret with which an app requests tokens: 32 random bytes as base64url after a prefix by which scanners
 * find leaked secrets.
 */
export const newClientSecret = (): string => `bzs_${newToken()}`
