import { expect, it } from 'vitest'
import { operationTable } from '#contract/operations.gen.ts'
import { grantEvents, requestEvents } from '../access/events.ts'
import { auditActionNameOf, auditActionNames } from './audit-actions.ts'
import { fileDownload, recordedAnyway } from './recorded-operations.ts'

const personalOperations = Object.entries(operationTable).filter(
  ([, { personalInput, personalOutput }]) => personalInput.length + personalOutput.length > 0,
)
const operations = [...personalOperations.map(([id]) => id), ...recordedAnyway, fileDownload]
const events = [
  ...new Set([
    'request.created',
    'grant.expiring',
    'grant.unblocked',
    'delegate.set',
    'delegate.cleared',
    ...Object.values(requestEvents),
    ...Object.values(grantEvents),
  ]),
]

it('every recorded action has a Korean name, and every name belongs to a recorded action', () => {
  expect(Object.keys(auditActionNames).toSorted()).toEqual([...operations, ...events].toSorted())
  for (const name of Object.values(auditActionNames)) expect(name).toMatch(/^[가-힣0-9 ()]+$/)
})

it('no two recorded actions have the same name', () => {
  expect(new Set(Object.values(auditActionNames)).size).toBe(Object.keys(auditActionNames).length)
})

it('the name of an unknown action is the recorded word, marked as unknown', () => {
  expect([
    auditActionNameOf('request.created'),
    auditActionNameOf('toString.later'),
    auditActionNameOf('toString'),
  ]).toEqual(['권한 신청', '그 밖의 값(toString.later)', '그 밖의 값(toString)'])
})
