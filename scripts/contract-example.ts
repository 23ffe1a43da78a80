import type { OperationId } from '#contract/operation.ts'
import {
  completeExample,
  nameOf,
  type Schema,
  successOf,
  variantOf,
  withReferences,
} from '#contract/testing/contract-example.ts'
import { operationOf, readInteractions } from '#src/api/pact/pact-file.ts'

type Json = Record<string, unknown>

/**
 * Completes an answer of an operation with the fields that openapi.yaml requires; existing values stay unchanged.
 * Missing values are taken from the pacts if another interaction shows the same schema, else invented.
 */
export function completeAnswer<Answer extends Json>(id: OperationId, answer: Answer): Answer {
  return completeExample(successOf(id), answer, exampleFor) as Answer
}

/** The values that the pacts contain for each named schema with fields. */
let shownExamples: Map<string, Json> | undefined

function exampleFor(name: string | undefined): Json {
  if (shownExamples === undefined) {
    shownExamples = new Map()
    for (const interaction of readInteractions()) {
      const { content } = interaction.response.body
      if (content.code === 200) remember(successOf(operationOf(interaction)), content)
    }
  }
  return (name !== undefined && shownExamples.get(name)) || {}
}

function remember(given: Schema, value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  const schema = withReferences(given)
  if (Array.isArray(value)) {
    for (const item of value) remember(schema.items ?? {}, item)
    return
  }
  const variant = variantOf(schema, value) ?? schema
  const name = nameOf(given, value)
  if (name !== undefined) shownExamples!.set(name, { ...(value as Json), ...shownExamples!.get(name) })
  for (const [field, part] of Object.entries(value)) remember(variant.properties?.[field] ?? {}, part)
}
