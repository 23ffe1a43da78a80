import {
  type CashReceiptService,
  type KnownReceipt,
  type ReceiptDocument,
  ReceiptServiceUnknown,
} from '#server/cash-receipts/service.ts'
import { ProcessStopped } from './tax-service.ts'

/** The answer of the service. STOPS means that the process of the portal stops during the call. */
export type ReceiptMood = 'ISSUES' | 'REFUSES' | 'UNHEARD' | 'ISSUES_UNHEARD' | 'STOPS' | 'ISSUES_STOPS'

/**
 * Creates a service for cash receipts that remembers the receipts it issued, and refuses a second document with a key
 * that is in use.
 */
export function testReceiptService() {
  const issued: ReceiptDocument[] = []
  const knownReceipts = new Map<string, KnownReceipt>()
  let mood: ReceiptMood = 'ISSUES'
  let verdict: 'SENT' | 'REJECTED' | undefined

  const service: CashReceiptService = {
    async issue(document) {
      const { documentKey } = document
      if (mood === 'STOPS') throw new ProcessStopped()
      if (mood === 'UNHEARD') throw new ReceiptServiceUnknown('No answer.')
      if (mood === 'REFUSES' || knownReceipts.has(documentKey))
        return { failure: 'CONTENT', failureCode: '-14000014' }
      issued.push(document)
      const number = { confirmNo: `TB${String(issued.length).padStart(7, '0')}`, tradedOn: '2026-11-21' }
      knownReceipts.set(documentKey, { ...number, state: 'ISSUED', sentAt: null, failureCode: null })
      if (mood === 'ISSUES_UNHEARD') throw new ReceiptServiceUnknown('No answer.')
      if (mood === 'ISSUES_STOPS') throw new ProcessStopped()
      return number
    },
    async read(documentKey) {
      const document = knownReceipts.get(documentKey)
      if (!document || !verdict) return document
      return verdict === 'SENT'
        ? { ...document, state: 'SENT', sentAt: new Date('2026-11-22T05:00:00Z') }
        : { ...document, state: 'REJECTED', failureCode: 'TS1' }
    },
  }
  return {
    service,
    issued,
    feel: (next: ReceiptMood) => void (mood = next),
    /** Sets the answer of the tax office from now on; undefined for no answer. */
    judge: (next: 'SENT' | 'REJECTED' | undefined) => void (verdict = next),
  }
}
