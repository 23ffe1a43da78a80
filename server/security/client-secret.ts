import { newToken } from './tokens.ts'

/** The purpose of the hash of a secret. */
export const CLIENT_SECRET_PURPOSE = 'secret of an app'

/** A new secret with which an app asks for tokens: 32 random bytes as base64url after a prefix that scanners of leaked secrets find. */
export const newClientSecret = (): string => `bzs_${newToken()}`
