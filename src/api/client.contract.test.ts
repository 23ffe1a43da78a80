import { expect, it, vi } from 'vitest'
import { Problem } from '#contract/problem.ts'
import { encodeBase64 } from '#domain/base64.ts'
import { checkOf } from './answer-check.ts'
import { type ApiOptions, type ContractViolation, createApi } from './client.ts'
import { messages } from './messages.ts'
import { answerEvery, withServer } from './testing/server.ts'

const user = {
  email: encodeBase64('minsu@hanbit.example'),
  name: encodeBase64('남궁민수'),
  phoneNumber: encodeBase64('010-****-1234'),
  subEmail: null,
  companyName: null,
  deptName: null,
  subscribeYn: 'Y',
  mfaType: 'none',
  passwordLeast: 8,
  joinedAt: '2026-11-20T16:30:00Z',
}

/** Calls `getUserInfo` of a server that returns this answer; returns the outcome and the reported violations. */
async function callWithAnswer(data: unknown, options: Partial<ApiOptions> = {}) {
  const violations: ContractViolation[] = []
  const outcome: unknown = await withServer(answerEvery({ code: 200, msg: '', data }), (baseUrl) =>
    createApi({
      baseUrl,
      isAdmin: () => false,
      now: Date.now,
      random: Math.random,
      navigate: () => undefined,
      loadCheck: checkOf,
      onViolation: (violation) => violations.push(violation),
      ...options,
    })
      .getUserInfo({})
      .catch((error: unknown) => error),
  )
  return { outcome, violations }
}

it('an answer that follows the contract is returned, with its times in Korean time', async () => {
  const { outcome, violations } = await callWithAnswer(user)
  expect(outcome).toMatchObject({ name: '남궁민수', joinedAt: '2026-11-21T01:30:00+09:00' })
  expect(violations).toEqual([])
})

it.each([
  [{ ...user, subscribeYn: undefined }, 'data.subscribeYn is missing'],
  [{ ...user, joinedAt: 'yesterday' }, 'data.joinedAt is not a time with its offset'],
  [{ ...user, name: '남궁민수' }, 'The personal field name is not valid base64 text.'],
  [null, 'data is not an object'],
])(
  'an answer that violates the contract is problem 500, and is reported without its values',
  async (data, fault) => {
    const { outcome, violations } = await callWithAnswer(data)
    expect(outcome).toEqual(new Problem(500, messages.contractViolation))
    expect(violations).toEqual([{ operation: 'getUserInfo', fault }])
  },
)

it('an answer that violates the contract is reported like any other problem', async () => {
  const onProblem = vi.fn<(problem: Problem) => void>()
  await callWithAnswer({ ...user, name: undefined }, { onCall: () => onProblem })
  expect(onProblem).toHaveBeenCalledExactlyOnceWith(new Problem(500, messages.contractViolation))
})

it('an answer is returned unchanged if the check cannot be loaded', async () => {
  const loadCheck = () => Promise.reject(new Error('no chunk'))
  const { outcome } = await callWithAnswer({ ...user, subscribeYn: undefined }, { loadCheck })
  expect(outcome).toMatchObject({ name: '남궁민수' })
})

it('a call whose check never loads ends after its time limit', async () => {
  const { outcome } = await callWithAnswer(user, { loadCheck: () => new Promise(() => {}), timeoutMs: 300 })
  expect(outcome).toEqual(new Problem(0, messages.timedOut))
})

it('the check is loaded during the call', async () => {
  const order: string[] = []
  await callWithAnswer(user, {
    loadCheck: (id) => {
      order.push('check')
      return checkOf(id)
    },
    fetch: (request) => {
      order.push('call')
      return fetch(request)
    },
  })
  expect(order).toEqual(['check', 'call'])
})
