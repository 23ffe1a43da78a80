import * as v from 'valibot'
import { type ListedBusiness, type Registry, RegistryUnavailable } from './registry.ts'

const TIMEOUT_MS = 10_000
const MAX_TYPE_LENGTH = 100
const states = {
  '01': 'ACTIVE',
  '02': 'SUSPENDED',
  '03': 'CLOSED',
  // The business number is not registered; `tax_type` then contains a message about the number.
  '': 'UNREGISTERED',
} as const satisfies Record<string, ListedBusiness['state']>

const answer = v.object({ data: v.array(v.unknown()) })
const matches = { '01': 'MATCHES', '02': 'DIFFERS' } as const
const validationRow = v.object({ b_no: v.string(), valid: v.picklist(['01', '02']) })
const row = v.object({
  b_no: v.string(),
  b_stt_cd: v.picklist(['01', '02', '03', '']),
  tax_type: v.optional(v.string(), ''),
  end_dt: v.optional(v.pipe(v.string(), v.regex(/^(?:\d{8})?$/)), ''),
})

/**
 * Returns a client of the National Tax Service at data.go.kr: the status of business numbers (사업자등록정보 상태조회, `POST
 * /status`) and whether representatives and days of opening belong to them (진위확인, `POST /validate`). `key` is the
 * decoded service key.
 */
export function ntsRegistry({
  url,
  key,
  timeoutMs = TIMEOUT_MS,
}: {
  url: string
  key: string
  timeoutMs?: number
}): Registry {
  /**
   * Returns the rows of an answer that match the schema and are about one of the requested business numbers. Throws
   * RegistryUnavailable.
   */
  async function rowsOf<Row extends { b_no: string }>(
    call: 'status' | 'validate',
    body: object,
    schema: v.GenericSchema<unknown, Row>,
    numbers: readonly string[],
  ): Promise<Row[]> {
    const address = new URL(`${url.replace(/\/$/, '')}/${call}`)
    address.searchParams.set('serviceKey', key)
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw unavailable(`did not answer (${error instanceof Error ? error.name : 'unknown'})`)
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw unavailable(`answered ${response.status}`)
    }
    const read = v.safeParse(answer, await response.json().catch(() => undefined))
    if (!read.success) throw unavailable('answered something else')
    const askedNumbers = new Set(numbers)
    return read.output.data.flatMap((given) => {
      const parsed = v.safeParse(schema, given)
      return parsed.success && askedNumbers.has(parsed.output.b_no) ? [parsed.output] : []
    })
  }

  return {
    async statesOf(numbers) {
      const rows = await rowsOf('status', { b_no: numbers }, row, numbers)
      return new Map(rows.map((found) => [found.b_no, toListed(found)]))
    },

    async matchesOf(questions) {
      const businesses = questions.map(({ rnno, representative, foundedOn }) => ({
        b_no: rnno,
        start_dt: foundedOn.replaceAll('-', ''),
        p_nm: representative,
      }))
      const numbers = questions.map(({ rnno }) => rnno)
      const rows = await rowsOf('validate', { businesses }, validationRow, numbers)
      return new Map(rows.map(({ b_no, valid }) => [b_no, matches[valid]]))
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
