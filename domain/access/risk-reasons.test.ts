import { expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { riskReasons } from './risk-reasons.ts'

type Detail = Schema<'AdminAccessRequestDetail'>

const grant = (grantId: string, riskLevel: Schema<'RiskLevel'>) =>
  ({ grantId, riskLevel }) as Detail['grants'][number]
const ask = (
  seen: { riskLevel?: Schema<'RiskLevel'>; deptName?: string | null; approvalType?: Schema<'ApprovalType'> },
  more: Partial<Detail> = {},
) => {
  const { riskLevel = 'HIGH', deptName = '재무팀', approvalType = 'APPLY' } = seen
  const detail = {
    seen: { riskLevel, deptName, request: { approvalType, grantId: 'own' } },
    administersYn: 'N',
    holders: { count: 3, sameDept: 2, names: [] },
    grants: [],
    ...more,
  } as unknown as Detail
  return riskReasons(detail)
}
const noUses = { count: 0, sameDept: 0, names: [] }

it.each<[string, ReturnType<typeof ask>, ReturnType<typeof ask>]>([
  ['what colleagues have too', ask({}), []],
  ['what administers the app', ask({}, { administersYn: 'Y' }), [{ reason: 'ADMINISTERS' }]],
  ['what no colleague has', ask({}, { holders: noUses }), [{ reason: 'NOBODY_HAS_IT' }]],
  [
    'what other departments have',
    ask({}, { holders: { count: 3, sameDept: 0, names: [] } }),
    [{ reason: 'NOBODY_IN_DEPT' }],
  ],
  [
    'one whose department is not known',
    ask({ deptName: null }, { holders: { count: 3, sameDept: 0, names: [] } }),
    [],
  ],
  [
    'one who holds others of a high risk',
    ask({}, { grants: [grant('own', 'HIGH'), grant('a', 'HIGH'), grant('b', 'MEDIUM'), grant('c', 'HIGH')] }),
    [{ reason: 'HOLDS_HIGH', count: 2 }],
  ],
  ['a low risk', ask({ riskLevel: 'LOW' }, { administersYn: 'Y', holders: noUses }), []],
  ['a release', ask({ approvalType: 'RELEASE' }, { holders: noUses }), []],
  ['a pause', ask({ approvalType: 'SUSPEND' }, { holders: noUses }), []],
  ['a resumption', ask({ approvalType: 'RESUME' }, { holders: noUses }), [{ reason: 'NOBODY_HAS_IT' }]],
])('%s', (_, found, expected) => {
  expect(found).toEqual(expected)
})
