import type { Schema } from './operation.ts'
import { problemCodes } from './problem-codes.gen.ts'

export type ProblemName = keyof typeof problemCodes
export type ProblemData = NonNullable<Schema<'ProblemData'>>

const nameOfCode = new Map<number, ProblemName>(
  Object.entries(problemCodes).map(([name, code]) => [code, name as ProblemName]),
)

/**
 * A refusal that client and server understand. `code` is sent on the wire; `reason` is the name of the problem in
 * openapi.yaml, undefined for a code unknown to the contract. `message` is a Korean text for people.
 */
export class Problem extends Error {
  override name = 'Problem'
  readonly reason: ProblemName | undefined
  /**
   * Whether the app already navigates to the screen that resolves the problem, so that no message needs to be shown.
   */
  isLedOn = false
  // Private, so that two problems of different calls are equal.
  #requestId: string | undefined

  constructor(
    readonly code: number,
    message: string,
    readonly data: ProblemData = {},
  ) {
    super(message)
    this.reason = nameOfCode.get(code)
  }

  /** The id of the refused call, by which the log of the server has its answer; undefined if there was no answer. */
  get requestId(): string | undefined {
    return this.#requestId
  }

  set requestId(id: string | undefined) {
    this.#requestId = id
  }

  /**
   * Converts any thrown value to a Problem. An unexpected error (no network, no answer) has code 0 and no message of
   * its own.
   */
  static from(error: unknown): Problem {
    return error instanceof Problem ? error : new Problem(0, '')
  }

  is(...reasons: ProblemName[]): boolean {
    return this.reason !== undefined && reasons.includes(this.reason)
  }
}
