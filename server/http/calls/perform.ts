import type { OperationId, Operations } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { decodePersonal, encodePersonal } from '#domain/personal-fields.ts'
import { hasForbiddenCharacters } from '#domain/text.ts'
import { typedInput } from '#domain/typed/typed-input.ts'
import type { AuditLog } from '#server/audit/audit-log.ts'
import { inSpan } from '#server/observability/spans.ts'
import type { Caller } from './caller.ts'
import type { Validation } from './validate.ts'

type Handler = (input: unknown, caller: Caller) => Promise<unknown>
export type PerformOptions = {
  operations: Operations<Caller>
  validation: Validation
  audit: Pick<AuditLog, 'announce' | 'withdraw' | 'record'>
}
export type Perform = ReturnType<typeof createPerform>

/** Carries out an operation for a caller who may call it, over HTTP and for a page alike. */
export const createPerform =
  ({ operations, validation, audit }: PerformOptions) =>
  /** Takes a body as it is on the wire; gives what the operation gave, and the same as it goes over the wire. */
  (id: OperationId, body: unknown, caller: Caller): Promise<{ output: unknown; data: unknown }> =>
    inSpan(id, { 'portal.operation': id }, async () => {
      const { personalInput, personalOutput } = operationTable[id]
      const typed = typedInput(body)
      if (!validation.isBody(id, typed)) throw problemNamed('request.invalid')
      // Base64 hides from the first pass how a personal field is written.
      const input: unknown = typedInput(decodePersonal(personalInput, typed))
      // Base64 hides from the parser what a personal field may hold.
      if (hasForbiddenCharacters(input)) throw problemNamed('request.invalid')
      const intent = await audit.announce(id, caller, input)
      const output = await (operations[id] as Handler)(input, caller).catch(async (error: unknown) => {
        // A refusal has changed nothing. The outcome of any other failure is unknown: it is recorded when its time is over.
        if (error instanceof Problem) await audit.withdraw(intent)
        throw error
      })
      const data = encodePersonal(personalOutput, output)
      // Nothing personal goes out that is not on record. A visitor who gives and gets nothing personal leaves none.
      if (caller.member || caller.provedId || personalInput.length > 0 || data !== output)
        await audit.record(id, caller, input, intent)
      else await audit.withdraw(intent)
      return { output, data }
    })
