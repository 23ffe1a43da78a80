import { randomUUID } from 'node:crypto'
import type { OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { fileDownload, recordedAnyway, unrecorded } from '#domain/audit/audit-actions.ts'
import type { Clock } from '#domain/clock.ts'
import type { Db } from '#server/db/client.ts'
import { auditRecords } from '#server/db/schema/audit.ts'
import type { Caller, Identity } from '#server/http/calls/caller.ts'
import { isUnavailable } from '#server/http/calls/failures.ts'
import { type AuditRecord, type AuditSeals, FIRST } from './audit-seals.ts'

export type AuditLog = {
  /** Notes that an operation has read or changed personal data, other than its caller's own; resolves when that is kept. */
  record(operation: OperationId, caller: Caller, input: unknown): Promise<void>
  /** Notes that someone is handed a file that is not for everybody; resolves when that is kept. */
  recordFile(fileKey: string, reader: Identity & { address: string }): Promise<void>
}

type Entry = Pick<AuditRecord, 'at' | 'memberId' | 'stage' | 'address' | 'operation' | 'subject'>
type Waiting = { entry: Entry; kept: () => void; failed: (error: unknown) => void }

const LONGEST_SUBJECT = 200
const AT_ONCE = 200
const noted: ReadonlySet<OperationId> = new Set(
  (Object.keys(operationTable) as OperationId[]).filter(isNoted),
)
const named = /(?:Id|No)$/

/**
 * The record of who touched whose personal data (Personal Information Protection Act of Korea, article 29, and the
 * safety measures of its decree, article 8). Which operations do is read from the contract: those with personal fields, but
 * for people looking at their own; who makes sure of the record is on it as well.
 * Every process writes a chain of its own, in which each record is sealed together with the one before. What arrives while
 * one write is under way is written together by the next; a record that cannot be kept fails its own call alone.
 */
export function createAuditLog({ db, seals, clock }: { db: Db; seals: AuditSeals; clock: Clock }): AuditLog {
  let chain = randomUUID()
  let last = { position: 0, hash: FIRST }
  let waiting: Waiting[] = []
  let isWriting = false

  async function writeAll(): Promise<void> {
    isWriting = true
    while (waiting.length > 0) {
      const batch = waiting.slice(0, AT_ONCE)
      waiting = waiting.slice(AT_ONCE)
      await write(batch)
    }
    // In the same turn as the last look at what waits: what is noted from now on begins a write of its own.
    isWriting = false
  }

  /** Writes a batch, and where one of its records cannot be kept all others: its halves are then written apart. */
  async function write(batch: readonly Waiting[]): Promise<void> {
    try {
      const rows = chained(batch.map(({ entry }) => entry))
      await db.insert(auditRecords).values(rows)
      last = rows.at(-1)!
      for (const { kept } of batch) kept()
    } catch (error) {
      // Nobody knows whether the rows came to be: what follows must not depend on them.
      chain = randomUUID()
      last = { position: 0, hash: FIRST }
      if (batch.length === 1 || isUnavailable(error)) {
        for (const { failed } of batch) failed(error)
        return
      }
      const half = Math.ceil(batch.length / 2)
      await write(batch.slice(0, half))
      await write(batch.slice(half))
    }
  }

  function chained(entries: Entry[]): AuditRecord[] {
    let { position, hash } = last
    return entries.map((entry) => {
      const record = { ...entry, chain, position: position + 1, keyId: seals.keyId, previousHash: hash }
      position = record.position
      hash = seals.ofRecord(record)!
      return { ...record, hash }
    })
  }

  function keep(entry: Entry): Promise<void> {
    return new Promise((kept, failed) => {
      waiting.push({ entry, kept, failed })
      if (!isWriting) void writeAll()
    })
  }

  return {
    record(operation, { stage, member, address }, input) {
      if (!noted.has(operation)) return Promise.resolve()
      return keep({
        at: clock.now(),
        memberId: member?.memberId ?? null,
        stage,
        address,
        operation,
        subject: subjectOf(operation, input),
      })
    },

    recordFile: (fileKey, { stage, member, address }) =>
      keep({
        at: clock.now(),
        memberId: member?.memberId ?? null,
        stage,
        address,
        operation: fileDownload,
        subject: `fileKey=${fileKey}`,
      }),
  }
}

function isNoted(operation: OperationId): boolean {
  const { personalInput, personalOutput } = operationTable[operation]
  const [anyway, never]: (readonly OperationId[])[] = [recordedAnyway, unrecorded]
  return (
    anyway!.includes(operation) ||
    (personalInput.length + personalOutput.length > 0 && !never!.includes(operation))
  )
}

/** What a call was about, by the numbers in its input that are not personal themselves, as a birth date is. */
function subjectOf(operation: OperationId, input: unknown): string {
  const personal: readonly string[] = operationTable[operation].personalInput
  const about = Object.entries(input as Record<string, unknown>).filter(
    ([name, value]) => named.test(name) && typeof value === 'string' && !personal.includes(name),
  )
  return about
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(' ')
    .slice(0, LONGEST_SUBJECT)
}
