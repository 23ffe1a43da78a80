import { describe, expect, it } from 'vitest'
import { popbillServer } from '#server/testing/popbill-server.ts'
import { popbillAccount } from './popbill.ts'
import { AccountServiceUnknown } from './service.ts'
import { simulatedAccount } from './simulator.ts'

const JOB = '021112918000000001'
const { answers, asked, site } = popbillServer(({ method, url, body, headers: { authorization } }) => ({
  method,
  url,
  body,
  authorization,
}))

const clock = { now: () => new Date('2026-11-21T01:30:00Z') }
const account = { bankCode: '0004', accountNumber: '12345678901234' }
const popbill = () =>
  popbillAccount(
    {
      linkId: 'PORTAL',
      secretKey: Buffer.from('not a secret').toString('base64'),
      businessNo: '9990000001',
      isTest: false,
    },
    account,
    clock,
    { auth: site(), service: site() },
  )

describe('a request for rows of the account', () => {
  const url =
    '/EasyFin/Bank/BankAccount?BankCode=0004&AccountNumber=12345678901234&SDate=20261114&EDate=20261121'

  it('contains the account and the days, with a token for the account service', async () => {
    answers[url] = { status: 200, body: { jobID: JOB } }
    expect(await popbill().request('2026-11-14', '2026-11-21')).toEqual({ jobId: JOB })
    expect(JSON.parse(asked[0]!.body)).toEqual({ access_id: '9990000001', scope: ['member', '180'] })
    expect(asked[1]).toMatchObject({ method: 'POST', url, authorization: 'Bearer token-1' })
  })

  it.each([
    ['-99003008', 'POINTS'],
    ['-41000012', 'ACCOUNT'],
  ])('that is refused with %s is %s', async (code, failure) => {
    answers[url] = { status: 400, body: { code: Number(code), message: '홍길동' } }
    expect(await popbill().request('2026-11-14', '2026-11-21')).toEqual({ failure, failureCode: code })
  })

  it.each([
    { status: 0, body: {} },
    { status: 500, body: {} },
    { status: 400, body: { message: '홍길동' } },
    { status: 200, body: { jobID: '../../x' } },
  ])('without a readable answer is unknown: %j', async (answer) => {
    answers[url] = answer
    const pendingRequest = popbill().request('2026-11-14', '2026-11-21')
    await expect(pendingRequest).rejects.toBeInstanceOf(AccountServiceUnknown)
    await expect(pendingRequest).rejects.not.toThrow('홍길동')
  })
})

it.each([
  [{ status: 200, body: { jobState: '1', errorCode: 0 } }, 'RUNNING'],
  [{ status: 200, body: { jobState: 2, errorCode: 0 } }, 'RUNNING'],
  [{ status: 200, body: { jobState: 3, errorCode: 1 } }, 'DONE'],
  [
    { status: 200, body: { jobState: 3, errorCode: -31004 } },
    { failure: 'BANK', failureCode: '-31004' },
  ],
  [{ status: 400, body: { code: -41000005 } }, 'GONE'],
])('a job that is answered with %j is %j', async (answer, look) => {
  answers[`/EasyFin/Bank/${JOB}/State`] = answer
  expect(await popbill().look(JOB)).toEqual(look)
})

it('a job in an undocumented state throws AccountServiceUnknown', async () => {
  answers[`/EasyFin/Bank/${JOB}/State`] = { status: 200, body: { jobState: 9 } }
  await expect(popbill().look(JOB)).rejects.toBeInstanceOf(AccountServiceUnknown)
})

it('rows are read in the format of the service, and rows without id, day or amount are counted as unreadable', async () => {
  const row = {
    tid: '01912181100000000120261120000001',
    trdate: '20261120',
    trserial: 1,
    trdt: '20261120101112',
    accIn: '247500',
    accOut: '0',
    balance: '1247500',
    remark1: '타행이체',
    remark2: '솔바람상회',
    remark3: '',
    remark4: '',
    memo: '',
  }
  answers[`/EasyFin/Bank/${JOB}?TradeType=I&Page=2&PerPage=1000&Order=A`] = {
    status: 200,
    body: {
      code: 1,
      pageCount: 3,
      list: [
        row,
        { ...row, tid: 'x2', accIn: '0', accOut: '5000', trdt: '', trdate: '20261119', balance: '' },
        { ...row, tid: '' },
        { ...row, trdt: '20261320101112' },
        { ...row, accIn: 'many' },
        null,
      ],
    },
  }
  const read = await popbill().rows(JOB, 2)
  expect(read).toMatchObject({ pages: 3, unreadable: 4 })
  expect(read.rows).toEqual([
    {
      transactionId: row.tid,
      depositedOn: '2026-11-20',
      depositedTime: '10:11',
      payer: '솔바람상회',
      amount: 247_500,
      balance: 1_247_500,
    },
    {
      transactionId: 'x2',
      depositedOn: '2026-11-19',
      depositedTime: null,
      payer: '솔바람상회',
      amount: -5_000,
      balance: null,
    },
  ])
})

describe('the simulation', () => {
  let at = Date.parse('2026-11-21T01:30:00Z')
  const service = (end: string) =>
    simulatedAccount({ bankCode: '0004', accountNumber: `0001234567${end}` }, { now: () => new Date(at) })
  const jobOf = async (given: ReturnType<typeof service>) => {
    const answer = await given.request('2026-11-14', '2026-11-21')
    return 'jobId' in answer ? answer.jobId : ''
  }

  it('takes some seconds to collect, returns one row twice, and adds a late row in the second job', async () => {
    const usualService = service('900')
    const job = await jobOf(usualService)
    expect(await usualService.look(job)).toBe('RUNNING')
    at += 4_000
    expect(await usualService.look(job)).toBe('DONE')
    const { rows } = await usualService.rows(job, 1)
    expect(new Set(rows.map(({ transactionId }) => transactionId)).size).toBe(rows.length - 1)
    expect(rows.some(({ amount }) => amount < 0)).toBe(true)
    expect((await usualService.rows(await jobOf(usualService), 1)).rows).toHaveLength(rows.length + 1)
    expect(await usualService.look('0')).toBe('GONE')
  })

  it('fails in the way that the last digits of the account number select', async () => {
    const refusingService = service('001')
    const job = await jobOf(refusingService)
    at += 4_000
    expect(await refusingService.look(job)).toMatchObject({ failure: 'BANK' })
    expect(await service('002').request('2026-11-14', '2026-11-21')).toMatchObject({ failure: 'POINTS' })
    const slowService = service('003')
    const slowJob = await jobOf(slowService)
    at += 3_600_000
    expect(await slowService.look(slowJob)).toBe('RUNNING')
    await expect(service('004').request('2026-11-14', '2026-11-21')).rejects.toBeInstanceOf(
      AccountServiceUnknown,
    )
  })
})
