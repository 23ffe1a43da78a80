import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TOTP } from 'otpauth'
import { afterAll, afterEach } from 'vitest'
import type { Input, OperationId } from '#contract/operation.ts'
import { retireKey } from '#server/keys/key-register.ts'
import { resealAll } from '#server/keys/reseal.ts'
import { type BoxKey, createSecretBox } from '#server/security/secret-box.ts'
import type { Person } from '#server/testing/access-world.ts'
import { companyWorld } from '#server/testing/company-world.ts'
import type { TestEngine } from '#server/testing/engines.ts'
import { type Answer, createPortal, type Portal, password } from '#server/testing/portal.ts'
import { totpSecret } from '#worlds/member.ts'

/** The member who owns the data that is created before a change. `session` and `password` are the current ones. */
export type Subject = Person & { password: string }
export type ChangeWorld = ReturnType<typeof changeWorld>

const TOTP_STEP_SECONDS = 30
const TOO_MANY_CALLS = 429
const FIRST_OWN_CODE = 1000
const newKey: BoxKey = { id: 'newer', key: Buffer.alloc(32, 7) }
const secretText = ({ id, key }: BoxKey) => `${id}:${key.toString('base64')}`

/** Creates a company with several people, on a portal whose encryption key can be replaced. */
export function changeWorld(engine: TestEngine) {
  const folder = mkdtempSync(join(tmpdir(), 'changes-'))
  const settings = { FILES_DIR: folder, UPLOADS_PER_ADDRESS: '10000' }
  const world = companyWorld(engine, settings)
  let later: Portal | undefined
  const portal = () => later ?? world.portal()
  afterEach(async () => {
    await later?.app.close()
    later = undefined
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  return {
    ...world,
    portal,

    /** Calls an operation as a browser does: later calls use the session token of the answer. */
    async call<Id extends OperationId>(id: Id, input: Input<Id>, who: Person): Promise<Answer<Id>> {
      const answer = await portal().call(id, input, { session: who.session })
      if (answer.session) who.session = answer.session
      // A problem with such a code is no refusal by a rule, so the tables have no outcome for it.
      if (answer.code >= TOO_MANY_CALLS && answer.code < FIRST_OWN_CODE)
        throw new Error(`${id} failed with ${answer.code}: ${answer.msg}`)
      return answer
    },

    /** Calls an operation directly after a fresh proof of the person. */
    async act<Id extends OperationId>(id: Id, input: Input<Id>, who: Person): Promise<Answer<Id>> {
      await portal().verify(who.session)
      return this.call(id, input, who)
    },

    /** Creates a confirmed member with these second factors. */
    async subject(companyId: string | null, factors: ('sms' | 'totp')[]): Promise<Subject> {
      const mfaType = factors.includes('totp') ? 'totp' : (factors[0] ?? 'none')
      const { id: memberId, email } = await portal().addMember({ companyId, factors, mfaType })
      return { memberId, email, password, session: await portal().logInFully(email, { confirmed: true }) }
    },

    /** Returns a code of an authenticator app for a time step that has not been used. */
    totp(secret = totpSecret): string {
      portal().clock.pass(TOTP_STEP_SECONDS)
      return new TOTP({ secret }).generate({ timestamp: portal().clock.now().getTime() })
    },

    /** Encrypts all data again with a new key, and continues as a portal that has only the new key. */
    async retireKey(): Promise<void> {
      const [old] = portal().config.encryptionKeys
      const portalWithBothKeys = createPortal(engine.database(), {
        env: { ...settings, ENCRYPTION_KEYS: `${secretText(newKey)},${secretText(old!)}` },
      })
      const { db } = engine.database()
      const box = createSecretBox(portalWithBothKeys.config.encryptionKeys)
      await resealAll({ db, box, files: portalWithBothKeys.files, keyId: newKey.id })
      await retireKey(db, old!.id, portal().clock)
      await portalWithBothKeys.app.close()
      const portalWithNewKey = createPortal(engine.database(), {
        env: { ...settings, ENCRYPTION_KEYS: secretText(newKey) },
      })
      portalWithNewKey.clock.pass(
        (portal().clock.now().getTime() - portalWithNewKey.clock.now().getTime()) / 1000,
      )
      later = portalWithNewKey
    },
  }
}
