import { readData } from './data.ts'

export type Rules = Record<string, { matchers: Matcher[] }>
export type Matcher = {
  match: string
  regex?: string
  min?: number
  variants?: { index: number; rules: Rules }[]
}
export type ProviderState = { name: string; params?: Record<string, unknown> }
export type Interaction = {
  description: string
  providerStates: ProviderState[]
  request: {
    path: string
    headers: Record<string, string[]>
    body: { content: unknown; encoded: string | false }
    generators?: { body?: Record<string, { type: string; expression: string }> }
  }
  response: {
    status: number
    headers: Record<string, string[]>
    body: { content: { code: number } & Record<string, unknown> }
    matchingRules?: { body?: Rules; header?: Rules }
  }
}

/**
 * The name of the provider state that requires an earlier call of an operation. The verifier makes this call itself.
 */
export const PRECEDING_CALL = 'a call before'

/** The operation of an interaction: the first word of its description. */
export const operationOf = ({ description }: Interaction): string => description.split(' ')[0]!

let read: Interaction[] | undefined

/** Reads all interactions of the pacts, in the order of their descriptions. */
export const readInteractions = (): Interaction[] =>
  (read ??= (readData('pacts.json') as { interactions: Interaction[] }).interactions)

/** The steps of a path such as `$.data.list[0]['a b']` or `$.list[*].id`, without the root. */
export const stepsOf = (path: string): string[] =>
  [...path.matchAll(/\.([^.[\]]+)|\['((?:[^'\\]|\\.)*)'\]|\[(\d+|\*)\]/g)].map(
    ([, name, quoted, index]) => name ?? quoted ?? index!,
  )

/**
 * Returns the body of a request, with each `\${name}` replaced by a value that a provider state returned. Throws if a
 * required value is missing.
 */
export function bodyOf({ request }: Interaction, given: Record<string, unknown>): string | Buffer {
  const { content, encoded } = request.body
  if (encoded === 'base64') return Buffer.from(content as string, 'base64')
  const body = structuredClone(content)
  for (const [path, { expression }] of Object.entries(request.generators?.body ?? {})) {
    const name = expression.slice('${'.length, -'}'.length)
    if (given[name] === undefined)
      throw new Error(`The world gave no "${name}", which the request needs at ${path}.`)
    const steps = stepsOf(path)
    const parent = steps
      .slice(0, -1)
      .reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], body)
    ;(parent as Record<string, unknown>)[steps.at(-1)!] = given[name]
  }
  return JSON.stringify(body)
}
