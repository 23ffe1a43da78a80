import { join, resolve } from 'node:path'
import { ConfigError } from './config-error.ts'
import type { S3Settings } from './files/s3-store.ts'

/** The settings by name. Each was validated before; here they are validated together. */
type WaySettings<Name extends string> = { [name in Name]?: string | undefined }

/**
 * Returns a bucket if FILES_URL names one, otherwise a folder. Throws a ConfigError if both are set, for a missing
 * bucket, and for a store without credentials.
 */
export function fileStorageConfig({
  FILES_DIR: folder,
  FILES_URL: address,
  FILES_REGION: region,
  FILES_ACCESS_KEY_ID: accessKeyId,
  FILES_SECRET_ACCESS_KEY: secretAccessKey,
  DATA_DIR: dataDir,
}: WaySettings<'FILES_DIR' | 'FILES_URL' | 'FILES_ACCESS_KEY_ID' | 'FILES_SECRET_ACCESS_KEY'> & {
  FILES_REGION: string
  DATA_DIR: string
}): { folder: string } | { s3: S3Settings } {
  if (address === undefined) return { folder: resolve(folder ?? join(dataDir, 'files')) }
  if (folder !== undefined) throw new ConfigError('FILES_URL: cannot be set together with FILES_DIR.')
  const { origin: endpoint, pathname } = new URL(address)
  const bucket = /^\/([a-z\d][a-z\d.-]{1,61}[a-z\d])\/?$/.exec(pathname)?.[1]
  if (bucket === undefined) throw new ConfigError('FILES_URL: must be https://host/bucket.')
  if (accessKeyId === undefined) throw new ConfigError('FILES_ACCESS_KEY_ID: must be set where FILES_URL is.')
  if (secretAccessKey === undefined)
    throw new ConfigError('FILES_SECRET_ACCESS_KEY: must be set where FILES_URL is.')
  return { s3: { endpoint, bucket, region, accessKeyId, secretAccessKey } }
}

/**
 * Returns the configured mail service; undefined if there is none. Throws a ConfigError for two services, and for an
 * incomplete one.
 */
export function mailServiceConfig({
  SMTP_URL: url,
  MAIL_FROM: from,
  MAIL_GATEWAY_URL: gatewayUrl,
  MAIL_GATEWAY_TOKEN: token,
}: WaySettings<'SMTP_URL' | 'MAIL_FROM' | 'MAIL_GATEWAY_URL' | 'MAIL_GATEWAY_TOKEN'>) {
  if (url !== undefined && gatewayUrl !== undefined)
    throw new ConfigError('SMTP_URL: cannot be set together with MAIL_GATEWAY_URL.')
  if (gatewayUrl !== undefined) return { gateway: { url: gatewayUrl, token } }
  if (url === undefined) return undefined
  if (from === undefined) throw new ConfigError('MAIL_FROM: must be set where SMTP_URL is.')
  return { smtp: { url, from } }
}

/**
 * Returns the configured text message service; undefined if there is none. Throws a ConfigError for two services, and
 * for an incomplete one.
 */
export function smsServiceConfig({
  SOLAPI_API_KEY: apiKey,
  SOLAPI_API_SECRET: apiSecret,
  SMS_FROM: from,
  SMS_GATEWAY_URL: url,
  SMS_GATEWAY_TOKEN: token,
  KAKAO_CHANNEL_ID: channelId,
}: WaySettings<
  | 'SOLAPI_API_KEY'
  | 'SOLAPI_API_SECRET'
  | 'SMS_FROM'
  | 'SMS_GATEWAY_URL'
  | 'SMS_GATEWAY_TOKEN'
  | 'KAKAO_CHANNEL_ID'
>) {
  if (apiKey !== undefined && url !== undefined)
    throw new ConfigError('SOLAPI_API_KEY: cannot be set together with SMS_GATEWAY_URL.')
  if (channelId !== undefined && apiKey === undefined)
    throw new ConfigError('KAKAO_CHANNEL_ID: can only be set where SOLAPI_API_KEY is.')
  if (url !== undefined) return { gateway: { url, token } }
  if (apiKey === undefined) return undefined
  if (apiSecret === undefined)
    throw new ConfigError('SOLAPI_API_SECRET: must be set where SOLAPI_API_KEY is.')
  if (from === undefined) throw new ConfigError('SMS_FROM: must be set where SOLAPI_API_KEY is.')
  return { solapi: { apiKey, apiSecret, from } }
}
