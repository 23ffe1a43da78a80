import { contractText } from './contract-file.ts'

export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  pattern?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
}
type Body = { $ref?: string; content?: Record<string, { schema: JsonSchema }> }

/** The parts of the bundled contract that describe request bodies. */
export const contract = JSON.parse(contractText) as {
  paths: Record<string, { post: { requestBody: Body } }>
}

/** Resolves a reference of the contract; returns anything else unchanged. */
export function deref<Value extends { $ref?: string }>(value: Value): Value {
  if (value.$ref === undefined) return value
  const steps = value.$ref.slice(2).split('/')
  return steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], contract) as Value
}
