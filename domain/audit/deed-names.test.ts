import { expect, it } from 'vitest'
import { operationTable } from '#contract/operations.gen.ts'
import { grantEvents, requestEvents } from '../access/events.ts'
import { deedNameOf, deedNames, fileDeed, notedAnyway } from './deed-names.ts'

const personal = Object.entries(operationTable).filter(
  ([, { personalInput, personalOutput }]) => personalInput.length + personalOutput.length > 0,
)
const operations = [...personal.map(([id]) => id), ...notedAnyway, fileDeed]
const events = [
  ...new Set([
    'request.created',
    'grant.expiring',
    'delegate.set',
    'delegate.cleared',
    ...Object.values(requestEvents),
    ...Object.values(grantEvents),
  ]),
]

it('everything that can stand on record has a Korean name, and nothing else has', () => {
  expect(Object.keys(deedNames).toSorted()).toEqual([...operations, ...events].toSorted())
  for (const name of Object.values(deedNames)) expect(name).toMatch(/^[가-힣0-9 ()]+$/)
})

it('no two have the same name', () => {
  expect(new Set(Object.values(deedNames)).size).toBe(Object.keys(deedNames).length)
})

it('what is not known is said as it was written', () => {
  expect([deedNameOf('request.created'), deedNameOf('toString.later')]).toEqual([
    '권한 신청',
    'toString.later',
  ])
})
