import type { TFunction } from 'i18next'
import { unknownName } from '#domain/unknown-name.ts'
import { i18n } from '#src/i18n/i18n.ts'
import type { SearchEntry } from './search-entry.ts'

const groupOf: Partial<Record<SearchEntry['kind'], string>> = { NOTICE: 'POST', BOARD_POST: 'POST' }

/** Returns the state of a search result in one word; undefined if it has no state. */
export function stateText(
  t: TFunction<'search'>,
  { kind, state }: Pick<SearchEntry, 'kind' | 'state'>,
): string | undefined {
  if (state === null) return undefined
  const key = `state.${groupOf[kind] ?? kind}.${state}`
  return i18n.exists(`search:${key}`) ? t(key as 'state.BILL.OPEN') : unknownName(state)
}

const lateStates: ReadonlySet<unknown> = new Set(['SUBSCRIPTION.PAST_DUE', 'BILL.LATE', 'BILL.FAILED'])

/** Whether a payment is late or has failed. */
export const isLate = (line: { kind: SearchEntry['kind'] | 'ACTION'; state?: string | null }): boolean =>
  lateStates.has(`${line.kind}.${line.state}`)
