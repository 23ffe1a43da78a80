import { createHash } from 'node:crypto'
import type { Clock } from '#domain/clock.ts'
import { kstDate } from '#domain/dates.ts'
import { digitsOf } from '#domain/korean/digits.ts'
import { type KnownDocument, type TaxInvoiceService, TaxServiceUnknown } from './service.ts'

/**
 * How the service behaves for buyers whose mail address begins with these texts. With any other address the
 * service succeeds (docs/operations.md).
 */
const behaviours = [
  ['tax-points@', 'POINTS'],
  ['tax-refused@', 'CONTENT'],
  ['tax-rejected@', 'REJECTED'],
  ['tax-silent@', 'SILENT'],
  ['tax-late@', 'LATE'],
] as const
type Behaviour = (typeof behaviours)[number][1] | 'SENT'
const failureCodes = { POINTS: '-99003008', CONTENT: '-11001014' } as const
/** The failure code of a document whose buyer the tax office does not know. */
const UNKNOWN_BUYER = 'ERR002'

/**
 * Creates the demo's service for tax invoices. It sends nothing, and remembers the issued documents until the process
 * ends. Approval numbers are derived from the keys, so that a document has the same number after a restart.
 */
export function simulatedTaxInvoices(clock: Clock): TaxInvoiceService {
  const knownDocuments = new Map<string, KnownDocument & { behaviour: Behaviour }>()
  const unansweredKeys = new Set<string>()
  const issuedBefore = (documentKey: string) => ({
    taxInvoiceNo: numberOf(documentKey, kstDate(clock.now())),
    state: 'ISSUED' as const,
    sentAt: null,
    failureCode: null,
    behaviour: 'SENT' as const,
  })

  return {
    async issue({ documentKey, writtenOn, buyer }) {
      const behaviour = behaviours.find(([start]) => buyer.email.startsWith(start))?.[1] ?? 'SENT'
      if (behaviour === 'POINTS' || behaviour === 'CONTENT')
        return { failure: behaviour, failureCode: failureCodes[behaviour] }
      // Popbill refuses a document whose key is already in use.
      if (knownDocuments.has(documentKey)) return { failure: 'CONTENT', failureCode: '-11001999' }
      if (behaviour === 'SILENT' && !unansweredKeys.has(documentKey)) {
        unansweredKeys.add(documentKey)
        throw new TaxServiceUnknown('The simulated service did not answer.')
      }
      const taxInvoiceNo = numberOf(documentKey, writtenOn)
      knownDocuments.set(documentKey, {
        taxInvoiceNo,
        state: 'ISSUED',
        sentAt: null,
        failureCode: null,
        behaviour,
      })
      if (behaviour === 'LATE') throw new TaxServiceUnknown('The simulated service answered too late.')
      return { taxInvoiceNo }
    },

    async read(documentKey) {
      const { behaviour: _, ...document } = knownDocuments.get(documentKey) ?? {}
      return 'state' in document ? (document as KnownDocument) : undefined
    },

    async send(documentKey) {
      // An issued document of an earlier process is sent as well.
      const document = knownDocuments.get(documentKey) ?? issuedBefore(documentKey)
      if (document.state !== 'ISSUED') return
      const isRejected = document.behaviour === 'REJECTED'
      knownDocuments.set(documentKey, {
        ...document,
        state: isRejected ? 'REJECTED' : 'SENT',
        sentAt: isRejected ? null : clock.now(),
        failureCode: isRejected ? UNKNOWN_BUYER : null,
      })
    },
  }
}

/**
 * Returns the approval number of the tax office: the day, the number of the service, and eight characters of the
 * document.
 */
const numberOf = (documentKey: string, writtenOn: string): string =>
  `${digitsOf(writtenOn)}41000016${BigInt(
    `0x${createHash('sha256').update(documentKey).digest('hex').slice(0, 12)}`,
  )
    .toString()
    .padStart(8, '0')
    .slice(-8)}`
