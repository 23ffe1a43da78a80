import { expect, it } from 'vitest'
import {
  billDays,
  billSteps,
  completeRules,
  firstInboxOnlyStep,
  nextRetry,
  pastDueFrom,
  ruleFault,
  USUAL_CHANNELS,
  USUAL_RULES,
} from './rules.ts'

it('a charge is retried after one, three and five days, and a subscription becomes past due on the eighth day after the due day', () => {
  expect(
    ['2026-03-01', '2026-03-02', '2026-03-04', '2026-03-06', '2026-03-20'].map((day) =>
      nextRetry('2026-03-01', day),
    ),
  ).toEqual(['2026-03-02', '2026-03-04', '2026-03-06', null, null])
  expect(pastDueFrom('2026-03-07', USUAL_RULES.graceDays)).toBe('2026-03-15')
  expect(pastDueFrom('2026-03-07', 0)).toBe('2026-03-08')
  expect(pastDueFrom('2026-03-07', null)).toBeNull()
})

it('a charge is retried on the days of the rules, and never if the rules have no retry', () => {
  expect(nextRetry('2026-03-01', '2026-03-01', [2, 9])).toBe('2026-03-03')
  expect(nextRetry('2026-03-01', '2026-03-03', [2, 9])).toBe('2026-03-10')
  expect(nextRetry('2026-03-01', '2026-03-01', [])).toBeNull()
})

it('the days of a bill that is never paid are calculated from its rules', () => {
  expect(billDays({ ...USUAL_RULES, reminderDays: 3 }, 'C', '2026-03-01')).toEqual({
    retryOn: ['2026-03-02', '2026-03-04', '2026-03-06'],
    remindOn: '2026-03-05',
    dueDate: '2026-03-08',
    lateOn: '2026-03-09',
    pastDueOn: '2026-03-16',
    lastNoticeOn: null,
    endsOn: null,
  })
  expect(billDays({ ...USUAL_RULES, graceDays: null }, 'G', '2026-02-20')).toEqual({
    retryOn: [],
    remindOn: null,
    dueDate: '2026-03-06',
    lateOn: '2026-03-07',
    pastDueOn: null,
    lastNoticeOn: null,
    endsOn: null,
  })
  expect(billDays({ ...USUAL_RULES, endDays: 20, lastNoticeDays: 8 }, 'C', '2026-03-01')).toMatchObject({
    pastDueOn: '2026-03-16',
    lastNoticeOn: '2026-03-28',
    endsOn: '2026-04-05',
  })
})

it('the usual rules and the limits of each rule are accepted', () => {
  expect(ruleFault(USUAL_RULES)).toBeUndefined()
  const widest = { transferDays: 60, chargeDays: 30, retryDays: [1, 2, 3, 29, 30], graceDays: 90 }
  expect(ruleFault({ ...USUAL_RULES, ...widest, reminderDays: 14 })).toBeUndefined()
  expect(ruleFault({ ...USUAL_RULES, endDays: 180, lastNoticeDays: 30 })).toBeUndefined()
  expect(ruleFault({ ...USUAL_RULES, endDays: 7, lastNoticeDays: 7 })).toBeUndefined()
  const narrowest = { transferDays: 1, chargeDays: 1, retryDays: [], graceDays: 0 }
  expect(ruleFault({ ...USUAL_RULES, ...narrowest })).toBeUndefined()
})

it.each([
  ['transferDays', { transferDays: 0 }],
  ['transferDays', { transferDays: 61 }],
  ['chargeDays', { chargeDays: 31 }],
  ['chargeDays', { chargeDays: 2.5 }],
  ['graceDays', { graceDays: -1 }],
  ['graceDays', { graceDays: 91 }],
  ['retryDays', { retryDays: [0, 1] }],
  ['retryDays', { retryDays: [3, 1] }],
  ['retryDays', { retryDays: [1, 1] }],
  ['retryDays', { retryDays: [1, 8] }],
  ['retryDays', { retryDays: [1, 2, 3, 4, 5, 6] }],
  ['endDays', { endDays: 6, lastNoticeDays: 7 }],
  ['endDays', { endDays: 181, lastNoticeDays: 7 }],
  ['endDays', { endDays: 30, lastNoticeDays: 7, graceDays: null }],
  ['lastNoticeDays', { endDays: 30, lastNoticeDays: 6 }],
  ['lastNoticeDays', { endDays: 60, lastNoticeDays: 31 }],
  ['lastNoticeDays', { endDays: 10, lastNoticeDays: 11 }],
  ['lastNoticeDays', { endDays: 30, lastNoticeDays: null }],
  ['lastNoticeDays', { endDays: null, lastNoticeDays: 7 }],
  ['reminderDays', { reminderDays: 0 }],
  ['reminderDays', { reminderDays: 7 }],
  ['reminderDays', { reminderDays: 15, transferDays: 30, chargeDays: 30 }],
] as const)('refuses %s of %j', (name, change) => {
  const rules = { ...USUAL_RULES, ...change }
  expect(ruleFault({ ...rules, retryDays: [...rules.retryDays] })).toBe(name)
})

it('of the steps that end a subscription, the first step whose notices reach members only inside the portal is reported', () => {
  const noChannels = { mailYn: 'N', phoneYn: 'N' } as const
  expect(firstInboxOnlyStep(USUAL_RULES)).toBeUndefined()
  for (const step of billSteps) {
    const inboxOnlyRules = { endDays: 30, channels: { ...USUAL_CHANNELS, [step]: noChannels } }
    expect(firstInboxOnlyStep(inboxOnlyRules)).toBe(
      step === 'failed' || step === 'reminder' ? undefined : step,
    )
    const byPhone = {
      endDays: 30,
      channels: { ...USUAL_CHANNELS, [step]: { ...noChannels, phoneYn: 'Y' as const } },
    }
    expect(firstInboxOnlyStep(byPhone)).toBeUndefined()
    const isOfEnd = step === 'ending' || step === 'ended'
    if (isOfEnd) expect(firstInboxOnlyStep({ ...inboxOnlyRules, endDays: null })).toBeUndefined()
  }
})

it('rules that are missing are taken from the rules in force', () => {
  const { endDays: _, lastNoticeDays: __, channels, ...former } = USUAL_RULES
  const { ending: ___, ended: ____, ...known } = channels
  expect(completeRules({ ...former, channels: known })).toEqual(USUAL_RULES)
  const inForce = { ...USUAL_RULES, endDays: 30, lastNoticeDays: 14 }
  expect(completeRules({ ...former, graceDays: 3, channels: known }, inForce)).toEqual({
    ...inForce,
    graceDays: 3,
  })
})
