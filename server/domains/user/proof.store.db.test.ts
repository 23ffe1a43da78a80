import { beforeAll, expect, it } from 'vitest'
import { createSecretBox } from '#server/security/secret-box.ts'
import type { SentCode } from '#server/security/verification.ts'
import { newEmail } from '#server/testing/account-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { waitUntilBlocked } from '#server/testing/until-blocked.ts'
import { proofStore } from './proof.store.ts'

describeEngines('the pending proof of a member', (engine) => {
  let portal: Portal
  beforeAll(() => {
    portal = createPortal(engine.database())
  })
  const code = (hash: string): SentCode => ({ by: 'mail', hash, sentAt: portal.clock.now() })

  /** Starts a proof, and returns functions to read and change it. */
  async function startProof() {
    const { db } = engine.database()
    const proofs = proofStore({ db, box: createSecretBox(portal.config.encryptionKeys), clock: portal.clock })
    const { id: memberId } = await portal.addMember()
    const value = newEmail()
    const put = () => db.transaction((tx) => proofs.put(tx, memberId, 'EMAIL', value))
    await put()
    const findProof = () => proofs.find(memberId, 'EMAIL')
    return { proofs, value, put, find: findProof, id: (await findProof())!.id }
  }

  /** Changes a proof to `to`, and begins `act` before the change is committed. */
  async function changeDuring<Outcome>(
    { proofs, id }: Awaited<ReturnType<typeof startProof>>,
    to: { code: SentCode } | undefined,
    act: () => Promise<Outcome>,
  ): Promise<Outcome> {
    let underWay: { outcome: Promise<Outcome> } | undefined
    await proofs.change(id, async () => {
      let isOver = false
      const outcome = act()
      const markOver = () => void (isOver = true)
      outcome.then(markOver, markOver)
      underWay = { outcome }
      await waitUntilBlocked(engine, () => isOver)
      return to
    })
    return underWay!.outcome
  }

  it('is changed by one request after the other: the second sees the code of the first', async () => {
    const proof = await startProof()
    let seen: SentCode | null = null
    await changeDuring(proof, { code: code('first') }, () =>
      proof.proofs.change(proof.id, (current) => {
        seen = current.code
        return Promise.resolve({ code: code('second') })
      }),
    )
    expect(seen).toMatchObject({ hash: 'first' })
    expect((await proof.find())!.code).toMatchObject({ hash: 'second' })
  })

  it('still exists if it is requested again while it is checked', async () => {
    const proof = await startProof()
    await changeDuring(proof, undefined, proof.put)
    expect(await proof.find()).toMatchObject({ value: proof.value, code: null })
  })
})
