import { asc } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { accessEventSeals } from '#server/db/schema/access-event.ts'
import { auditHeads, auditIntents } from '#server/db/schema/audit.ts'
import { unknownVisitor } from '#server/http/calls/caller.ts'
import { accessWorld } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { whileHeld } from '#server/testing/while-held.ts'
import { signHead } from './audit-heads.ts'
import { claimInterrupted, putIntent } from './audit-intents.ts'
import { createAuditLog } from './audit-log.ts'
import { createAuditSeals } from './audit-seals.ts'
import { sealEvents } from './seal-events.ts'

const NODES = 8

describeEngines('the audit record by several nodes at once', (engine) => {
  const world = accessWorld(engine)
  const db = () => engine.database().db
  const seals = () => createAuditSeals(world.portal().config.auditKeys)
  /** Runs the same function concurrently, once for each of the `NODES`; rejects if one run fails. */
  const runConcurrently = <Outcome>(act: () => Promise<Outcome>) =>
    Promise.all(Array.from({ length: NODES }, act))

  it('has one seal for each event, in one chain', async () => {
    const [holder, approver] = [await world.person(), await world.person({ roles: ['approver'] })]
    for (let round = 1; round <= 3; round += 1) {
      await world.requestAndApprove(holder, approver)
      await runConcurrently(() => sealEvents(db(), seals()))
      expect((await world.ask(holder, { approvalType: 'RELEASE' })).code).toBe(200)
      await runConcurrently(() => sealEvents(db(), seals()))
    }
    const sealed = await db().select().from(accessEventSeals).orderBy(asc(accessEventSeals.position))
    expect(sealed.length).toBeGreaterThan(3)
    expect(sealed.map(({ position }) => position)).toEqual(sealed.map((_, index) => index + 1))
    expect(sealed.slice(1).map(({ previousHash }) => previousHash)).toEqual(
      sealed.slice(0, -1).map(({ hash }) => hash),
    )
  })

  it('has one audit head each time the chains have grown', async () => {
    const clock = world.portal().clock
    for (let round = 1; round <= 5; round += 1) {
      await createAuditLog({ db: db(), seals: seals(), clock }).record(
        'undoContactChange',
        unknownVisitor,
        {},
      )
      const before = await db().$count(auditHeads)
      const anchors = await runConcurrently(() => signHead({ db: db(), seals: seals(), clock }))
      expect(anchors.filter(Boolean)).toHaveLength(1)
      expect(await db().$count(auditHeads)).toBe(before + 1)
      clock.pass(3600)
    }
  })

  it('has an interrupted change only from the node that claimed it', async () => {
    const { clock } = world.portal()
    await putIntent(db(), {
      at: clock.now(),
      memberId: null,
      companyId: null,
      stage: 'visitor',
      address: '203.0.113.7',
      operation: 'undoContactChange',
      subject: 'contact-change',
    })
    clock.pass(3600)
    const claimed = await whileHeld(
      engine,
      (tx) => tx.update(auditIntents).set({ dueAt: new Date(clock.now().getTime() + 60_000) }),
      () => claimInterrupted(db(), clock.now()),
    )
    expect(claimed).toEqual([])
  })
})
