import { describe, expect, it } from 'vitest'
import './texts.ts'
import { type SubscriptionState, stateNames } from '#domain/subscription/state-names.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { stateText, termText } from './subscription-text.ts'

const t = i18n.getFixedT('ko', 'subscription')
const today = '2026-11-21'
type Sentence = { term: string; text: string | undefined }

/** The sentences that a member reads about a subscription, by its state and days. */
const sentences: [SubscriptionState, startDate: string | null, endDate: string | null, Sentence][] = [
  [
    'REQUESTED',
    null,
    null,
    {
      term: '승인되면 시작합니다',
      text: '신청 내용을 확인하고 있습니다. 확인이 끝나면 이메일로 알려 드립니다.',
    },
  ],
  [
    'REJECTED',
    null,
    null,
    { term: '시작하지 않았습니다', text: '신청이 반려되었습니다. 내용을 수정해 다시 신청할 수 있습니다.' },
  ],
  [
    'CANCELED',
    null,
    null,
    { term: '시작하지 않았습니다', text: '신청을 취소했습니다. 필요하면 다시 신청할 수 있습니다.' },
  ],
  ['ACTIVE', '2026-11-22', null, { term: '2026.11.22부터', text: '2026.11.22부터 이용할 수 있습니다.' }],
  ['ACTIVE', '2026-11-21', null, { term: '2026.11.21부터', text: undefined }],
  ['ACTIVE', '2026-01-01', '2026-12-31', { term: '2026.01.01 ~ 2026.12.31', text: undefined }],
  [
    'PAST_DUE',
    '2026-01-01',
    null,
    {
      term: '2026.01.01부터',
      text: '납부 기한이 지난 청구서가 있습니다. 모두 납부하면 다시 이용 중으로 바뀝니다.',
    },
  ],
  [
    'CANCEL_SCHEDULED',
    '2026-01-01',
    '2026-11-30',
    {
      term: '2026.01.01 ~ 2026.11.30',
      text: '2026.11.30까지 이용한 뒤 해지됩니다. 그날까지 해지 예약을 철회할 수 있습니다.',
    },
  ],
  // The last day of the subscription is over; a job will end the subscription within a minute.
  [
    'CANCEL_SCHEDULED',
    '2026-01-01',
    '2026-11-20',
    {
      term: '2026.01.01 ~ 2026.11.20',
      text: '해지된 구독입니다. 청구 내역은 계속 볼 수 있습니다.',
    },
  ],
  [
    'ENDED',
    '2026-01-01',
    '2026-11-20',
    {
      term: '2026.01.01 ~ 2026.11.20',
      text: '해지된 구독입니다. 청구 내역은 계속 볼 수 있습니다.',
    },
  ],
]

describe('the description of a subscription', () => {
  it.each(sentences)(
    'is the expected sentence in state %s, from %s to %s',
    (subscriptionState, startDate, endDate, { term, text }) => {
      expect(termText(t, { subscriptionState, startDate, endDate })).toBe(term)
      expect(stateText(t, { subscriptionState, startDate, endDate }, today)).toBe(text)
    },
  )

  it('is tested for every state', () => {
    expect(new Set(sentences.map(([state]) => state))).toEqual(new Set(stateNames))
  })

  it('is a general text for a state that this release does not know', () => {
    const unknownState = { subscriptionState: 'FROZEN', startDate: null, endDate: null }
    expect([termText(t, unknownState), stateText(t, unknownState, today)]).toEqual([
      '시작하지 않았습니다',
      '확인할 수 없는 상태입니다. 내용만 볼 수 있습니다.',
    ])
  })
})
