import { describe, expect, it } from 'vitest'
import { expectAlike, signedRanks } from './alike.ts'

const answer = { status: 200, body: '{"code":2001}', headers: { 'content-length': '13' } }
const answerAfter =
  (ms: number, given: typeof answer = answer) =>
  async () => {
    const end = performance.now() + ms
    while (performance.now() < end);
    return given
  }
const pairsOf = (known: () => Promise<typeof answer>, unknown: () => Promise<typeof answer>) =>
  Array.from({ length: 60 }, () => ({ known, unknown }))

describe('two kinds of accounts', () => {
  it('are distinguished by the ranks of their response times, no matter which kind is slower', () => {
    const differences = Array.from({ length: 200 }, (_, index) => (index % 3 === 0 ? -1 : 1) * (index + 1))
    expect(signedRanks(differences)).toBeGreaterThan(4)
    expect(signedRanks(differences.map((difference) => -difference))).toBeLessThan(-4)
    expect(
      Math.abs(
        signedRanks(
          differences.map((difference, index) => (index % 2 === 0 ? 1 : -1) * Math.abs(difference)),
        ),
      ),
    ).toBeLessThan(1)
    expect(signedRanks([0, 0])).toBe(0)
  })

  it('are indistinguishable if bytes and times are equal', () =>
    expectAlike(pairsOf(answerAfter(1), answerAfter(1))))

  it('are distinguished by a difference in time', () =>
    expect(expectAlike(pairsOf(answerAfter(12), answerAfter(4)))).rejects.toThrow('times as long'))

  it.each([
    { status: 401 },
    { body: '{"code":2002}' },
    { headers: { 'content-length': '14' } },
    { headers: { 'content-length': '13', 'set-cookie': 'a=1' } },
  ])('are distinguished by %j', (other) =>
    expect(
      expectAlike(pairsOf(answerAfter(0), answerAfter(0, { ...answer, ...other } as typeof answer))),
    ).rejects.toThrow(),
  )
})
