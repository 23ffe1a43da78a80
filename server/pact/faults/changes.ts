import type { Fault, Json, ProxiedAnswer, SentRequest } from './faulty-proxy.ts'

type Change = (data: Json, sent: SentRequest) => void

const answerOf = ({ body }: ProxiedAnswer) => JSON.parse(body.toString()) as Json
const withBody = (given: ProxiedAnswer, content: unknown): ProxiedAnswer => ({
  ...given,
  body: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
})

/** Replaces the data of a successful answer completely. */
export const envelope =
  (change: (answer: Json) => unknown): Fault['after'] =>
  (given) => {
    const answer = answerOf(given)
    return answer['code'] === 200 ? withBody(given, change(answer) ?? answer) : undefined
  }

/** Changes the data of a success in place. */
export const data =
  (change: Change): Fault['after'] =>
  (given, sent) => {
    const answer = answerOf(given)
    if (answer['code'] !== 200) return undefined
    change(answer['data'] as Json, sent)
    return withBody(given, answer)
  }

/** Changes each row of the list of a success in place. */
export const rows = (change: (row: Json) => void) =>
  data(({ list }) => {
    for (const row of list as Json[]) change(row)
  })

/** Changes one field of each row that has this field. */
export const field = (name: string, change: (value: unknown) => unknown) =>
  rows((row) => {
    if (name in row) row[name] = change(row[name])
  })

/** Changes a problem with this code in place. */
export const problem =
  (code: number, change: (answer: Json) => void): Fault['after'] =>
  (given) => {
    const answer = answerOf(given)
    if (answer['code'] !== code) return undefined
    change(answer)
    return withBody(given, answer)
  }

/** Changes the lines of the header that sets cookies. */
export const cookies =
  (change: (line: string) => string | undefined): Fault['after'] =>
  (given) => {
    const lines = [given.headers['set-cookie'] ?? []].flat().flatMap((line) => change(line) ?? [])
    const { 'set-cookie': _, ...headers } = given.headers
    return { ...given, headers: { ...headers, ...(lines.length > 0 && { 'set-cookie': lines }) } }
  }

/** Replaces the answer, whatever the server answered. */
export const replaceAnswer =
  (
    status: number,
    type: string,
    body: string | Buffer,
    headers: Record<string, string> = {},
  ): Fault['after'] =>
  () => ({
    status,
    headers: { ...(type !== '' && { 'content-type': type }), ...headers },
    body: Buffer.from(body),
  })

/** Changes the headers of an answer. */
export const changeHeaders =
  (change: (headers: ProxiedAnswer['headers']) => void): Fault['after'] =>
  (given) => {
    const headers = { ...given.headers }
    change(headers)
    return { ...given, headers }
  }

/** Changes the bytes of an answer. */
export const bytes =
  (change: (body: Buffer) => Buffer): Fault['after'] =>
  (given) => ({ ...given, body: change(given.body) })
