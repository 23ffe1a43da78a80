import { beforeEach } from 'vitest'
import { insertApp } from '#worlds/access.ts'
import { accessWorld, type Person } from './access-world.ts'
import type { TestEngine } from './engines.ts'

/**
 * Creates the test data of a company that owns an app: before each test an app admin of the company and a member of
 * the staff, both with a fresh proof of identity, and a new app of the company.
 */
export function ownAppWorld(engine: TestEngine) {
  const world = accessWorld(engine)
  const { ids } = world
  const call: ReturnType<typeof world.portal>['call'] = (...given) => world.portal().call(...given)
  const db = () => engine.database().db
  const app = {} as { admin: Person; staff: Person; appId: string }
  beforeEach(async () => {
    app.admin = await world.person({ roles: ['appAdmin'] })
    app.staff = await world.person({ roles: ['staff'], companyId: null })
    for (const person of [app.admin, app.staff]) person.session = await world.portal().verify(person.session)
    app.appId = await insertApp(db(), { companyId: ids.company, name: '우리 ERP' })
  })
  return { world, ids, call, db, app }
}
