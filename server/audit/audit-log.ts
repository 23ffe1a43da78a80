import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { UNKNOWN_OUTCOME } from '#domain/audit/audit-subjects.ts'
import { fileDownload, recordedAnyway, unrecordedOperations } from '#domain/audit/recorded-operations.ts'
import type { Clock } from '#domain/clock.ts'
import type { Db } from '#server/db/client.ts'
import { auditRecords } from '#server/db/schema/audit.ts'
import { members } from '#server/db/schema/member.ts'
import type { Caller, CallerMember, Identity } from '#server/http/calls/caller.ts'
import { isUnavailable } from '#server/http/calls/failures.ts'
import { type AuditEntry, claimInterrupted, isChange, putIntent, removeIntents } from './audit-intents.ts'
import { type AuditRecord, type AuditSeals, FIRST } from './audit-seals.ts'

export type AuditLog = {
  /**
   * Stores that an operation is about to make a change that must be recorded; resolves when the intent is stored.
   * Returns the intent to pass to `record` or `withdraw`, undefined if the operation is not recorded or only reads.
   */
  announce(operation: OperationId, caller: Caller, input: unknown): Promise<string | undefined>
  /** Withdraws an announced change: the operation was refused. */
  withdraw(intent: string | undefined): Promise<void>
  /**
   * Records that an operation has read or changed personal data, other than its caller's own; resolves when this is
   * stored.
   */
  record(operation: OperationId, caller: Caller, input: unknown, intent?: string): Promise<void>
  /** Records the announced changes of a process that stopped before it reported their outcome. */
  recordInterrupted(): Promise<void>
  /** Records that a person downloads a file that is not public; resolves when it is stored. */
  recordFile(fileKey: string, reader: Identity & { address: string }): Promise<void>
}

type WaitingEntry = {
  entry: AuditEntry
  intent: string | undefined
  resolve: () => void
  reject: (error: unknown) => void
}

// The maximum length of a subject in the API, less the suffix that marks a change with an unknown outcome.
const MAX_SUBJECT_LENGTH = 200 - UNKNOWN_OUTCOME.length - 1
const BATCH_SIZE = 200
const recordedOperations: ReadonlySet<OperationId> = new Set(
  (Object.keys(operationTable) as OperationId[]).filter(isRecordedOperation),
)
const idField = /(?:Id|No)$/

/**
 * Creates the record of access to personal data (Personal Information Protection Act of Korea, article 29, and the
 * safety measures of its decree, article 8). The contract decides which operations are recorded: those with personal
 * fields, except for people reading their own data. Checks of the record are recorded as well. Every process writes
 * its own chain, in which each record is sealed together with the previous record. Records that arrive during a write
 * are written together in the next write; a record that cannot be written fails only its own call. A change commits
 * before its record, so the change is announced first: if the process stops before it writes the record, another
 * process records a change with an unknown outcome.
 */
export function createAuditLog({
  db,
  seals,
  clock,
  onChainBegun = async () => {},
}: {
  db: Db
  seals: AuditSeals
  clock: Clock
  /** Called and awaited after the first record of a chain is written; does not reject. */
  onChainBegun?: () => Promise<void>
}): AuditLog {
  let chain = randomUUID()
  let last = { position: 0, hash: FIRST }
  let waiting: WaitingEntry[] = []
  let isWriting = false

  async function writeAll(): Promise<void> {
    isWriting = true
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH_SIZE)
      waiting = waiting.slice(BATCH_SIZE)
      await write(batch)
    }
    // Reset in the same turn of the event loop as the last check of the queue, so that an entry added later starts
    // its own write.
    isWriting = false
  }

  /** Writes a batch. If that fails, each half is written separately, so that only the faulty records fail. */
  async function write(batch: readonly WaitingEntry[]): Promise<void> {
    try {
      const rows = appendToChain(batch.map(({ entry }) => entry))
      const intents = batch.flatMap(({ intent }) => intent ?? [])
      if (intents.length === 0) await db.insert(auditRecords).values(rows)
      else
        await db.transaction(async (tx) => {
          await tx.insert(auditRecords).values(rows)
          await removeIntents(tx, intents)
        })
      last = rows.at(-1)!
      if (rows[0]!.position === 1) await onChainBegun()
      for (const { resolve } of batch) resolve()
    } catch (error) {
      // A new chain begins, since it is unknown whether the rows exist, and later records must not depend on these
      // rows.
      chain = randomUUID()
      last = { position: 0, hash: FIRST }
      if (batch.length === 1 || isUnavailable(error)) {
        for (const { reject } of batch) reject(error)
        return
      }
      const half = Math.ceil(batch.length / 2)
      await write(batch.slice(0, half))
      await write(batch.slice(half))
    }
  }

  function appendToChain(entries: AuditEntry[]): AuditRecord[] {
    let { position, hash } = last
    return entries.map((entry) => {
      const record = { ...entry, chain, position: position + 1, keyId: seals.keyId, previousHash: hash }
      position = record.position
      hash = seals.ofRecord(record)!
      return { ...record, hash }
    })
  }

  function storeEntry(entry: AuditEntry, intent?: string): Promise<void> {
    return new Promise((resolve, reject) => {
      waiting.push({ entry, intent, resolve, reject })
      if (!isWriting) void writeAll()
    })
  }

  async function entryOf(operation: OperationId, caller: Caller, input: unknown): Promise<AuditEntry> {
    return {
      at: clock.now(),
      ...(await actorOf(caller.provedId, caller.member)),
      stage: caller.stage,
      address: caller.address,
      operation,
      subject: subjectOf(operation, input),
    }
  }

  /**
   * Returns the acting member and their company: the company at the beginning of the call, or the company that the
   * member joined by the call.
   */
  async function actorOf(
    provedId: string | undefined,
    member: CallerMember | undefined,
  ): Promise<Pick<AuditEntry, 'memberId' | 'companyId'>> {
    const memberId = provedId ?? member?.memberId ?? null
    if (member && memberId === member.memberId && member.companyId !== null)
      return { memberId, companyId: member.companyId }
    const [found] =
      memberId === null
        ? []
        : await db.select({ companyId: members.companyId }).from(members).where(eq(members.id, memberId))
    return { memberId, companyId: found?.companyId ?? null }
  }

  return {
    announce: async (operation, caller, input) =>
      recordedOperations.has(operation) && isChange(operation)
        ? putIntent(db, await entryOf(operation, caller, input))
        : undefined,

    async withdraw(intent) {
      if (intent !== undefined) await removeIntents(db, [intent])
    },

    async record(operation, caller, input, intent) {
      if (recordedOperations.has(operation)) await storeEntry(await entryOf(operation, caller, input), intent)
    },

    async recordInterrupted() {
      const interrupted = await claimInterrupted(db, clock.now())
      await Promise.all(
        interrupted.map(({ id, entry }) =>
          storeEntry({ ...entry, subject: `${entry.subject} ${UNKNOWN_OUTCOME}`.trim() }, id),
        ),
      )
    },

    recordFile: async (fileKey, { stage, member, address }) =>
      storeEntry({
        at: clock.now(),
        ...(await actorOf(undefined, member)),
        stage,
        address,
        operation: fileDownload,
        subject: `fileKey=${fileKey}`,
      }),
  }
}

function isRecordedOperation(operation: OperationId): boolean {
  const { personalInput, personalOutput } = operationTable[operation]
  const [anyway, never]: (readonly OperationId[])[] = [recordedAnyway, unrecordedOperations]
  return (
    anyway!.includes(operation) ||
    (personalInput.length + personalOutput.length > 0 && !never!.includes(operation))
  )
}

/** The subject of a call: the ids in its input, except those that are personal data, such as a birth date. */
function subjectOf(operation: OperationId, input: unknown): string {
  const personalFields: readonly string[] = operationTable[operation].personalInput
  const subjectFields = Object.entries(input as Record<string, unknown>).filter(
    ([name, value]) => idField.test(name) && typeof value === 'string' && !personalFields.includes(name),
  )
  return subjectFields
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(' ')
    .slice(0, MAX_SUBJECT_LENGTH)
}
