import type { OperationId, Operations } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { decodePersonal, encodePersonal } from '#domain/personal-fields.ts'
import { hasForbiddenCharacters } from '#domain/text.ts'
import { typedInput } from '#domain/typed/typed-input.ts'
import type { AuditLog } from '#server/audit/audit-log.ts'
import { runInSpan } from '#server/observability/spans.ts'
import type { Caller } from './caller.ts'
import type { Validation } from './validate.ts'

type Handler = (input: unknown, caller: Caller) => Promise<unknown>
export type OperationCall = {
  operations: Operations<Caller>
  validation: Validation
  audit: Pick<AuditLog, 'announce' | 'withdraw' | 'record'>
}
export type PerformOperation = ReturnType<typeof createOperationRunner>

/** Performs an operation for a caller whose access was checked, both over HTTP and for a page. */
export const createOperationRunner =
  ({ operations, validation, audit }: OperationCall) =>
  /**
   * Takes a body in the format of the API; returns the output of the operation, and the same data in the format of
   * the API.
   */
  (id: OperationId, body: unknown, caller: Caller): Promise<{ output: unknown; data: unknown }> =>
    runInSpan(id, { 'portal.operation': id }, async () => {
      const { personalInput, personalOutput } = operationTable[id]
      const typed = typedInput(body)
      if (!validation.isBody(id, typed)) throw problemNamed('request.invalid')
      // Personal fields are base64, so their text can be normalized only after decoding.
      const input: unknown = typedInput(decodePersonal(personalInput, typed))
      // Personal fields are base64, so the parser could not check their text.
      if (hasForbiddenCharacters(input)) throw problemNamed('request.invalid')
      const intent = await audit.announce(id, caller, input)
      const output = await (operations[id] as Handler)(input, caller).catch(async (error: unknown) => {
        // A refused operation has changed nothing. The outcome of any other failure is unknown, and is recorded as
        // unknown later.
        if (error instanceof Problem) await audit.withdraw(intent)
        throw error
      })
      const data = encodePersonal(personalOutput, output)
      // A response with personal data is sent only after the access is recorded in the audit log. A visitor's
      // call without personal data is not recorded.
      if (caller.member || caller.provedId || personalInput.length > 0 || data !== output)
        await audit.record(id, caller, input, intent)
      else await audit.withdraw(intent)
      return { output, data }
    })
