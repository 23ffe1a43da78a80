import type { Fault, Json, ProxiedAnswer, SentRequest } from './faulty-proxy.ts'

type DataChange = (data: Json, sent: SentRequest) => void

const answerOf = ({ body }: ProxiedAnswer) => JSON.parse(body.toString()) as Json
const withBody = (given: ProxiedAnswer, content: unknown): ProxiedAnswer => ({
  ...given,
  body: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
})

/** Returns a change of the envelope of a successful answer; the result of `change`, if any, replaces the envelope. */
export const changeEnvelope =
  (change: (answer: Json) => unknown): Fault['after'] =>
  (given) => {
    const answer = answerOf(given)
    return answer['code'] === 200 ? withBody(given, change(answer) ?? answer) : undefined
  }

/** Returns a change of the data of a successful answer, in place. */
export const data =
  (change: DataChange): Fault['after'] =>
  (given, sent) => {
    const answer = answerOf(given)
    if (answer['code'] !== 200) return undefined
    change(answer['data'] as Json, sent)
    return withBody(given, answer)
  }

/** Returns a change of each row in the list of a successful answer, in place. */
export const changeRows = (change: (row: Json) => void) =>
  data(({ list }) => {
    for (const row of list as Json[]) change(row)
  })

/** Returns a change of one field in each row that has this field. */
export const changeField = (name: string, change: (value: unknown) => unknown) =>
  changeRows((row) => {
    if (name in row) row[name] = change(row[name])
  })

/** Returns a change of the problem with this code, in place. */
export const changeProblem =
  (code: number, change: (answer: Json) => void): Fault['after'] =>
  (given) => {
    const answer = answerOf(given)
    if (answer['code'] !== code) return undefined
    change(answer)
    return withBody(given, answer)
  }

/** Returns a change of the lines of the header that sets cookies. */
export const changeCookies =
  (change: (line: string) => string | undefined): Fault['after'] =>
  (given) => {
    const lines = [given.headers['set-cookie'] ?? []].flat().flatMap((line) => change(line) ?? [])
    const { 'set-cookie': _, ...headers } = given.headers
    return { ...given, headers: { ...headers, ...(lines.length > 0 && { 'set-cookie': lines }) } }
  }

/** Returns a replacement of the answer, whatever the server answered. */
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

/** Returns a change of the headers of an answer. */
export const changeHeaders =
  (change: (headers: ProxiedAnswer['headers']) => void): Fault['after'] =>
  (given) => {
    const headers = { ...given.headers }
    change(headers)
    return { ...given, headers }
  }

/** Returns a change of the bytes of an answer. */
export const changeBytes =
  (change: (body: Buffer) => Buffer): Fault['after'] =>
  (given) => ({ ...given, body: change(given.body) })
