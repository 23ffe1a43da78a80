import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { session } from './access.ts'
import { auditRefusals } from './audit.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'
import { oneOf, personal, time } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'

const { eachLike, integer, string } = Matchers
const record = {
  auditId: string('0e0f5a0c-6c2e-4f53-9b0b-7c2c1b8d4a11.1'),
  auditKind: oneOf('READ', 'CHANGE', 'FILE', 'ACCESS'),
  at: time('2026-11-24T09:00:00+09:00'),
  actorName: personal('송나래'),
  action: string('getUserInfo'),
  subject: '',
  subjectName: null,
  ownerName: null,
  address: string('203.0.113.7'),
  hash: string('a'.repeat(64)),
}

const onThatDay = { auditKind: 'READ', fromDate: '2026-01-05', toDate: '2026-01-05', sort: 'ACTOR' } as const

describe('listAuditRecords', () => {
  it('returns the records about one person', () => {
    const requestInput = {
      auditKind: 'READ',
      search: '나래',
      fromDate: '2026-01-05',
      toDate: '2026-01-05',
      sort: 'ACTOR',
      sortDirection: 'DESC',
      limit: 100,
    } as const
    const { limit: _, sort: __, sortDirection: ___, ...echoed } = requestInput
    return beginInteraction('an audit record for a security admin', { session })
      .uponReceiving('listAuditRecords of a security admin')
      .withRequest(...calling('listAuditRecords', requestInput, session))
      .willRespondWith(
        ...successAnswer({
          ...echoed,
          readingYn: 'Y',
          total: integer(1),
          readingCount: integer(1),
          nextCursor: null,
          list: eachLike(record),
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).listAuditRecords(requestInput)).toMatchObject({
          list: [{ actorName: '송나래' }],
        })
      })
  })
})

describe('exportAuditRecords', () => {
  it('returns the records as a file', () =>
    beginInteraction('an audit record for a security admin', { session })
      .uponReceiving('exportAuditRecords of a security admin')
      .withRequest(...calling('exportAuditRecords', onThatDay, session))
      .willRespondWith(
        ...successAnswer({
          fileName: string('감사기록-2026-11-24.csv'),
          rows: integer(1),
          csv: personal('\uFEFF시각,구분\r\n'),
        }),
      )
      .executeTest(async (server) => {
        expect((await apiOf(server, session).exportAuditRecords(onThatDay)).csv).toContain('시각,구분')
      }))
})

describe('verifyAuditRecords', () => {
  it('returns the number of intact records', () =>
    beginInteraction('an audit record for a security admin', { session })
      .uponReceiving('verifyAuditRecords of a security admin')
      .withRequest(...calling('verifyAuditRecords', {}, session))
      .willRespondWith(
        ...successAnswer({
          checkedAt: time('2026-11-24T09:00:00+09:00'),
          records: integer(1),
          faultCount: 0,
          faults: [],
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).verifyAuditRecords({})).toMatchObject({ faultCount: 0 })
      }))
})

describeRefusals(auditRefusals)
