import type { Schema } from '#contract/operation.ts'
import type { ProblemName } from '#contract/problem.ts'

type Level = Pick<Schema<'AdminAppLevel'>, 'levelId' | 'name' | 'description' | 'riskLevel' | 'ownYn'>
/** The values of a level to be saved; without a maximum term of its own, the maximum term of the app applies. */
export type WantedLevel = Pick<Level, 'name' | 'description' | 'riskLevel'> & {
  longestTermDays: number | null
}

/**
 * The reason why a company may not save a level, or undefined. `levels` are all levels of the app, `longestTermDays`
 * is the maximum term of the app.
 */
export function levelRefusal(
  { levelId, ownYn, ...level }: Level,
  wanted: WantedLevel,
  {
    levels,
    longestTermDays,
  }: { levels: readonly Pick<Level, 'levelId' | 'name'>[]; longestTermDays: number },
): ProblemName | undefined {
  const isRewritten =
    wanted.name !== level.name ||
    wanted.description !== level.description ||
    wanted.riskLevel !== level.riskLevel
  if (isRewritten && ownYn === 'N') return 'accessLevel.common'
  if (levels.some((other) => other.levelId !== levelId && other.name === wanted.name))
    return 'accessLevel.taken'
  return wanted.longestTermDays !== null && wanted.longestTermDays > longestTermDays
    ? 'accessLevel.termTooLong'
    : undefined
}
