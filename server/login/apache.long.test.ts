import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLog } from '#server/observability/log.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { apacheAddresses, startApache } from '#server/testing/apache.ts'
import { describeEachEngine } from '#server/testing/engines.ts'
import { freePort } from '#server/testing/free-port.ts'
import { loginWorld } from '#server/testing/login-world.ts'
import { beginLogins } from './begin-logins.ts'

describeEachEngine('Apache with mod_auth_openidc as an app', (engine) => {
  const world = loginWorld(engine)
  const { site, admin, alice, app, connect, browserOf } = world
  const portal = () => world.portal()
  let apache: Awaited<ReturnType<typeof startApache>>

  beforeEach(async () => {
    const port = await freePort()
    const { callback, logoutUrl } = apacheAddresses(`http://127.0.0.1:${port}`)
    portal().config.webhookHosts.splice(0, 1, `127.0.0.1:${port}`)
    await connect({ redirectUris: [callback], logoutUrl })
    apache = await startApache(port, {
      issuer: `${site}/oidc`,
      clientId: app().appId,
      clientSecret: world.secret(),
      groups: { read: app().read, write: app().write },
    })
  })
  afterEach(() => apache.stop())

  /** Opens a folder of the app as a browser does, through the portal if Apache asks for a login. */
  async function openFolder(browser: ReturnType<typeof browserOf>, folder: string): Promise<Response | URL> {
    const answer = await browser.open(new URL(`/${folder}/`, apache.origin))
    const location = answer.headers.get('location')
    if (location === null) return answer
    const end = await browser.follow(new URL(location))
    if (end.origin !== apache.origin) return end
    const back = await browser.open(end)
    return browser.open(new URL(back.headers.get('location') ?? throwStatus(back), apache.origin))
  }
  const throwStatus = ({ status }: Response): never => {
    throw new Error(`Apache answered ${status}: ${apache.log()}`)
  }
  async function textOf(answer: Response | URL): Promise<string> {
    if (answer instanceof URL) throw new Error(`The login ended at ${answer.href}.`)
    return `${answer.status} ${await answer.text()}`
  }
  const deliverLogouts = () =>
    beginLogins({
      config: portal().config,
      db: engine.database().db,
      box: createSecretBox(portal().config.encryptionKeys),
      clock: portal().clock,
      log: createLog('silent'),
    }).logouts.deliver()
  const needAt = (page: Response | URL) => (page instanceof URL ? page.searchParams.get('need') : page.status)

  it('opens to a member the folders of the member’s levels', async () => {
    const browser = browserOf(alice())
    expect(await textOf(await openFolder(browser, 'read'))).toBe('200 the folder read')
    expect(await textOf(await openFolder(browser, 'read'))).toBe('200 the folder read')
    expect(await textOf(await openFolder(browser, 'write'))).toMatch(/^401 /)
    await world.putGrant(alice().memberId, { levelId: app().write })
    expect(await textOf(await openFolder(browserOf(alice()), 'write'))).toBe('200 the folder write')
  })

  it('sends a person without a permission to the page where they can request one', async () => {
    expect(needAt(await openFolder(browserOf(await world.person()), 'read'))).toBe('GRANT')
  })

  it('ends the session of a person whose permission is blocked', async () => {
    const browser = browserOf(alice())
    expect(await textOf(await openFolder(browser, 'read'))).toBe('200 the folder read')
    const { grantId, version } = (await world.grantOf(alice(), app().read))!
    await portal().call('blockAccessGrant', { grantId, version, comment: '수상한 접속입니다.' }, admin())
    await deliverLogouts()
    expect(needAt(await openFolder(browser, 'read'))).toBe('GRANT')
  })

  it('ends the session of a person who logs out of the portal', async () => {
    const browser = browserOf(alice())
    expect(await textOf(await openFolder(browser, 'read'))).toBe('200 the folder read')
    await portal().call('logOut', {}, alice())
    await deliverLogouts()
    expect(needAt(await openFolder(browser, 'read'))).toBe('LOGIN')
  })
})
