import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { Input, OperationId } from '#contract/operation.ts'
import { operationRules } from '#contract/operation-rules.gen.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { appPolicies } from '#server/db/schema/access-catalogue.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { subjectNames } from '#server/domains/audit/subject-names.ts'
import { isForm } from '#server/http/calls/form-body.ts'
import { bodyOf } from '#server/testing/contract-bodies.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { insertAccessRequest, insertApp, insertGrant, insertLevel } from '#worlds/access.ts'
import { insertCompany } from '#worlds/company.ts'
import { type Role, roleRow } from '#worlds/member.ts'

/** A text that occurs only in the names of the app and its level. */
const MARK = '가온전용'
/** A search word that finds the app but differs from the mark, since the answers of lists repeat the search word. */
const WORD = '가온전'
const everyRole: Role[] = ['approver', 'appAdmin', 'securityAdmin', 'staff']
type Ids = Record<'appId' | 'levelId' | 'grantId' | 'requestId' | 'managerId', string>

/**
 * Operations that show apps. The test first checks in the company of the app that each operation shows it; otherwise
 * its absence in another company would prove nothing.
 */
const appOperations: OperationId[] = [
  'listApps',
  'getAccessApp',
  'listAccessGrants',
  'getAccessGrant',
  'listAccessRequests',
  'getAccessRequest',
  'listAdminAccessRequests',
  'listAdminAccessGrants',
  'exportAdminAccessGrants',
  'getAdminAccessToday',
  'getAdminAccessRequest',
  'listAdminAccessDecisions',
  'listAdminApps',
  'getAdminApp',
  'searchPortal',
  'searchAdminPortal',
  'listAuditRecords',
  'exportAuditRecords',
  'checkWithdrawal',
]
const operations = (Object.keys(operationTable) as OperationId[]).filter((id) => !isForm(id))

describeEngines('an app of another company', (engine) => {
  let portal: Portal
  let app: Ids
  let [companyId, otherId] = ['', '']
  const db = () => engine.database().db

  beforeAll(async () => {
    const env = {
      LOGIN_TRIES_PER_ADDRESS: '100000',
      CODE_SENDS: '1000',
      INQUIRIES_PER_ADDRESS: '100000',
      FLOW_VISITS_PER_ADDRESS: '100000',
    }
    portal = createPortal(engine.database(), { env })
    const createdAt = portal.clock.now()
    companyId = await insertCompany(db(), { createdAt })
    otherId = await insertCompany(db(), { name: '이웃집', createdAt })
    const appId = await insertApp(db(), { companyId, name: `${MARK} ERP`, longestTermDays: 90 })
    const levelId = await insertLevel(db(), { appId, companyId, name: `${MARK} 열람` })
    app = { appId, levelId, grantId: randomUUID(), requestId: randomUUID(), managerId: randomUUID() }
    const policy = { longestTermDays: 60, autoApproval: false, releaseReview: false }
    await db()
      .insert(appPolicies)
      .values([
        { companyId, appId, ...policy },
        { companyId: otherId, appId, ...policy },
      ])
  })

  const session = ({ email }: { email: string }) => portal.logInFully(email, { confirmed: true })

  /** Creates a member with data of a company: roles, a permission, and waiting and decided requests. */
  async function person(of: string | null, roles: Role[], ids: Ids) {
    const startAt = portal.clock.now()
    const member = await portal.addMember({
      mfaType: 'totp',
      factors: ['sms', 'totp'],
      companyId: of,
      staff: roles.includes('staff'),
    })
    const memberId = member.id
    const rows = [
      ...roles.map((role) => roleRow(memberId, role)),
      ...(of ? [{ ...roleRow(memberId, 'appAdmin', ids.appId), id: ids.managerId }] : []),
    ]
    if (rows.length > 0) await db().insert(memberRoles).values(rows)
    const memberAndLevel = { memberId, levelId: ids.levelId }
    await insertGrant(db(), { ...memberAndLevel, id: ids.grantId, startAt, endDate: '2027-12-31' })
    await insertAccessRequest(db(), { ...memberAndLevel, id: ids.requestId, requestedAt: startAt })
    const decidedValues = { approvalResult: 'REJECTED', closeReason: 'DECISION', closedAt: startAt } as const
    await insertAccessRequest(db(), {
      ...memberAndLevel,
      ...decidedValues,
      deciderId: memberId,
      requestedAt: startAt,
    })
    return member
  }
  const others = () => ({ ...app, grantId: randomUUID(), requestId: randomUUID(), managerId: randomUUID() })

  /**
   * Returns a valid body of an operation with the app's id in every possible field; all other values are the same in
   * each call of the operation.
   */
  function bodyNaming<Id extends OperationId>(id: Id, ids: Ids): Input<Id> {
    const [body] = fc.sample(bodyOf(id), { numRuns: 1, seed: 39 }) as [Record<string, unknown>]
    const namedIds = Object.entries(ids).filter(([key]) => inputFieldsOf(id).has(key))
    return {
      ...body,
      ...Object.fromEntries(namedIds),
      ...(inputFieldsOf(id).has('requests') && {
        requests: [{ requestId: ids.requestId, version: 1 }],
        comment: '확인했습니다.',
      }),
      // The audit record can be searched by people and actions, not by apps.
      ...(inputFieldsOf(id).has('search') && { search: id.includes('Audit') ? undefined : WORD }),
      ...(inputFieldsOf(id).has('version') && { version: 1 }),
      ...(inputFieldsOf(id).has('idempotencyKey') && { idempotencyKey: randomUUID() }),
      // A filter or a page would hide the app.
      ...Object.fromEntries(hidingFields.map((key) => [key, undefined])),
    } as Input<Id>
  }

  async function call(id: OperationId, ids: Ids, token: string | undefined) {
    const isProven = token !== undefined && operationRules[id].access.startsWith('verified')
    const proven = isProven ? await portal.verify(token) : token
    return portal.call(id, bodyNaming(id, ids) as never, proven ? { session: proven } : {})
  }
  const isAlive = async (token: string) =>
    (await portal.call('getUnauthSessionInfo', {}, { session: token })).data.passwordCheckYn === 'Y'

  it('is shown to its own company by every operation that shows apps', async () => {
    const ids = app
    const member = await person(companyId, everyRole, ids)
    const colleague = await person(companyId, [], others())
    expect(colleague.id).not.toBe(member.id)
    const token = await session(member)
    // An action that creates an audit record.
    await call('updateAppPolicies', ids, token)
    const showingOperations: OperationId[] = []
    for (const id of appOperations) {
      const { data } = await call(id, ids, token)
      if (JSON.stringify(data).includes(MARK)) showingOperations.push(id)
    }
    expect(showingOperations).toEqual(appOperations)
  })

  it('is named only in the audit record of its own company', async () => {
    const subjects = [`appId=${app.appId}`, `levelId=${app.levelId}`]
    const names = await subjectNames(db(), companyId)(subjects)
    expect(names).toEqual([`${MARK} ERP`, `${MARK} ERP · ${MARK} 열람`])
    for (const of of [otherId, null]) expect(await subjectNames(db(), of)(subjects)).toEqual([null, null])
  })

  it.each([
    ['a visitor', null],
    ['a member without a company', { of: 'none', roles: [] }],
    ['everybody of another company, with what is left of an older one', { of: 'other', roles: everyRole }],
  ] as const)(
    'is shown to %s by no operation, and gets the answer for a missing app',
    async (_, who) => {
      const left = others()
      const make = async () =>
        who
          ? await session(await person(who.of === 'other' ? otherId : null, [...who.roles], left))
          : undefined
      let token = await make()
      const faults: unknown[] = []
      for (const id of operations) {
        if (token && !(await isAlive(token))) {
          Object.assign(left, { grantId: randomUUID(), requestId: randomUUID(), managerId: randomUUID() })
          token = await make()
        }
        for (const ids of [app, left]) {
          const found = await call(id, ids, token)
          if (`${found.body}${JSON.stringify(found.data)}`.includes(MARK)) faults.push([id, 'shows it'])
          if (![...inputFieldsOf(id)].some((key) => key in ids)) continue
          const missing = await call(id, unknownIds(), token)
          if (found.code !== missing.code) faults.push([id, found.code, missing.code])
        }
      }
      expect(faults).toEqual([])
    },
    300_000,
  )
})

const hidingFields = [
  'cursor',
  'category',
  'device',
  'useStatus',
  'approvalResult',
  'approvalType',
  'requestAge',
  'fromDate',
  'toDate',
  'auditKind',
  'result',
  'decision',
  'owner',
  'grantIds',
]
const unknownIds = (): Ids => ({
  appId: randomUUID(),
  levelId: randomUUID(),
  grantId: randomUUID(),
  requestId: randomUUID(),
  managerId: randomUUID(),
})
/** Returns the names of an operation's input fields. */
function inputFieldsOf(id: OperationId): Set<string> {
  const knownFields = fields.get(id)
  if (knownFields) return knownFields
  const names = new Set(fc.sample(bodyOf(id), { numRuns: 40, seed: 39 }).flatMap((body) => Object.keys(body)))
  fields.set(id, names)
  return names
}
const fields = new Map<OperationId, Set<string>>()
