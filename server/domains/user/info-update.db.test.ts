import { beforeAll, expect, it } from 'vitest'
import { operationTable } from '#contract/operations.gen.ts'
import { encodeBase64 } from '#domain/base64.ts'
import { mailedCode, newEmail, newPhone } from '#server/testing/account-world.ts'
import { headersOf } from '#server/testing/call-request.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { confirmedMember } from '#server/testing/member-world.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'

describeEngines('the payload of the specification', (engine) => {
  let portal: Portal
  beforeAll(() => {
    portal = createPortal(engine.database())
  })
  type Update = Parameters<Portal['call']>[1]

  /** Creates a member with every field filled in, and a function that saves changed fields. */
  async function member() {
    const own = await confirmedMember(portal)
    const update = (input: Update) => portal.call('updateUserInfo', input, { session: own.session })
    await update({ subEmail: 'second@example.com', companyName: '솔바람', deptName: '기획팀' })
    return { ...own, update }
  }

  it('is accepted as the table defines it: three personal fields encoded, the name of the company as it is', async () => {
    const { email, phoneNumber, info } = await member()
    const session = await portal.logInFully(email, { confirmed: true })
    const payload = {
      email: encodeBase64(email),
      name: encodeBase64('송나래'),
      phoneNumber: encodeBase64(phoneNumber),
      companyName: '솔바람상회',
    }
    const answer = await portal.app.inject({
      method: 'POST',
      url: operationTable.updateUserInfo.path,
      headers: headersOf({ session }),
      payload,
    })
    expect(answer.json()).toMatchObject({ code: 200, data: { list: [] } })
    expect(await info()).toMatchObject({ email, name: '송나래', phoneNumber, companyName: '솔바람상회' })
  })

  it.each([
    ['a name', { name: '송여울' }],
    ['a company', { companyName: '바람' }],
    ['a company taken away', { companyName: null }],
    ['a second address', { subEmail: 'third@example.com' }],
    ['a department taken away', { deptName: null }],
    ['nothing', {}],
  ])('with %s alone leaves the other fields unchanged', async (_, input) => {
    const { update, info } = await member()
    const before = await info()
    expect(await update(input)).toMatchObject({ code: 200, data: { list: [] } })
    expect(await info()).toEqual({ ...before, ...input })
  })

  it('with another address reports that a code is required, and changes nothing before the code is entered', async () => {
    const { update, info, send, verify } = await member()
    const [before, email] = [await info(), newEmail()]
    expect((await update({ email })).data).toEqual({ list: [{ contactType: 'EMAIL', value: email }] })
    expect(await info()).toEqual(before)
    await send('EMAIL')
    expect((await verify('EMAIL', await mailedCode(portal, email))).code).toBe(200)
    expect(await info()).toEqual({ ...before, email })
  })

  it('keeps a pending change while another field is saved, and reports that', async () => {
    const { update, info } = await member()
    const [before, email, number] = [await info(), newEmail(), newPhone()]
    const pendingChanges = [
      { contactType: 'EMAIL', value: email },
      { contactType: 'PHONE', value: number },
    ]
    await update({ email })
    expect((await update({ phoneNumber: number })).data).toEqual({ list: pendingChanges })
    expect((await update({ name: '송여울' })).data).toEqual({ list: pendingChanges })
    expect((await update({ phoneNumber: before.phoneNumber })).data).toEqual({
      list: pendingChanges.slice(0, 1),
    })
    expect(await info()).toEqual({ ...before, name: '송여울' })
  })

  it.each([{ email: null }, { name: null }, { phoneNumber: null }, { name: '' }, { email: 'narae@' }])(
    'is refused with %o',
    async (input) => {
      const { update, info } = await member()
      const before = await info()
      expect((await update(input as Update)).code).toBe(400)
      expect(await info()).toEqual(before)
    },
  )
})
