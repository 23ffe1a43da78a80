import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditRecords } from '#server/db/schema/audit.ts'
import { subscriptionDocuments } from '#server/db/schema/subscription.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { samplePdf } from '#server/testing/sample-files.ts'
import { requestOf, serviceInfo, subscriptionAnswers } from '#server/testing/subscription-request.ts'
import { insertCompany } from '#worlds/company.ts'

describeEngines('the documents of a subscription', (engine) => {
  let portal: Portal
  const db = () => engine.database().db

  async function member(
    more: Parameters<Portal['addMember']>[0] = {},
    options: { confirmed?: true } = { confirmed: true },
  ) {
    const { email, id } = await portal.addMember({
      ...(!more.staff && { mfaType: 'none', factors: [] }),
      ...more,
    })
    return { id, session: await portal.logInFully(email, options) }
  }
  const get = (fileKey: string, session?: string) =>
    portal.app.inject({
      url: `/files/${fileKey}`,
      headers: session === undefined ? {} : { cookie: `session=${session}` },
    })

  /** Creates a subscription request with a certificate and returns the key of the stored file. */
  async function requestWithCertificate(session: string): Promise<string> {
    const {
      data: { draftId },
    } = await portal.call(
      'agreeSubscriptionTerms',
      { draftId: null, serviceInfo, terms: subscriptionAnswers },
      { session },
    )
    const file = new File([new Uint8Array(samplePdf)], '사업자등록증.pdf')
    const {
      data: { fileId },
    } = await portal.call('uploadFile', { purpose: 'subscription', file }, { session })
    const { data, code } = await portal.call(
      'requestSubscription',
      requestOf({ draftId, paymentMethodCode: 'G', rnFileId: fileId }),
      { session },
    )
    expect(code).toBe(200)
    const [document] = await db()
      .select()
      .from(subscriptionDocuments)
      .where(eq(subscriptionDocuments.subscriptionId, data.subscriptionId))
    return document!.fileKey
  }

  beforeAll(() => {
    portal = createPortal(engine.database(), {
      env: { UPLOADS_PER_ADDRESS: '10000', LOGIN_TRIES_PER_ADDRESS: '1000' },
    })
  })
  afterAll(() => portal.app.close())

  it('are served to the member who sent them and to the staff, each time with an audit record, and to no one else', async () => {
    const createdAt = portal.clock.now()
    const companyId = await insertCompany(db(), { name: '별빛나루', rnno: '1248100998', createdAt })
    const [asker, staff] = [await member({ companyId }), await member({ staff: true })]
    const fileKey = await requestWithCertificate(asker.session)
    for (const { session } of [asker, staff]) {
      const { statusCode, rawPayload, headers } = await get(fileKey, session)
      expect([
        statusCode,
        rawPayload.equals(samplePdf),
        headers['cache-control'],
        headers['content-type'],
      ]).toEqual([200, true, 'no-store', 'application/pdf'])
      expect(headers['content-disposition']).toMatch(/^attachment/)
    }
    const unauthorizedSessions = [
      undefined,
      'A'.repeat(43),
      (await member()).session,
      (await member({ companyId })).session,
      (await member({ staff: true }, {})).session,
    ]
    const unknown = await get('nobody')
    for (const session of unauthorizedSessions) {
      const { statusCode, body } = await get(fileKey, session)
      expect([statusCode, body.length]).toEqual([404, unknown.body.length])
    }
    const recorded = await db()
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.subject, `fileKey=${fileKey}`))
    expect(recorded.map(({ operation }) => operation)).toEqual(['downloadFile', 'downloadFile'])
    expect(new Set(recorded.map(({ memberId }) => memberId))).toEqual(new Set([asker.id, staff.id]))
  })
})
