import { beforeAll, expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { retainedTypes, retentionLines } from '#domain/account/retention.ts'
import { termsCodes } from '#domain/account/terms.ts'
import { signatureOf } from './operator.ts'
import { mailTo, signupAt } from './testing/account-world.ts'
import { describeEngines } from './testing/engines.ts'
import { operatorSettings } from './testing/operator-settings.ts'
import { createPortal, type Portal } from './testing/portal.ts'

const name = operatorSettings.OPERATOR_NAME

describeEngines('the configured operator', (engine) => {
  let portal: Portal
  let operator: Schema<'Operator'>
  let session: string
  beforeAll(async () => {
    portal = createPortal(engine.database(), { env: operatorSettings })
    operator = (await portal.call('getOperator', {})).data
    const { email } = await portal.addMember({ mfaType: 'none', factors: [] })
    session = await portal.logInFully(email, { confirmed: true })
    return () => portal.app.close()
  })

  async function documentBodies(): Promise<{ title: string; body: string }[]> {
    const codes = [...termsCodes, 'NEWS'] as const
    const editions = codes.map((termsCode) => ({ termsCode, version: '1.0' }))
    return [
      ...(await portal.call('listTerms', {})).data.list,
      ...(await portal.call('listSubscriptionTerms', {}, { session })).data.list,
      ...(await Promise.all(
        editions.map(async (edition) => (await portal.call('getTermsEdition', edition)).data),
      )),
      (await portal.call('getPrivacyPolicy', {})).data,
    ]
  }

  it('is the party of all terms and the controller of all personal data', async () => {
    const texts = await documentBodies()
    expect(texts.length).toBeGreaterThan(10)
    for (const { title, body } of texts) {
      expect(body, title).toContain(name)
      expect(body, title).not.toMatch(/\{\{|빗장\(이하/)
    }
  })

  it('stores the data that the terms of personal data and the policy state, for the stated periods', async () => {
    const texts = (await documentBodies()).filter(({ body }) => body.includes(retentionLines(retainedTypes)))
    expect(texts.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['개인정보 수집 및 이용 동의', '개인정보 처리방침']),
    )
  })

  it('signs every mail with its name, number, address and phone', async () => {
    const email = 'operator-signs@example.com'
    const browser = await signupAt(portal, 'ID')
    await browser.call('sendSignupMail', { email })
    const { text } = (await mailTo(portal, email))!
    expect(text.endsWith(signatureOf(operator))).toBe(true)
    for (const fact of [
      name,
      operatorSettings.OPERATOR_BUSINESS_NO,
      operatorSettings.OPERATOR_ADDRESS,
      operatorSettings.OPERATOR_PHONE,
    ])
      expect(text).toContain(fact)
  })
})
