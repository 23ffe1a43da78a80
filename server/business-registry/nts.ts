import * as v from 'valibot'
import { type ListedBusiness, type Registry, RegistryUnavailable } from './registry.ts'

const TIMEOUT_MS = 10_000
const MAX_TYPE_LENGTH = 100
const states = {
  '01': 'ACTIVE',
  '02': 'SUSPENDED',
  '03': 'CLOSED',
  // The number is not registered, which `tax_type` says in a sentence.
  '': 'UNREGISTERED',
} as const satisfies Record<string, ListedBusiness['state']>

const answer = v.object({ data: v.array(v.unknown()) })
const row = v.object({
  b_no: v.string(),
  b_stt_cd: v.picklist(['01', '02', '03', '']),
  tax_type: v.optional(v.string(), ''),
  end_dt: v.optional(v.pipe(v.string(), v.regex(/^(?:\d{8})?$/)), ''),
})

/**
 * The status check of business numbers (사업자등록정보 상태조회) of the National Tax Service at data.go.kr,
 * `POST /status`. `key` is the decoded one.
 */
export function ntsRegistry({ url, key }: { url: string; key: string }): Registry {
  const address = new URL(`${url.replace(/\/$/, '')}/status`)
  address.searchParams.set('serviceKey', key)
  return {
    async statesOf(numbers) {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({ b_no: numbers }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((error: unknown) => {
        throw unavailable(`did not answer (${error instanceof Error ? error.name : 'unknown'})`)
      })
      if (!response.ok) {
        await response.body?.cancel()
        throw unavailable(`answered ${response.status}`)
      }
      const read = v.safeParse(answer, await response.json().catch(() => undefined))
      if (!read.success) throw unavailable('answered something else')
      const asked = new Set(numbers)
      const known = read.output.data.flatMap((given) => {
        const parsed = v.safeParse(row, given)
        return parsed.success && asked.has(parsed.output.b_no) ? [parsed.output] : []
      })
      return new Map(known.map((found) => [found.b_no, toListed(found)]))
    },
  }
}

function toListed({ b_stt_cd, tax_type, end_dt }: v.InferOutput<typeof row>): ListedBusiness {
  const state = states[b_stt_cd]
  const taxType = state === 'UNREGISTERED' ? '' : tax_type.slice(0, MAX_TYPE_LENGTH)
  const isClosed = state === 'CLOSED' && end_dt !== ''
  return {
    state,
    taxType: taxType || null,
    closedOn: isClosed ? `${end_dt.slice(0, 4)}-${end_dt.slice(4, 6)}-${end_dt.slice(6)}` : null,
  }
}

const unavailable = (why: string) => new RegistryUnavailable(`The registry of businesses ${why}.`)
