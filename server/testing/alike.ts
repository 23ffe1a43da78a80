import { performance } from 'node:perf_hooks'
import { expect } from 'vitest'
import type { Answer } from './portal.ts'

type AnyAnswer = Pick<Answer<'logIn'>, 'status' | 'body' | 'headers'>
/** The same request for a known account and for an unknown one. */
export type Pair = {
  known: () => Promise<AnyAnswer>
  unknown: () => Promise<AnyAnswer>
  /** The preparation before each request. */
  before?: () => Promise<unknown>
}

// If both samples have the same distribution, |z| exceeds this once in thirty thousand times.
const MAX_Z = 4
// A smaller difference cannot be measured over a network, even if it is certain here.
const MIN_DIFFERENCE = 0.1

/**
 * Makes the requests of every pair, in alternating order, and compares the answers: equal bytes, and times
 * that differ neither in rank (Wilcoxon's signed ranks) nor in their medians.
 */
export async function expectAlike(pairs: readonly Pair[]): Promise<void> {
  const times: { known: number; unknown: number }[] = []
  for (const [index, { known, unknown, before }] of pairs.entries()) {
    await before?.()
    const [first, second] = index % 2 === 0 ? [known, unknown] : [unknown, known]
    const [one, other] = [await measureTime(first), await measureTime(second)]
    expect(comparableAnswer(other.answer)).toEqual(comparableAnswer(one.answer))
    times.push(
      index % 2 === 0 ? { known: one.time, unknown: other.time } : { known: other.time, unknown: one.time },
    )
  }
  const ratio = median(times.map(({ unknown }) => unknown)) / median(times.map(({ known }) => known))
  const z = signedRanks(times.map(({ known, unknown }) => unknown - known))
  const isDistinguishable = Math.abs(z) > MAX_Z && Math.abs(ratio - 1) > MIN_DIFFERENCE
  const measured = `unknown accounts take ${ratio.toFixed(2)} times as long, z ${z.toFixed(1)}`
  // The output is copied to docs/security.md, which states the latest measurement.
  console.info(`${expect.getState().currentTestName}: ${measured}`)
  expect(isDistinguishable, measured).toBe(false)
}

async function measureTime(ask: () => Promise<AnyAnswer>) {
  const start = performance.now()
  const answer = await ask()
  return { answer, time: performance.now() - start }
}

// Replaces tokens in an answer, since they differ in every answer, while their presence, length and attributes must
// be equal.
function comparableAnswer({ status, body, headers }: AnyAnswer) {
  const { date: _, 'set-cookie': cookies = [], ...rest } = headers
  return {
    status,
    body,
    rest,
    cookies: [cookies]
      .flat()
      .map((cookie) => String(cookie).replace(/=[^;]*/, (token) => `${token.length} signs`)),
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}

/** Returns the distance of the sum of the signed ranks of differences from zero, in standard deviations. */
export function signedRanks(differences: readonly number[]): number {
  const rankedDifferences = differences
    .filter((difference) => difference !== 0)
    .toSorted((a, b) => Math.abs(a) - Math.abs(b))
  const sum = rankedDifferences.reduce(
    (total, difference, index) => total + Math.sign(difference) * (index + 1),
    0,
  )
  const n = rankedDifferences.length
  return n === 0 ? 0 : sum / Math.sqrt((n * (n + 1) * (2 * n + 1)) / 6)
}
