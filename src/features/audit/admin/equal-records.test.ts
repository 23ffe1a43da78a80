import { describe, expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { exampleOf } from '#contract/testing/contract-example.ts'
import { UNKNOWN_OUTCOME } from '#domain/audit/audit-subjects.ts'
import { foldedRecords, isSignIn } from './equal-records.ts'

const recordOf = (more: Partial<Schema<'AuditRecord'>>) => exampleOf('AuditRecord', more)

it('consecutive audit records that differ only in their time become one row with all times', () => {
  const saveRecords = ['10:05', '10:04', '10:03'].map((time, index) =>
    recordOf({ auditId: `${index}`, at: `2026-11-30T${time}:00+09:00`, hash: `hash ${index}` }),
  )
  const [row, ...more] = foldedRecords(saveRecords)
  expect(more).toEqual([])
  expect(row).toMatchObject(saveRecords[0]!)
  expect(row!.steps.map(({ at, hash }) => [at, hash])).toEqual(saveRecords.map(({ at, hash }) => [at, hash]))
  expect(isSignIn(row!)).toBe(false)
})

it('audit records stay separate if another record is between them, or if their person or subject differs', () => {
  const [save, other] = [recordOf({ actorName: '가람' }), recordOf({ actorName: '나래' })]
  expect(foldedRecords([save, other, save]).map(({ steps }) => steps.length)).toEqual([1, 1, 1])
  expect(foldedRecords([save, { ...save, subject: 'BILL:1' }])).toHaveLength(2)
})

describe('the steps of a sign-in', () => {
  const stepOf = (action: string, time: string, more: Partial<Schema<'AuditRecord'>> = {}) =>
    recordOf({
      auditId: `${action} ${time}`,
      action,
      subject: action,
      at: `2026-11-30T${time}:00+09:00`,
      ...more,
    })
  const signIn = [
    stepOf('sendVerificationCode', '10:04'),
    stepOf('startVerification', '10:04'),
    stepOf('startMfaChallenge', '10:03'),
    stepOf('logIn', '10:02'),
  ]

  it('become one row with every step', () => {
    const [row, ...more] = foldedRecords(signIn)
    expect(more).toEqual([])
    expect(row!.steps.map(({ auditId }) => auditId)).toEqual(signIn.map(({ auditId }) => auditId))
    expect(isSignIn(row!)).toBe(true)
  })

  it('stay apart from those of another person, another address and another time', () => {
    const [first] = signIn
    for (const other of [
      stepOf('logIn', '10:02', { actorName: '나래' }),
      stepOf('logIn', '10:02', { address: '203.0.113.9' }),
      stepOf('logIn', '09:53'),
    ])
      expect(foldedRecords([first!, other])).toHaveLength(2)
  })

  it('do not take a step whose outcome is unknown', () => {
    const unknown = stepOf('logIn', '10:02', { subject: `logIn${UNKNOWN_OUTCOME}` })
    expect(foldedRecords([signIn[0]!, unknown])).toHaveLength(2)
  })

  it('do not take other actions of the same person', () => {
    expect(foldedRecords([signIn[0]!, stepOf('changePassword', '10:04'), signIn[3]!])).toHaveLength(3)
  })
})
