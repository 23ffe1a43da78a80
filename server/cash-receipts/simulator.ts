import { createHash } from 'node:crypto'
import type { Clock } from '#domain/clock.ts'
import { kstDate } from '#domain/dates.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { type CashReceiptService, type KnownReceipt, ReceiptServiceUnknown } from './service.ts'

/**
 * How the simulation behaves for payers whose mail address begins with these texts; requests with any other
 * address succeed (docs/operations.md).
 */
const behaviours = [
  ['receipt-points@', 'POINTS'],
  ['receipt-refused@', 'CONTENT'],
  ['receipt-rejected@', 'REJECTED'],
  ['receipt-silent@', 'SILENT'],
] as const
const codes = { POINTS: '-99003008', CONTENT: '-14000014' } as const
/** The failure code for a payer's number that belongs to no person. */
const UNKNOWN_NUMBER = 'TS1'

/**
 * The demo's service for cash receipts, which sends nothing and remembers the issued receipts until the process ends.
 * The simulated tax office answers a minute later.
 */
export function simulatedCashReceipts(clock: Clock): CashReceiptService {
  const knownReceipts = new Map<string, KnownReceipt & { issuedAt: Date; isRejected: boolean }>()
  const silent = new Set<string>()

  return {
    async issue({ documentKey, tradedAt, email }) {
      const behaviour = behaviours.find(([start]) => email.startsWith(start))?.[1]
      if (behaviour === 'POINTS' || behaviour === 'CONTENT')
        return { failure: behaviour, failureCode: codes[behaviour] }
      // Popbill refuses a document whose key is already in use.
      if (knownReceipts.has(documentKey)) return { failure: 'CONTENT', failureCode: '-14000001' }
      const document = {
        confirmNo: createHash('sha256').update(documentKey).digest('hex').slice(0, 9).toUpperCase(),
        tradedOn: kstDate(tradedAt),
        state: 'ISSUED' as const,
        sentAt: null,
        failureCode: null,
        issuedAt: clock.now(),
        isRejected: behaviour === 'REJECTED',
      }
      knownReceipts.set(documentKey, document)
      if (behaviour === 'SILENT' && !silent.has(documentKey)) {
        silent.add(documentKey)
        throw new ReceiptServiceUnknown('The simulated service is silent.')
      }
      return { confirmNo: document.confirmNo, tradedOn: document.tradedOn }
    },

    async read(documentKey) {
      const document = knownReceipts.get(documentKey)
      if (!document) return undefined
      const { issuedAt, isRejected, ...rest } = document
      const now = clock.now()
      if (now.getTime() - issuedAt.getTime() < MINUTE_MS) return rest
      return isRejected
        ? { ...rest, state: 'REJECTED', failureCode: UNKNOWN_NUMBER }
        : { ...rest, state: 'SENT', sentAt: new Date(issuedAt.getTime() + MINUTE_MS) }
    },
  }
}
