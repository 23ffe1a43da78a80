import { expect, it } from 'vitest'
import { auditSubjectNames, subjectKindsOf } from './audit-subjects.ts'

it('every id in an audit record has a unique Korean name', () => {
  const names = Object.values(auditSubjectNames)
  for (const name of names) expect(name).toMatch(/^[가-힣 ]+$/)
  expect(new Set(names).size).toBe(names.length)
})

it.each([
  ['requestId=0e0f5a0c grantId=7c2c1b8d', ['권한 신청', '권한']],
  ['billId=1 billId=2', ['청구서']],
  ['', []],
  ['toString=1 laterId=2', []],
])('the subject "%s" is described as %j', (subject, kinds) => {
  expect(subjectKindsOf(subject)).toEqual(kinds)
})
