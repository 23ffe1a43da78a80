import { describe, expect, it } from 'vitest'
import {
  feedStateOf,
  feedWindow,
  isSameDeposit,
  matchStored,
  pauseAfterFailure,
  payerOf,
} from './account-feed.ts'

describe('the days of a request to the account service', () => {
  it.each([
    ['before the first answer', null, '2026-11-29', '2026-11-22', '2026-11-29'],
    ['after an answer of today', '2026-11-29', '2026-11-29', '2026-11-22', '2026-11-29'],
    ['after some days without an answer', '2026-11-20', '2026-11-29', '2026-11-13', '2026-11-29'],
    ['after two months, in parts', '2026-09-20', '2026-11-29', '2026-09-13', '2026-10-11'],
    ['after a year, of what the service has', '2025-11-29', '2026-11-29', '2026-09-05', '2026-10-03'],
  ])('%s', (_, coveredTo, today, fromDay, toDay) => {
    expect(feedWindow(coveredTo, today)).toEqual({ fromDay, toDay })
  })

  it('together cover all days up to today, over several requests', () => {
    let coveredTo: string | null = '2026-08-01'
    const ends: string[] = []
    while (coveredTo !== '2026-11-29') ends.push((coveredTo = feedWindow(coveredTo, '2026-11-29').toDay))
    expect(ends).toHaveLength(4)
  })
})

const line = {
  depositedOn: '2026-11-20',
  depositedTime: '10:11',
  payer: '솔바람상회',
  amount: 247_500,
  balance: 1_247_500,
}

describe('two records of the same deposit', () => {
  it.each([
    ['with one balance, whatever the name', { payer: '타행이체' }, true],
    ['with another balance', { balance: 1_247_501 }, false],
    ['of another minute', { depositedTime: '10:12' }, false],
    ['of another day', { depositedOn: '2026-11-21' }, false],
    ['of another amount', { amount: 247_501 }, false],
    ['without time, with one balance', { depositedTime: null }, true],
    ['without balance, with a shortened name', { balance: null, payer: '㈜솔바람' }, true],
    ['without balance and name', { balance: null, payer: '' }, true],
    ['without balance, with another name', { balance: null, payer: '이웃집' }, false],
    ['without balance, time and name', { balance: null, depositedTime: null, payer: '' }, false],
  ])('%s', (_, change, isSame) => {
    expect(isSameDeposit(line, { ...line, ...change })).toBe(isSame)
    expect(isSameDeposit({ ...line, ...change }, line)).toBe(isSame)
  })

  it('are matched, each stored deposit once', () => {
    const storedDeposit = { ...line, balance: null }
    expect(matchStored([line, line], [storedDeposit])).toEqual([storedDeposit, undefined])
    expect(matchStored([line, line], [storedDeposit, { ...storedDeposit, payer: '㈜솔바람상회' }])).toEqual([
      storedDeposit,
      { ...storedDeposit, payer: '㈜솔바람상회' },
    ])
  })
})

describe('the payer among the remarks of a bank', () => {
  it.each([
    [['솔바람상회', '타행이체', '신한은행'], '솔바람상회'],
    [['타행이체', '솔바람상회', ''], '솔바람상회'],
    [['인터넷뱅킹', '국민은행', '오하늘'], '오하늘'],
    [['모바일 이체', ''], '모바일 이체'],
    [['', ''], ''],
    [['CMS', '주식회사 이웃집'], '주식회사 이웃집'],
  ])('%j', (remarks, payer) => {
    expect(payerOf(remarks)).toBe(payer)
  })
})

it('a feed is collecting while a job runs, and has failed from an unsuccessful job until the next successful one', () => {
  expect(feedStateOf({ jobId: '1', failure: 'BANK' })).toBe('COLLECTING')
  expect(feedStateOf({ jobId: null, failure: 'BANK' })).toBe('FAILED')
  expect(feedStateOf({ jobId: null, failure: null })).toBe('WAITING')
})

it('the pause is longer after a failure that a person must fix than after a missing answer', () => {
  expect(pauseAfterFailure('SILENT')).toBeLessThan(pauseAfterFailure('BANK'))
})
