import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { encodePersonal } from '#domain/personal-fields.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { headersOf } from '#server/testing/call-request.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { samplePdf } from '#server/testing/sample-files.ts'
import { requestOf, serviceInfo, subscriptionAnswers } from '#server/testing/subscription-request.ts'

describeEngines('a request for a subscription whose connection breaks off', (engine) => {
  let portal: Portal
  beforeAll(async () => {
    portal = createPortal(engine.database())
    await portal.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => portal.app.close())
  const rows = () => engine.database().db.$count(subscriptions)

  /** Sends a part of a request, and disconnects. */
  function sendPart(input: Input<'requestSubscription'>, session: string, share: number): Promise<void> {
    const { path, personalInput } = operationTable.requestSubscription
    const body = Buffer.from(JSON.stringify(encodePersonal(personalInput, input)))
    const { port } = portal.app.server.address() as AddressInfo
    const headers = {
      ...headersOf({ session }),
      'content-type': 'application/json',
      'content-length': body.length,
    }
    return new Promise((resolve) => {
      const call = request({ port, host: '127.0.0.1', path, method: 'POST', headers })
      call.on('error', () => {}).on('close', () => resolve())
      call.write(body.subarray(0, Math.floor(body.length * share)), () =>
        setTimeout(() => call.destroy(), share < 1 ? 0 : 50),
      )
    })
  }

  it('during sending or before the answer makes one subscription when it is sent again', async () => {
    const { email } = await portal.addMember({ mfaType: 'none', factors: [] })
    const session = await portal.logInFully(email, { confirmed: true })
    const { draftId } = (
      await portal.call(
        'agreeSubscriptionTerms',
        { draftId: null, serviceInfo, terms: subscriptionAnswers },
        { session },
      )
    ).data
    const file = new File([new Uint8Array(samplePdf)], '사업자등록증.pdf')
    const { fileId } = (await portal.call('uploadFile', { purpose: 'subscription', file }, { session })).data
    const input = requestOf({ draftId, paymentMethodCode: 'A', rnFileId: fileId })
    const before = await rows()

    await sendPart(input, session, 0.5)
    expect(await rows()).toBe(before)
    await sendPart(input, session, 1)
    await vi.waitFor(async () => expect(await rows()).toBe(before + 1), 5_000)
    expect((await portal.call('requestSubscription', input, { session })).code).toBe(200)
    expect(await rows()).toBe(before + 1)
  })
})
