import { setTimeout as wait } from 'node:timers/promises'
import { DAY_MS, SECOND_MS } from '../../domain/durations.ts'
import { logIn } from '../log-in.ts'
import type { Outage } from './outage.ts'
import { acceleratedOptions, callerFrom, MEMBER, repeatConcurrently } from './portal.ts'
import { requestResetMails } from './services.ts'

const AHEAD_MS = 40 * DAY_MS
const SESSIONS_A_NODE = 6
const CALLERS_A_NODE = 24
/** The time until a PostgreSQL is detected again, and failed work is repeated. */
const RECOVERY_MS = 3 * SECOND_MS

/** Outages of the database and of the nodes themselves. */
export const machineOutages: Outage[] = [
  {
    name: 'PostgreSQL is stopped',
    raises: ['PortalNoneReady', 'PortalFails', 'PortalPagesUnrendered', 'PortalJobFails', 'PortalJobStands'],
    clears: ['PortalNoneReady', 'PortalJobStands'],
    async begin({ postgres }) {
      postgres.goAway()
      return async () => postgres.comeBack()
    },
  },
  {
    name: 'a transaction holds a table that everybody reads',
    raises: ['PortalSlow', 'PortalPoolFull'],
    clears: ['PortalPoolFull'],
    also: ['PortalFails', 'PortalPagesUnrendered', 'PortalJobFails', 'PortalJobStands'],
    async begin({ nodes, operator }) {
      const members = await Promise.all(
        nodes.map(async (node, n) => {
          const sessions = []
          for (let session = 0; session < SESSIONS_A_NODE; session += 1) {
            const api = callerFrom(100 * (n + 1) + session, node)
            await logIn(api, { email: MEMBER })
            sessions.push(api)
          }
          return sessions
        }),
      )
      const client = await operator()
      await client.query('begin')
      await client.query('lock table subscriptions in access exclusive mode')
      const ends = members.map((sessions) =>
        repeatConcurrently(CALLERS_A_NODE, (n) => sessions[n % SESSIONS_A_NODE]!.listSubscriptions({})),
      )
      return async () => {
        await client.query('rollback')
        await client.end()
        for (const end of ends) await end()
        await wait(RECOVERY_MS)
      }
    },
  },
  {
    name: 'one of two nodes is killed',
    raises: ['PortalNodeAway'],
    clears: ['PortalNodeAway'],
    async begin({ nodes: [, second] }) {
      await second.kill()
      return async () => void (await second.start())
    },
  },
  {
    name: 'all nodes are killed',
    raises: ['PortalAway'],
    clears: ['PortalAway'],
    also: ['PortalNodeAway'],
    async begin({ nodes }) {
      for (const node of nodes) await node.kill()
      return async () => {
        for (const node of nodes) await node.start()
      }
    },
  },
  {
    name: 'the clock of a node runs forty days ahead',
    raises: ['PortalClock'],
    clears: ['PortalClock'],
    // The node is restarted with the wrong clock.
    also: ['PortalNodeAway'],
    async begin(world) {
      const { outside } = world
      const [, second] = world.nodes
      await second.stop()
      // A node with its clock ahead would treat every queued mail as a mail that has waited for a long time. This
      // would raise another alert.
      outside.mail.gate.goAway()
      await requestResetMails(world, 1)
      await second.start(
        {
          TEST_NOW: new Date(Date.now() + AHEAD_MS).toISOString(),
          NODE_OPTIONS: acceleratedOptions('scripts/test-clock.cjs'),
        },
        '/healthz',
      )
      return async () => {
        outside.mail.gate.comeBack()
        await second.stop()
        await second.start()
      }
    },
  },
  {
    name: 'a node takes more memory than it should ever have',
    raises: ['PortalMemory'],
    clears: ['PortalMemory'],
    also: ['PortalNodeAway'],
    async begin({ nodes: [, second] }) {
      await second.stop()
      await second.start({ BALLAST: '1' })
      return async () => {
        await second.stop()
        await second.start()
      }
    },
  },
]
