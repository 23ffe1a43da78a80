import { connectionStates } from '#server/db/schema/connection.ts'
import { waitForHydration } from '../support/arrival.ts'
import { look } from '../support/look.ts'
import { expect, modelTest } from '../support/model-fixtures.ts'
import { heading } from '../support/signup.ts'

modelTest(
  'the staff who operate read which services are connected, and which one does not answer @looks',
  async ({ page, stage }, info) => {
    const { portal, database, origin } = stage
    const now = portal.clock.now()
    const staff = await portal.addMember({ name: '한가람', staff: true })
    const session = await portal.logInFully(staff.email, { confirmed: true })
    await database.db.delete(connectionStates)
    await database.db.insert(connectionStates).values({
      connection: 'REGISTRY',
      lastSuccessAt: new Date(now.getTime() - 86_400_000),
      lastFailureAt: now,
      failingSince: new Date(now.getTime() - 3_600_000),
      lastFailure: 'The registry of businesses answered 401.',
    })
    await page.context().addCookies([{ name: 'session', value: session, url: origin }])
    await page.goto('/admin/connections')
    await waitForHydration(page)
    await expect(heading(page, '연결된 서비스')).toBeVisible()
    await expect(page.getByText('응답하지 않는 서비스가 1개 있습니다.')).toBeVisible()
    const card = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    await expect(card('국세청 사업자 조회')).toContainText('문제 있음')
    await expect(card('국세청 사업자 조회')).toContainText('The registry of businesses answered 401.')
    await expect(card('국세청 사업자 조회')).toContainText('NTS_SERVICE_KEY')
    await expect(card('악성 파일 검사')).toContainText('연결하지 않음')
    await look(page, 'connections', info)
  },
)
