import type { Schema } from '#contract/operation.ts'
import type { AuditAction } from '#domain/audit/audit-actions.ts'
import { UNKNOWN_OUTCOME } from '#domain/audit/audit-subjects.ts'
import { MINUTE_MS } from '#domain/durations.ts'

type AuditRecord = Schema<'AuditRecord'>
type Step = Pick<AuditRecord, 'auditId' | 'action' | 'at' | 'hash'>

/**
 * An audit record that represents consecutive records in the list: equal ones, or the steps of one sign-in, each with
 * its action and its time.
 */
export type FoldedRecord = AuditRecord & { steps: readonly Step[] }

/** The actions that are steps of a sign-in or of a fresh proof. */
const signInSteps: ReadonlySet<string> = new Set<AuditAction>([
  'logIn',
  'startMfaChallenge',
  'startVerification',
  'sendVerificationCode',
])
/** The longest time between two steps of one sign-in. */
const MAX_PAUSE_MS = 10 * MINUTE_MS

const isEqual = (one: AuditRecord, other: AuditRecord, keys: readonly (keyof AuditRecord)[]): boolean =>
  keys.every((key) => one[key] === other[key])

const isLike = (one: AuditRecord, other: AuditRecord): boolean =>
  isEqual(one, other, ['action', 'auditKind', 'actorName', 'subject', 'ownerName', 'address'])

// A step with an unknown outcome stays a row, since the row of a sign-in does not show it.
const isSignInStep = ({ action, subject }: AuditRecord): boolean =>
  signInSteps.has(action) && !subject.endsWith(UNKNOWN_OUTCOME)

const isSameSignIn = (one: AuditRecord, other: AuditRecord, last: Step): boolean =>
  isSignInStep(one) &&
  isSignInStep(other) &&
  isEqual(one, other, ['auditKind', 'actorName', 'ownerName', 'address']) &&
  Math.abs(Date.parse(last.at) - Date.parse(other.at)) <= MAX_PAUSE_MS

/** Whether the row represents several steps of a sign-in, not equal records. */
export const isSignIn = ({ steps }: FoldedRecord): boolean =>
  new Set(steps.map(({ action }) => action)).size > 1

/**
 * Combines consecutive records into one row: those that differ only in their time, such as automatic saves every few
 * seconds, and the steps by which one person signs in from one address. The row has every record as a step.
 */
export function foldedRecords(records: readonly AuditRecord[]): FoldedRecord[] {
  const foldedRows: FoldedRecord[] = []
  for (const record of records) {
    const { auditId, action, at, hash } = record
    const step = { auditId, action, at, hash }
    const lastRow = foldedRows.at(-1)
    const isJoined =
      lastRow &&
      ((!isSignIn(lastRow) && isLike(lastRow, record)) ||
        isSameSignIn(lastRow, record, lastRow.steps.at(-1)!))
    if (isJoined) foldedRows[foldedRows.length - 1] = { ...lastRow, steps: [...lastRow.steps, step] }
    else foldedRows.push({ ...record, steps: [step] })
  }
  return foldedRows
}
