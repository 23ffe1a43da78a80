import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessProblems } from '#contract/access-problems.ts'
import type { OperationId } from '#contract/operation.ts'
import { operationRules } from '#contract/operation-rules.gen.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { problemCatalogue } from '#contract/problems.gen.ts'
import { typedInput } from '#domain/typed/typed-input.ts'
import { headersOf } from '#server/testing/call-request.ts'
import { chosenOperations } from '#server/testing/chosen-operations.ts'
import { bodyOf, hasTimeInput } from '#server/testing/contract-bodies.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { isForm } from './form-body.ts'
import { createValidation } from './validate.ts'

const runs = Number(process.env['PROPERTY_RUNS'] ?? 4)
const ids = chosenOperations(Object.keys(operationTable) as OperationId[])
const validation = createValidation()

const refusedByShape = new Set([400, 413])
// A truncated form is refused as invalid or as incomplete.
const refusedForms = new Set([400, 4303])
const documentedCodes = (id: OperationId) =>
  new Set([
    200,
    ...[...operationRules[id].problems, ...accessProblems[operationRules[id].access]].map(
      (name) => problemCatalogue[name].code,
    ),
  ])

describeEngines('any request', (engine) => {
  let portal: Portal
  let session: string | undefined
  beforeAll(async () => {
    const env = {
      LOGIN_TRIES_PER_ADDRESS: '100000',
      HASH_CONCURRENCY: '4',
      CODE_SENDS: '1000',
      INQUIRIES_PER_ADDRESS: '100000',
      UPLOADS_PER_ADDRESS: '100000',
      FLOW_VISITS_PER_ADDRESS: '100000',
    }
    portal = createPortal(engine.database(), { env })
  })

  /**
   * Adds a member and returns the mail address: the generated bodies of earlier calls may have changed an existing
   * member, for example turned a factor off.
   */
  const emailOfNewMember = async (staff = false) =>
    (await portal.addMember({ factors: ['sms', 'totp'], staff })).email

  /**
   * Returns a session that the operation accepts; logs in again if the last call ended the session or another kind is
   * needed.
   */
  async function sessionFor(id: OperationId) {
    const { access } = operationRules[id]
    portal.clock.pass(300)
    if (access === 'visitor') return undefined
    if (access === 'pending') return (await portal.logIn(await emailOfNewMember())).session
    const isStaff = access === 'staff' || access === 'verifiedStaff'
    const [staffYn, passwordCheckYn] = [isStaff ? 'Y' : 'N', access === 'member' ? 'N' : 'Y']
    const { data: caller } = await portal.call('getUnauthSessionInfo', {}, { session })
    const isRight =
      caller.loginYn === 'Y' && caller.staffYn === staffYn && caller.passwordCheckYn === passwordCheckYn
    const suitableSession = isRight
      ? session!
      : await portal.logInFully(await emailOfNewMember(isStaff), {
          confirmed: access !== 'member',
        })
    return access.startsWith('verified') ? portal.verify(suitableSession) : suitableSession
  }
  const send = async (id: OperationId, payload: string | Buffer, type = 'application/json') => {
    const headers = { ...headersOf({ session }), 'content-type': type }
    const response = await portal.app.inject({
      method: 'POST',
      url: operationTable[id].path,
      headers,
      payload,
    })
    return { status: response.statusCode, code: (JSON.parse(response.body) as { code: number }).code }
  }

  describe.each(ids)('to %s', (id) => {
    it('in a valid format is answered as documented', async () => {
      await fc.assert(
        fc
          .asyncProperty(bodyOf(id), async (body) => {
            expect(validation.isBody(id, isForm(id) ? body : structuredClone(body))).toBe(true)
            const { status, code } = isForm(id)
              ? await send(id, ...(await formOf(body)))
              : await send(id, JSON.stringify(body))
            // The parser answers 400 to a NUL character in a field with personal data, which the schema allows.
            expect([...documentedCodes(id), 400]).toContain(code)
            expect(status).toBe(code === 400 ? 400 : 200)
          })
          .beforeEach(async () => {
            session = await sessionFor(id)
          }),
        { numRuns: operationRules[id].access === 'visitor' ? runs : Math.ceil(runs / 4) },
      )
    })
  })

  it.each(ids.filter((id) => !isForm(id)))(
    'to %s with the boundary values of every format is answered as documented',
    async (id) => {
      const runCount = hasTimeInput(id) ? runs : Math.ceil(runs / 4)
      await fc.assert(
        fc
          .asyncProperty(bodyOf(id, 'edges'), async (body) => {
            const { status, code } = await send(id, JSON.stringify(body))
            expect([...documentedCodes(id), 400]).toContain(code)
            expect(status).toBe(code === 400 ? 400 : 200)
          })
          .beforeEach(async () => {
            session = await sessionFor(id)
          }),
        { numRuns: runCount },
      )
    },
  )

  it.each(ids.filter(isForm))('to %s with an invalid form is refused', async (id) => {
    session = await sessionFor(id)
    await fc.assert(
      fc.asyncProperty(
        bodyOf(id),
        fc.nat(),
        fc.uint8Array({ minLength: 1, maxLength: 200 }),
        async (body, at, bytes) => {
          const [payload, type] = await formOf(body)
          const [name, ...rest] = Object.keys(body)
          const forms: [Buffer, string][] = [
            [payload.subarray(0, at % (payload.length - 60)), type],
            [Buffer.from(bytes), type],
            [Buffer.concat([Buffer.from(bytes), payload.subarray(60)]), type],
            await formOf({ [name!]: body[name!] }),
            await formOf(Object.fromEntries(rest.map((key) => [key, body[key]]))),
            await formOf({ ...body, purpose: body['file'], file: body['purpose'] }),
            await formOf({ ...body, more: 'x' }),
          ]
          for (const form of forms) {
            const { status, code } = await send(id, ...form)
            expect(refusedForms).toContain(code)
            expect(status).toBe(code === 400 ? 400 : 200)
          }
        },
      ),
      { numRuns: runs },
    )
  })

  it.each(ids.filter((id) => !isForm(id)))('to %s with an invalid body is refused', async (id) => {
    session = await sessionFor(id)
    await fc.assert(
      fc.asyncProperty(invalidBodyOf(id), async (payload) => {
        const { status, code } = await send(id, payload)
        expect([status, refusedByShape.has(code)]).toEqual([code, true])
      }),
      { numRuns: runs },
    )
  })
})

/** Returns a form as a browser sends it, with its content type. */
async function formOf(body: object): Promise<[Buffer, string]> {
  const form = new FormData()
  for (const [name, part] of Object.entries(body)) form.append(name, part as File)
  const encoded = new Response(form)
  return [Buffer.from(await encoded.arrayBuffer()), encoded.headers.get('content-type')!]
}

const extremeNumbers = fc.constantFrom('1e400', '9007199254740993', '-0', '1e-400', '99999999999999999999999')
const unusualTexts = fc.constantFrom(
  '"\\u0000"',
  '"\\ud800"',
  '"\\udc00x"',
  '{"__proto__":1}',
  'null',
  '[]',
  '{}',
  'true',
  '""',
  '"\u202e"',
)
const deepJson = fc
  .integer({ min: 100, max: 20_000 })
  .map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)
const largeText = fc.constant(`"${'가'.repeat(150_000)}"`)

/** Bodies that are certainly invalid: a valid body with a field removed, replaced or added. */
function invalidBodyOf(id: OperationId): fc.Arbitrary<string> {
  const value = fc.oneof({ weight: 4, arbitrary: fc.json() }, unusualTexts, extremeNumbers, deepJson, {
    weight: 1,
    arbitrary: largeText,
  })
  return fc
    .oneof(
      value,
      fc
        .tuple(bodyOf(id), fc.string(), value)
        .map(([body, key, text]) => withField(body, key || 'extra', text)),
      fc.tuple(bodyOf(id), fc.nat(), value).map(([body, at, text]) => {
        const keys = Object.keys(body)
        return keys.length === 0
          ? withField(body, 'extra', text)
          : withField(body, keys[at % keys.length]!, text)
      }),
      fc.tuple(bodyOf(id), fc.nat()).map(([body, at]) => {
        const { [Object.keys(body)[at % Object.keys(body).length] ?? '']: _, ...rest } = body
        return JSON.stringify(rest)
      }),
    )
    .filter((text) => !isRight(id, text))
}

function withField(body: Record<string, unknown>, key: string, text: string): string {
  const { [key]: _, ...rest } = body
  const others = JSON.stringify(rest).slice(1, -1)
  return `{${others}${others === '' ? '' : ','}${JSON.stringify(key)}:${text}}`
}

function isRight(id: OperationId, text: string): boolean {
  try {
    // A text without visible characters counts as empty, which some fields allow.
    return validation.isBody(id, typedInput(JSON.parse(text)))
  } catch {
    return false
  }
}
