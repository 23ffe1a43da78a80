import { beforeEach, expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { type Connection, connectionSettings } from '#domain/connections/connections.ts'
import { AddressSearchFailed } from '#server/addresses/addresses.ts'
import { RegistryUnavailable } from '#server/business-registry/registry.ts'
import { connectionStates } from '#server/db/schema/connection.ts'
import { connectionOperations } from '#server/domains/site/connections.operations.ts'
import { MessageFailed } from '#server/messages/messages.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createTestClock } from '#server/testing/portal.ts'
import type { Connected } from './connected.ts'
import { createConnectionWatch } from './connection-watch.ts'

const all = Object.keys(connectionSettings) as Connection[]
const connectedTo = (...some: Connection[]): Connected =>
  Object.fromEntries(
    all.map((each) => [each, { isConnected: some.includes(each), isSimulated: false }]),
  ) as Connected

describeEngines('the recorded calls to other services', (engine) => {
  const db = () => engine.database().db
  const clock = createTestClock()
  let fails: Error | undefined
  const service = {
    address: 'https://registry.example',
    isOpen: () => true,
    async ask(): Promise<string> {
      if (fails) throw fails
      return 'yes'
    },
  }
  const newNode = () => {
    const { watch, store } = createConnectionWatch({ db: db(), clock })
    return { service: watch('REGISTRY', service), store }
  }
  const templates: Schema<'ConnectionTemplate'>[] = [
    { messageKind: 'BILL_LATE', templateState: 'UNAPPROVED' },
  ]
  const shownConnection = async (connection: Connection, connected = connectedTo('REGISTRY', 'TALK')) => {
    const { list } = await connectionOperations({
      db: db(),
      connected,
      templates: () => templates,
    }).listConnections({}, {} as never)
    return list.find((each) => each.connection === connection)!
  }
  async function ask(node: ReturnType<typeof newNode>, error?: Error) {
    fails = error
    await node.service.ask().catch(() => {})
    await node.store()
  }
  const outage = new RegistryUnavailable('The registry of businesses answered 500.')

  beforeEach(async () => {
    await db().delete(connectionStates)
    fails = undefined
  })

  it('are listed for every service in a fixed order, without calling any of them', async () => {
    const { list } = await connectionOperations({
      db: db(),
      connected: connectedTo(),
      templates: () => templates,
    }).listConnections({}, {} as never)
    expect(list.map(({ connection }) => connection)).toEqual(all)
    expect(list.every(({ connectionState }) => connectionState === 'NOT_CONNECTED')).toBe(true)
    expect(list.flatMap((each) => each.templates)).toEqual([])
    expect(await shownConnection('REGISTRY')).toMatchObject({
      connectionState: 'UNUSED',
      settings: ['NTS_SERVICE_KEY'],
      lastSuccessAt: null,
    })
    expect((await shownConnection('TALK')).templates).toEqual(templates)
  })

  it('show trouble from the first failure to the next success, with the message of the last failure', async () => {
    const node = newNode()
    await ask(node)
    const firstShown = await shownConnection('REGISTRY')
    expect(firstShown).toMatchObject({ connectionState: 'CONNECTED', failingSince: null, lastFailure: null })
    clock.pass(60)
    await ask(node, outage)
    const trouble = await shownConnection('REGISTRY')
    expect(trouble).toMatchObject({
      connectionState: 'TROUBLE',
      lastSuccessAt: firstShown.lastSuccessAt,
      lastFailure: 'The registry of businesses answered 500.',
    })
    clock.pass(60)
    await ask(node, new RegistryUnavailable('The registry of businesses answered 401.'))
    expect(await shownConnection('REGISTRY')).toMatchObject({
      failingSince: trouble.failingSince,
      lastFailure: 'The registry of businesses answered 401.',
    })
    clock.pass(1)
    await ask(node)
    expect(await shownConnection('REGISTRY')).toMatchObject({
      connectionState: 'CONNECTED',
      failingSince: null,
    })
    expect((await shownConnection('REGISTRY')).lastFailureAt).not.toBeNull()
  })

  it('show the latest call of several nodes', async () => {
    const [one, other] = [newNode(), newNode()]
    await ask(one, outage)
    clock.pass(10)
    await ask(other, outage)
    const since = (await shownConnection('REGISTRY')).failingSince
    clock.pass(10)
    await ask(other)
    expect((await shownConnection('REGISTRY')).connectionState).toBe('CONNECTED')
    clock.pass(10)
    await ask(one, outage)
    const laterConnection = await shownConnection('REGISTRY')
    expect(laterConnection.connectionState).toBe('TROUBLE')
    expect(laterConnection.failingSince).not.toBe(since)
  })

  it('are not written again for each success', async () => {
    const node = newNode()
    await ask(node)
    const before = (await shownConnection('REGISTRY')).lastSuccessAt
    clock.pass(59)
    await ask(node)
    expect((await shownConnection('REGISTRY')).lastSuccessAt).toBe(before)
    clock.pass(1)
    await ask(node)
    expect((await shownConnection('REGISTRY')).lastSuccessAt).not.toBe(before)
  })

  it('leave the answers, failures and other properties of a service unchanged, and count a refusal as an answer', async () => {
    const node = newNode()
    expect(node.service.address).toBe(service.address)
    expect(node.service.isOpen()).toBe(true)
    expect(await node.service.ask()).toBe('yes')
    fails = outage
    await expect(node.service.ask()).rejects.toBe(outage)
    for (const refusal of [
      new MessageFailed('A mail has no right address.', true),
      new AddressSearchFailed('address.vague', 'The address search answered E0006.'),
    ]) {
      await ask(node, outage)
      await ask(node, refusal)
      expect((await shownConnection('REGISTRY')).connectionState).toBe('CONNECTED')
    }
  })

  it('are not shown for a service that is no longer connected', async () => {
    await ask(newNode(), outage)
    expect(await shownConnection('REGISTRY', connectedTo())).toMatchObject({
      connectionState: 'NOT_CONNECTED',
      failingSince: null,
      lastFailure: null,
      lastFailureAt: null,
    })
  })
})
