import { expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { exampleOf } from '#contract/testing/contract-example.ts'
import { foldedRecords } from './equal-records.ts'

const recordOf = (more: Partial<Schema<'AuditRecord'>>) => exampleOf('AuditRecord', more)

it('consecutive audit records that differ only in their time become one row with all times', () => {
  const saveRecords = ['10:05', '10:04', '10:03'].map((time, index) =>
    recordOf({ auditId: `${index}`, at: `2026-11-30T${time}:00+09:00`, hash: `hash ${index}` }),
  )
  expect(foldedRecords(saveRecords)).toEqual([{ ...saveRecords[0], times: saveRecords.map(({ at }) => at) }])
})

it('audit records stay separate if another record is between them, or if their person or subject differs', () => {
  const [save, other] = [recordOf({ actorName: '가람' }), recordOf({ actorName: '나래' })]
  expect(foldedRecords([save, other, save]).map(({ times }) => times.length)).toEqual([1, 1, 1])
  expect(foldedRecords([save, { ...save, subject: 'BILL:1' }])).toHaveLength(2)
})
