import { newToken } from './tokens.ts'

/** The purpose of the hash of a key. */
export const APP_KEY_PURPOSE = 'app key'

const PREFIX = 'bzk_'
const KEY = /^bzk_[A-Za-z0-9_-]{43}$/
const HINT_LETTERS = 4

/** A new key of an app: 32 random bytes as base64url after a prefix by which scanners of leaked secrets find it. */
export const newAppKey = (): string => `${PREFIX}${newToken()}`

/** Whether a text could be a key. */
export const isAppKey = (text: string): boolean => KEY.test(text)

/** The end of a key, by which people recognise it. */
export const hintOf = (key: string): string => key.slice(-HINT_LETTERS)
