import { type Answer, callServer } from '../call.ts'
import { readContract } from '../checks/contract.ts'
import type { Tools } from '../verify.ts'
import { buildWorlds, headersOf, type Values } from '../worlds.ts'

export type Reply = {
  code: number
  data: Values | null
  status: number
  cookies: Map<string, SetCookie>
  /** The kinds of data that the browser must clear (`Clear-Site-Data`). */
  forgets: string
}
export type SetCookie = { value: string; attributes: string[] }
type SentRequest = { cookie?: string; headers?: Record<string, string> }

/**
 * Creates the tools of a scenario: functions that call the server as the app does, check each answer against the
 * contract, and build test data. Faults are collected in `faults`.
 */
export function scenarioClient(tools: Tools) {
  const faults: string[] = []
  return {
    faults,
    /** Calls an operation with the given cookie header and further headers. */
    async call(operation: string, body: object, { cookie, headers = {} }: SentRequest = {}): Promise<Reply> {
      const { path } = readContract().operations.get(operation)!
      const all = { ...headersOf(), ...(cookie !== undefined && { Cookie: cookie }), ...headers }
      const answer = await callServer(
        tools.url,
        { path, headers: all, body: JSON.stringify(body) },
        tools.answerMs,
      )
      for (const fault of readContract().faults(operation, answer, body))
        faults.push(`${operation}: ${fault}`)
      return replyOf(answer)
    },
    /** Builds the test data of a provider state and returns its values. */
    async world(name: string, params: Values): Promise<Values> {
      return (await buildWorlds([{ name, params }], tools)).values
    },
    /** Records a fault if a condition is false. */
    hold(holds: boolean, fault: string): void {
      if (!holds) faults.push(fault)
    },
  }
}
export type ScenarioClient = ReturnType<typeof scenarioClient>

function replyOf({ status, headers, body }: Answer): Reply {
  const cookies = new Map(
    (headers['set-cookie'] ?? []).map((line) => {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
      const at = pair.indexOf('=')
      return [
        pair.slice(0, at),
        { value: pair.slice(at + 1), attributes: attributes.map((one) => one.toLowerCase()) },
      ]
    }),
  )
  const forgets = (headers['clear-site-data'] ?? []).join()
  try {
    const { code, data } = JSON.parse(body.toString()) as { code: number; data: Values | null }
    return { code, data, status, cookies, forgets }
  } catch {
    return { code: 0, data: null, status, cookies, forgets }
  }
}
