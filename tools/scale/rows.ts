import { type Caller, unknownVisitor } from '../../server/http/calls/caller.ts'
import { sessionFacts } from '../../server/testing/session-facts.ts'

/** Returns the id of a row as an SQL expression, computed from a kind and a number that are SQL expressions too. */
export const rowId = (kind: string, number: string) =>
  `(lpad(to_hex(${kind}), 8, '0') || '-0000-4000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`
/** Returns the same id as `rowId`, computed in TypeScript. */
export const idOf = (kind: string, number: number) =>
  `${kind.padStart(8, '0')}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`

export const [COMPANY, MEMBER] = ['1', '2'] as const

/** Returns the SQL that inserts companies and their members; the first company is the same in each data set. */
export const peopleStatements = (companies: number, membersEach: number): string[] => [
  `insert into companies (id, name, rnno, created_at) select ${rowId(COMPANY, 'n')}, '회사 ' || n, '9998700017', now() from generate_series(0, ${companies - 1}) n`,
  `insert into members (id, company_id, email, name, phone_number, password_hash, mfa_type, created_at)
   select ${rowId(MEMBER, 'n')}, ${rowId(COMPANY, `n / ${membersEach}`)}, 'm' || n || '@scale.example', '구성원 ' || n, '01000000000', '', 'none', now() from generate_series(0, ${companies * membersEach - 1}) n`,
]

/** Returns the first member of the first company. */
export function firstMember(): Caller {
  const member = {
    sessionId: '',
    memberId: idOf(MEMBER, 0),
    companyId: idOf(COMPANY, 0),
    managesSubscriptions: true,
    passwordChecked: true,
    verified: false,
    staff: false,
    staffRoles: [],
    endsAt: new Date(),
    info: sessionFacts,
  }
  return { ...unknownVisitor, stage: 'member', member }
}
