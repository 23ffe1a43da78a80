import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { toWireTime } from '#domain/dates.ts'
import { companies } from '#server/db/schema/company.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal } from '#server/testing/portal.ts'

describeEngines('the profile of the member', (engine) => {
  it('contains the name of the company and is not readable by others', async () => {
    const portal = createPortal(engine.database())
    const company = {
      id: randomUUID(),
      name: '주식회사 솔바람상회',
      rnno: '9998700017',
      createdAt: portal.clock.now(),
    }
    await engine.database().db.insert(companies).values(company)
    await portal.addMember({ name: '다른 사람', companyId: company.id })
    const { email } = await portal.addMember({
      name: '독고온누리에빛나라',
      companyId: company.id,
      subEmail: 'second@example.com',
    })
    const session = await portal.logInFully(email, { confirmed: true })
    expect((await portal.call('getUserInfo', {}, { session })).data).toEqual({
      email,
      name: '독고온누리에빛나라',
      phoneNumber: '01000001234',
      subEmail: 'second@example.com',
      companyName: company.name,
      deptName: null,
      joinedAt: toWireTime(portal.clock.now()),
      subscribeYn: 'N',
      passwordLeast: 8,
    })
  })
})
