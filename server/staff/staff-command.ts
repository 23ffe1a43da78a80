import type { OperationId } from '#contract/operation.ts'
import { Problem, type ProblemName } from '#contract/problem.ts'
import type { Clock } from '#domain/clock.ts'
import { HOUR_MS } from '#domain/durations.ts'
import { isEmail, normalizeEmail } from '#domain/email.ts'
import { STAFF_INVITATION_MS, staffInvitationLink } from '#domain/staff/invitations.ts'
import type { AuditLog } from '#server/audit/audit-log.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { staffChanges } from '#server/domains/staff/staff.changes.ts'
import type { StaffChangeDeps } from '#server/domains/staff/staff.deps.ts'
import { staffStore } from '#server/domains/staff/staff.store.ts'
import { unknownVisitor } from '#server/http/calls/caller.ts'

export const STAFF_USAGE = 'usage: npm run staff -- invite MAIL | list | end MAIL'

type Deps = StaffChangeDeps & {
  db: Db
  audit: Pick<AuditLog, 'announce' | 'record' | 'withdraw'>
  clock: Clock
  site: string
}
/** The output of the command, and the exit code of its process: 0 done, 1 refused, 2 invalid arguments. */
export type CommandResult = { lines: string[]; exitCode: 0 | 1 | 2 }

/** The text that the audit record contains instead of a caller's address. */
export const COMMAND_ADDRESS = 'npm run staff'
const caller = { ...unknownVisitor, address: COMMAND_ADDRESS }

const refusals: Partial<Record<ProblemName, (email: string) => string>> = {
  'staff.exists': (email) => `${email} is one of the staff already.`,
  'staff.missing': (email) => `${email} is not one of the staff. Run: npm run staff -- list`,
  'staff.last': (email) => `${email} is the last one who operates. Give this role to another one first.`,
  'staff.tooMany': () => 'There are as many people and waiting invitations as may be. End some first.',
}

/**
 * Runs the command with which the operator of the server adds the first member of the staff. It invites a mail
 * address, lists the staff, or ends the role of a member. Its changes are recorded in the audit record without a
 * member.
 */
export async function staffCommand(
  deps: Deps,
  [command, given, ...more]: readonly string[],
): Promise<CommandResult> {
  const { db, site } = deps
  if (command === 'list' && given === undefined) return { lines: await staffLines(deps), exitCode: 0 }
  if ((command !== 'invite' && command !== 'end') || given === undefined || more.length > 0)
    return { lines: [STAFF_USAGE], exitCode: 2 }
  if (!isEmail(given)) return { lines: [`${given} is not a mail address.`], exitCode: 2 }
  const email = normalizeEmail(given)
  const changes = staffChanges(deps)
  try {
    if (command === 'end') {
      const member = await staffStore(db).memberOfEmail(email)
      if (!member) return { lines: [refusals['staff.missing']!(email)], exitCode: 1 }
      await recordChange(deps, 'endStaff', { memberId: member.id }, (tx) =>
        changes.end(tx, { memberId: member.id, byId: null }),
      )
      return {
        lines: [`${email} is not one of the staff any more, and is logged out everywhere.`],
        exitCode: 0,
      }
    }
    const { key } = await recordChange(deps, 'inviteStaff', {}, (tx) =>
      changes.invite(tx, { email, byId: null, roles: ['OPERATES'] }),
    )
    return {
      lines: [
        `This link makes ${email} one of the staff. It works once, within ${STAFF_INVITATION_MS / HOUR_MS} hours:`,
        staffInvitationLink(site, key),
      ],
      exitCode: 0,
    }
  } catch (error) {
    const refusal = error instanceof Problem && error.reason ? refusals[error.reason] : undefined
    if (!refusal) throw error
    return { lines: [refusal(email)], exitCode: 1 }
  }
}

/** Makes a change in a transaction, and records it in the audit record as the corresponding operation. */
async function recordChange<Result>(
  { db, audit }: Deps,
  operation: OperationId,
  input: object,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const intent = await audit.announce(operation, caller, input)
  const result = await db.transaction(work).catch(async (error: unknown) => {
    await audit.withdraw(intent)
    throw error
  })
  await audit.record(operation, caller, input, intent)
  return result
}

async function staffLines({ db, clock }: Deps): Promise<string[]> {
  const store = staffStore(db)
  const [staff, waiting] = [await store.list(), await store.waiting()]
  const day = (at: Date | null) => at?.toISOString() ?? '-'
  return [
    `${staff.length} of the staff, ${waiting.length} invitations`,
    ...staff.map(
      ({ email, name, givenAt, lastLoginAt }) =>
        `${email}  ${name}  since ${day(givenAt)}  last login ${day(lastLoginAt)}`,
    ),
    ...waiting.map(
      ({ invitation: { email, expiresAt } }) =>
        `${email}  invited, ${expiresAt <= clock.now() ? 'over since' : 'until'} ${day(expiresAt)}`,
    ),
  ]
}
