import * as v from 'valibot'
import { secretSetting, url } from '#server/settings.ts'

const SERVICE = 'https://api.odcloud.kr/api/nts-businessman/v1'

const isDecodable = (text: string): boolean => {
  try {
    return decodeURIComponent(text) !== ''
  } catch {
    return false
  }
}

/** The settings of the status check of business numbers at data.go.kr. */
export const ntsSettings = {
  NTS_API_URL: v.optional(url('https:', 'http:'), SERVICE),
  NTS_SERVICE_KEY: v.optional(
    v.pipe(secretSetting, v.check(isDecodable, 'must be the key that data.go.kr shows, encoded or decoded')),
  ),
}

/**
 * Returns the address of the service and its decoded key, which data.go.kr shows both percent-encoded and decoded;
 * undefined without a key.
 */
export function ntsConfig({
  NTS_API_URL: service,
  NTS_SERVICE_KEY: key,
}: v.InferOutput<v.ObjectSchema<typeof ntsSettings, undefined>>) {
  return key === undefined ? undefined : { url: service, key: decodeURIComponent(key) }
}
