import { newToken } from './tokens.ts'

/** The purpose for which app keys are hashed. */
export const APP_KEY_PURPOSE = 'app key'

const PREFIX = 'bzk_'
const KEY = /^bzk_[A-Za-z0-9_-]{43}$/
const HINT_LETTERS = 4

/**
 * Creates an API key of an app: 32 random bytes as base64url after a prefix by which scanners find leaked secrets.
 */
export const newAppKey = (): string => `${PREFIX}${newToken()}`

/** Whether a text has the format of an app key. */
export const isAppKey = (text: string): boolean => KEY.test(text)

/** Returns the last characters of an app key, by which people recognise the key. */
export const hintOf = (key: string): string => key.slice(-HINT_LETTERS)
