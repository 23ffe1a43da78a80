import * as v from 'valibot'
import { type Addresses, AddressSearchFailed, addressesAPage } from './addresses.ts'

const TIMEOUT_MS = 5_000
const MAX_DIGITS = 5
/** Answer codes about the search words; all other codes are about the key, the system or the format of the call. */
const keywordErrorCodes = new Set([
  'E0005',
  'E0006',
  'E0008',
  'E0009',
  'E0010',
  'E0011',
  'E0012',
  'E0013',
  'E0015',
])
// Signs and SQL words that the address search refuses.
const refusedSigns = /[%=><[\]]/g
const refusedWords = /\b(?:or|select|insert|delete|update|create|drop|exec|union|fetch|declare|truncate)\b/gi

const answer = v.object({
  results: v.object({
    common: v.object({
      errorCode: v.string(),
      totalCount: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
    }),
    juso: v.nullish(
      v.array(
        v.object({
          roadAddr: v.string(),
          jibunAddr: v.string(),
          zipNo: v.string(),
          bdNm: v.optional(v.string(), ''),
        }),
      ),
    ),
  }),
})

/**
 * The road-name address search of the Ministry of the Interior and Safety (business.juso.go.kr, addrLinkApi). The
 * search words are sent in the body of a POST, so that no log of URLs contains them.
 */
export function createJusoAddresses({ url, key }: { url: string; key: string }): Addresses {
  return {
    async search(keyword, page) {
      const body = new URLSearchParams({
        confmKey: key,
        currentPage: String(page),
        countPerPage: String(addressesAPage),
        keyword: keyword.replace(refusedSigns, ' ').replace(refusedWords, ' ').trim(),
        resultType: 'json',
      })
      const { common, juso } = await requestJson(url, body)
      if (keywordErrorCodes.has(common.errorCode))
        throw new AddressSearchFailed('address.vague', `The address search answered ${common.errorCode}.`)
      if (common.errorCode !== '0') throw addressesUnavailable(`answered ${common.errorCode}`)
      const list = (juso ?? []).slice(0, addressesAPage).map(({ roadAddr, jibunAddr, zipNo, bdNm }) => ({
        zipCode: zipNo.replace(/\D/g, '').slice(0, MAX_DIGITS),
        roadAddress: roadAddr,
        jibunAddress: jibunAddr,
        buildingName: bdNm,
      }))
      return { page, total: common.totalCount, list }
    },
  }
}

async function requestJson(url: string, body: URLSearchParams) {
  const response = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw addressesUnavailable(`did not answer (${error instanceof Error ? error.name : 'unknown'})`)
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw addressesUnavailable(`answered ${response.status}`)
  }
  const read = v.safeParse(answer, await response.json().catch(() => undefined))
  if (!read.success || !Number.isSafeInteger(read.output.results.common.totalCount))
    throw addressesUnavailable('answered something else')
  return read.output.results
}

const addressesUnavailable = (why: string) =>
  new AddressSearchFailed('address.unavailable', `The address search ${why}.`)
