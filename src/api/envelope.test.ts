import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { readEnvelope } from './envelope.ts'
import { messages } from './messages.ts'

describe('an answer of status 200, 302 or 307', () => {
  it.each([200, 302, 307])('returns the data of a success under status %d', (status) => {
    expect(readEnvelope(status, '{"code":200,"msg":"","data":{"count":3}}')).toEqual({ count: 3 })
  })

  it.each([300, 307, 399])('does not treat code %d as an error', (code) => {
    expect(readEnvelope(200, { code, msg: '', data: ['a'] })).toEqual(['a'])
  })

  it('accepts a code that is a string', () => {
    expect(readEnvelope(200, { code: '200', msg: '', data: 1 })).toBe(1)
    expect(() => readEnvelope(200, { code: '1225', msg: '확인' })).toThrow(new Problem(1225, '확인'))
  })

  it.each([{ email: 'x' }, {}, [1, 2], { msg: '안내', data: 1 }])(
    'without a code is the data itself: %j',
    (body) => {
      expect(readEnvelope(200, JSON.stringify(body))).toEqual(body)
    },
  )

  it.each([199, 201, 299, 400, 0, -200])('treats code %d as a refusal', (code) => {
    const data = { remaining: 2 }
    expect(problemIn(200, { code, msg: '거절', data })).toMatchObject({ code, message: '거절', data })
  })

  it('has the default message for a refusal without a message, and empty data if there is none', () => {
    for (const msg of [undefined, null, '', ' ', 7, 'OK', 'Bad credentials']) {
      const problem = problemIn(200, { code: 2001, msg, data: null })
      expect(problem).toMatchObject({ code: 2001, message: messages.unexplained, data: {} })
    }
  })

  it.each([401, 1002])('is reported as an expired session for code %d', (code) => {
    expect(problemIn(200, { code, msg: '로그인이 필요합니다.' })).toMatchObject({
      code,
      message: messages.sessionExpired,
    })
  })

  it('of an expired session has the message of the contract, and so has the notice over the screen', () => {
    const { session } = JSON.parse(readFileSync('src/i18n/common.json', 'utf8')) as {
      session: { expired: string }
    }
    expect([
      problemNamed('session.missing').message,
      problemNamed('session.expired').message,
      session.expired,
    ]).toEqual(Array(3).fill(messages.sessionExpired))
    expect(messages.sessionDoubted).toContain(messages.sessionExpired)
  })

  it('does not use a message in another encoding', () => {
    expect(problemIn(500, { code: 5001, msg: '\uFFFD\uFFFD 요청' })).toMatchObject({
      code: 5001,
      message: messages.unexplained,
    })
  })

  it.each([401, 1002])('has its own message for code %d if the caller is a visitor', (code) => {
    const wrongCredentials = '이메일 또는 비밀번호가 올바르지 않습니다.'
    const readRefusal = (msg: string) => () => readEnvelope(200, { code, msg, data: null }, true)
    expect(readRefusal(wrongCredentials)).toThrow(new Problem(code, wrongCredentials))
    expect(readRefusal('')).toThrow(new Problem(code, messages.sessionExpired))
  })

  it('has the default code for a message with an unusable code', () => {
    expect(problemIn(200, { code: 'E-17', msg: '점검 중입니다.' })).toMatchObject({
      code: 0,
      message: '점검 중입니다.',
    })
  })
})

describe('an answer without code and message', () => {
  it.each([
    undefined,
    '',
    '<!doctype html>',
    '{"code":',
    'null',
    '17',
    '"text"',
    { code: null },
    { code: {}, msg: '' },
  ])('is problem 500: %j', (body) => {
    expect(problemIn(200, body)).toMatchObject({
      code: 500,
      reason: 'server.failed',
      message: messages.unreadable,
    })
  })

  it.each([404, 500, 502, 204, 201])('is problem 500 also under status %d', (status) => {
    expect(problemIn(status, { data: { count: 3 } })).toMatchObject({
      code: 500,
      message: messages.unreadable,
    })
  })
})

describe('an answer of another status', () => {
  it('is a refusal with its own code and message', () => {
    const problem = problemIn(400, { code: 400, msg: '요청', data: null })
    expect(problem).toMatchObject({ code: 400, message: '요청', reason: 'request.invalid' })
  })

  it('is never a success', () => {
    expect(problemIn(503, { code: 200, msg: '정상', data: {} })).toMatchObject({
      code: 500,
      message: messages.unreadable,
    })
  })
})

it('reading an answer throws only a Problem with a message, for any body', () => {
  const status = fc.constantFrom(200, 302, 307, 400, 404, 500)
  const envelope = fc.record(
    { code: fc.anything(), msg: fc.anything(), data: fc.anything() },
    { requiredKeys: [] },
  )
  const body = fc.oneof(fc.string(), fc.json(), fc.anything(), envelope)
  fc.assert(
    fc.property(status, body, (httpStatus, answer) => {
      try {
        readEnvelope(httpStatus, answer)
      } catch (error) {
        expect(error).toBeInstanceOf(Problem)
        expect((error as Problem).message.trim()).not.toBe('')
        expect(Number.isSafeInteger((error as Problem).code)).toBe(true)
      }
    }),
    { numRuns: 1000 },
  )
})

function problemIn(status: number, body: unknown): unknown {
  try {
    return { data: readEnvelope(status, body) }
  } catch (error) {
    return error
  }
}
