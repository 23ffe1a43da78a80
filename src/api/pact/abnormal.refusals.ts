import { area, session, unknownId } from './access.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

export const abnormalEventId = 'a0d6c4f2-3b81-47e5-9c20-f81e5d7b9a36'
export const abnormalSession = { session, abnormalEventId } as const
export const warning = {
  abnormalEventId,
  version: 1,
  action: 'WARNING',
  comment: '평소와 다른 시간에 접속했습니다.',
  endDate: null,
} as const

export const abnormalRefusals = {
  listAbnormalEvents: {
    tokens: session,
    body: {},
    refused: {
      'role.missing': {
        when: 'from a member',
        given: worldOf('a member of the access area', { ...area, grant: 'NONE' }),
      },
    },
  },
  getAbnormalEvent: {
    tokens: session,
    body: { abnormalEventId },
    refused: {
      'abnormalEvent.missing': {
        when: 'of one that is not there',
        given: worldOf('an abnormal behaviour for a security admin', abnormalSession),
        with: { abnormalEventId: unknownId },
      },
    },
  },
  takeAbnormalAction: {
    tokens: session,
    given: worldOf('an abnormal behaviour for a security admin', abnormalSession),
    body: warning,
    refused: {
      'abnormalEvent.missing': { when: 'on one that is not there', with: { abnormalEventId: unknownId } },
      'abnormalEvent.changed': { when: 'on another version', with: { version: 7 } },
      'abnormal.own': { when: 'on one’s own', but: { own: true } },
      'abnormal.nothingToDo': { when: 'that reaches nothing', with: { action: 'BLOCK_ACCESS' } },
      'abnormal.endDateInvalid': {
        when: 'by an exclusion until long ago',
        with: { action: 'EXCLUSION', endDate: '2020-01-01' },
      },
      'decision.commentMissing': { when: 'without a word', with: { comment: '' } },
    },
  },
} satisfies Partial<RefusalTable>
