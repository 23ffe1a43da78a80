import { randomBytes } from 'node:crypto'

const BYTES = 32

/** Returns the purpose for which the secrets of an app's webhook are sealed. */
export const webhookPurpose = (appId: string): string => `webhook of ${appId}`

/** Creates a secret as Standard Webhooks writes it: `whsec_` and 32 random bytes in standard base64. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(BYTES).toString('base64')}`
