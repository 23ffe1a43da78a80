import { randomUUID } from 'node:crypto'
import type { Schema } from '#contract/operation.ts'
import { members } from '#server/db/schema/member.ts'
import { mfaFactors, recoveryCodes } from '#server/db/schema/mfa.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { sessions } from '#server/db/schema/session.ts'
import { hashRecoveryCode } from '#server/security/codes.ts'
import type { KeyedHash } from '#server/security/keyed-hash.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import { hashToken } from '#server/security/tokens.ts'
import { sealTotpSecret } from '#server/security/totp.ts'
import type { Inserts, RowInput } from './rows.ts'

type Member = typeof members.$inferInsert
type Session = typeof sessions.$inferInsert
export type Role = (typeof memberRoles.$inferInsert)['role']

export const totpSecret = 'NRXW4ZZAMVXG65LHNAQHG33NMV2GQ2LO'

/** Returns a mail address that contains no part of the tests' passwords. */
export const emailOf = (id: string): string => `${id.replaceAll('-', '')}@example.com`

/** Returns the row of a member without a usable password and without a second factor. */
export function memberRow({
  id = randomUUID(),
  ...more
}: RowInput<Member, 'createdAt'>): Member & { id: string; email: string } {
  return {
    id,
    email: emailOf(id),
    name: '송나래',
    phoneNumber: '01000001234',
    passwordHash: '',
    mfaType: 'none',
    ...more,
  }
}

/** Returns the row of another member than that of `memberRow`. */
export const colleagueRow = (wanted: RowInput<Member, 'createdAt'>) =>
  memberRow({ name: '이지호', phoneNumber: '01000005678', deptName: '재무팀', ...wanted })

export async function insertMember(db: Inserts, wanted: RowInput<Member, 'createdAt'>) {
  const row = memberRow(wanted)
  await db.insert(members).values(row)
  return row
}

export async function insertColleague(db: Inserts, wanted: RowInput<Member, 'createdAt'>) {
  return insertMember(db, colleagueRow(wanted))
}

/**
 * Returns the row of a role in the access area or among the staff; without an app the role applies to the whole
 * company.
 */
export const roleRow = (memberId: string, role: Role, appId: string | null = null) => ({
  id: randomUUID(),
  memberId,
  role,
  appId,
})

export async function giveRole(db: Inserts, ...[memberId, role, appId]: Parameters<typeof roleRow>) {
  await db.insert(memberRoles).values(roleRow(memberId, role, appId))
}

/** Returns the rows of a member's second factors; an authenticator app has the given secret. */
export const factorRows = (
  box: SecretBox,
  { id: memberId, createdAt }: { id: string; createdAt: Date },
  factors: readonly Schema<'CodeFactor'>[],
  secret = totpSecret,
) =>
  factors.map((mfaType) => ({
    memberId,
    mfaType,
    createdAt,
    secretBox: mfaType === 'totp' ? sealTotpSecret(box, secret) : null,
  }))

export async function insertFactors(db: Inserts, ...wanted: Parameters<typeof factorRows>): Promise<void> {
  const rows = factorRows(...wanted)
  if (rows.length > 0) await db.insert(mfaFactors).values(rows)
}

export const recoveryCodeRows = (keyedHash: KeyedHash, memberId: string, codes: readonly string[]) =>
  codes.map((code) => ({ memberId, codeHash: hashRecoveryCode(keyedHash, code) }))

export async function insertRecoveryCodes(
  db: Inserts,
  ...wanted: Parameters<typeof recoveryCodeRows>
): Promise<void> {
  const rows = recoveryCodeRows(...wanted)
  if (rows.length > 0) await db.insert(recoveryCodes).values(rows)
}

/** Returns the row of a logged-in member's session, with the given token or with a token that no browser has. */
export function sessionRow({
  token = randomUUID(),
  ...wanted
}: RowInput<Session, 'memberId' | 'createdAt' | 'endsAt'> & { token?: string }): Session & { id: string } {
  return {
    tokenHash: hashToken(token),
    stage: 'member',
    deviceId: randomUUID(),
    lastSeenAt: wanted.createdAt,
    ...wanted,
    id: wanted.id ?? randomUUID(),
  }
}

export async function insertSession(db: Inserts, wanted: Parameters<typeof sessionRow>[0]): Promise<string> {
  const row = sessionRow(wanted)
  await db.insert(sessions).values(row)
  return row.id
}
