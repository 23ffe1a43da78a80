import type { Schema } from './operation.ts'
import { problemCodes } from './problem-codes.gen.ts'

export type ProblemName = keyof typeof problemCodes
export type ProblemData = NonNullable<Schema<'ProblemData'>>

const nameOfCode = new Map<number, ProblemName>(
  Object.entries(problemCodes).map(([name, code]) => [code, name as ProblemName]),
)

/**
 * A refusal both sides understand. `code` is what travels; `reason` is its name in openapi.yaml, and undefined for a
 * code the contract does not know. `message` is a Korean sentence a person may read.
 */
export class Problem extends Error {
  override name = 'Problem'
  readonly reason: ProblemName | undefined
  /** Whether the person is being led to where it is mended, so that no screen has to say it. */
  isLedOn = false

  constructor(
    readonly code: number,
    message: string,
    readonly data: ProblemData = {},
  ) {
    super(message)
    this.reason = nameOfCode.get(code)
  }

  /** Anything that was thrown. An unexpected error (no network, no answer) has code 0 and no text of its own. */
  static from(error: unknown): Problem {
    return error instanceof Problem ? error : new Problem(0, '')
  }

  is(...reasons: ProblemName[]): boolean {
    return this.reason !== undefined && reasons.includes(this.reason)
  }
}
