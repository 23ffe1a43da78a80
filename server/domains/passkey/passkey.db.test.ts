import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { passkeyChallenges } from '#server/db/schema/passkey.ts'
import { runRemovals } from '#server/housekeeping.ts'
import { describeEngines } from '#server/testing/engines.ts'
import {
  authenticatorAt,
  memberWithPasskey,
  register,
  verifiedSession,
} from '#server/testing/passkey-world.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'

const longestName = '가'.repeat(40)

describeEngines('the passkeys of a member', (engine) => {
  let portal: Portal
  beforeAll(() => {
    portal = createPortal(engine.database(), {
      env: { LOGIN_TRIES_PER_ADDRESS: '100000', CODE_SENDS: '1000' },
    })
  })

  const list = async (session: string) => (await portal.call('listPasskeys', {}, { session })).data.list
  const member = async () => (await portal.addMember()).email
  const start = async (session: string) =>
    (await portal.call('startPasskeyRegistration', {}, { session })).data
  const finishRegistration = (
    session: string,
    credential: Schema<'PasskeyAttestation'>,
    idempotencyKey = randomUUID(),
  ) =>
    portal.call('finishPasskeyRegistration', { idempotencyKey, name: '회사 노트북', credential }, { session })

  it('are requested as WebAuthn requires: discoverable, and with user verification', async () => {
    const { email, id } = await portal.addMember()
    expect(await start(await verifiedSession(portal, email))).toMatchObject({
      rp: { id: 'localhost', name: '빗장' },
      user: {
        id: Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url'),
        name: email,
        displayName: '송나래',
      },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
      timeout: 300_000,
    })
  })

  it('are listed with the ids that a device may offer, without removed ones', async () => {
    const { email, id } = await portal.addMember()
    const session = await verifiedSession(portal, email)
    const accepted = async () => (await portal.call('listPasskeys', {}, { session })).data.accepted
    const own = {
      rpId: 'localhost',
      userId: Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url'),
    }
    expect(await accepted()).toEqual({ ...own, credentialIds: [] })
    const [one, other] = [authenticatorAt(portal), authenticatorAt(portal)]
    const { data } = await register(portal, session, one, '노트북')
    const [removed] = (await accepted()).credentialIds
    await register(portal, session, other, '전화기')
    const bothIds = (await accepted()).credentialIds
    expect(bothIds).toHaveLength(2)
    await portal.call('removePasskey', { passkeyId: data.passkeyId }, { session })
    expect(await accepted()).toEqual({
      ...own,
      credentialIds: bothIds.filter((credentialId) => credentialId !== removed),
    })
  })

  it('are listed by name, with the latest first, and show whether they are bound to one device', async () => {
    const session = await verifiedSession(portal, await member())
    const bound = await register(portal, session, authenticatorAt(portal), ' 보안 키 ')
    portal.clock.pass(60)
    await register(portal, session, authenticatorAt(portal, { synced: true }), longestName)
    expect(bound.data).toMatchObject({ name: '보안 키', syncedYn: 'N', lastUsedAt: null })
    expect((await list(session)).map(({ name, syncedYn }) => [name, syncedYn])).toEqual([
      [longestName, 'Y'],
      ['보안 키', 'N'],
    ])
    const { excludeCredentials } = await start(session)
    expect(excludeCredentials.map(({ transports }) => transports)).toEqual([
      ['internal', 'hybrid'],
      ['internal'],
    ])
  })

  it('are registered and removed only with a fresh proof, for ten minutes', async () => {
    const email = await member()
    const session = await portal.logInFully(email)
    const refusedCalls = async (by: string) => [
      (await portal.call('startPasskeyRegistration', {}, { session: by })).code,
      (await portal.call('removePasskey', { passkeyId: randomUUID() }, { session: by })).code,
    ]
    expect(await refusedCalls(session)).toEqual([2201, 2201])
    const verified = await portal.verify(session)
    portal.clock.pass(599)
    expect(await refusedCalls(verified)).toEqual([200, 200])
    portal.clock.pass(1)
    expect(await refusedCalls(verified)).toEqual([2201, 2201])
  })

  it('end the other sessions when they change, and notify the member', async () => {
    const { email } = await portal.addMember()
    const [here, pending] = [await verifiedSession(portal, email), (await portal.logIn(email)).session!]
    const { data } = await register(portal, here, authenticatorAt(portal), '나래의 휴대폰')
    const otherSession = await portal.logInFully(email)
    expect((await portal.call('startMfaChallenge', { mfaType: 'sms' }, { session: pending })).code).toBe(2003)
    expect((await portal.call('getSessionInfo', {}, { session: here })).code).toBe(200)
    await portal.call('removePasskey', { passkeyId: data.passkeyId }, { session: here })
    expect((await portal.call('getSessionInfo', {}, { session: otherSession })).code).toBe(1002)
    expect(await list(here)).toEqual([])
    await portal.deliverMails()
    const mails = portal.sentMails.filter(({ to }) => to === email)
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      '[빗장] 패스키를 등록했습니다',
      '[빗장] 패스키를 삭제했습니다',
    ])
    expect(mails.map(({ text }) => text).join()).toContain("패스키 '나래의 휴대폰'을 삭제했습니다")
  })

  it('are registered by one answer to one challenge, of the same session', async () => {
    const email = await member()
    const session = await verifiedSession(portal, email)
    const authenticator = authenticatorAt(portal)
    const options = await start(session)
    const credential = authenticator.create(options)
    expect((await finishRegistration(await portal.logInFully(email), credential)).code).toBe(2222)
    expect((await finishRegistration(session, credential)).code).toBe(200)
    expect((await finishRegistration(session, authenticator.create(options))).code).toBe(2222)
    const late = authenticator.create(await start(session))
    portal.clock.pass(300)
    expect((await finishRegistration(session, late)).code).toBe(2222)
  })

  it('are created once by the same submission, however often it arrives', async () => {
    const session = await verifiedSession(portal, await member())
    const credential = authenticatorAt(portal).create(await start(session))
    const key = randomUUID()
    const answers = await Promise.all([
      finishRegistration(session, credential, key),
      finishRegistration(session, credential, key),
    ])
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers[0]!.code).toBe(200)
    expect(await list(session)).toHaveLength(1)
    const other = { idempotencyKey: key, name: '다른 이름', credential }
    expect((await portal.call('finishPasskeyRegistration', other, { session })).code).toBe(1409)
  })

  it.each([
    ['of another site', { origin: 'https://bitjang.example.org' }],
    ['for another host', { rpId: 'example.org' }],
    ['to another challenge', { challenge: Buffer.alloc(32, 1).toString('base64url') }],
    ['of a login', { type: 'webauthn.get' }],
    ['without user verification', { verified: false }],
  ])('are not created from an answer %s, and its challenge is used up', async (_, faked) => {
    const session = await verifiedSession(portal, await member())
    const options = await start(session)
    expect((await finishRegistration(session, authenticatorAt(portal).create(options, faked))).code).toBe(
      2223,
    )
    expect((await finishRegistration(session, authenticatorAt(portal).create(options))).code).toBe(2222)
    expect(await list(session)).toEqual([])
  })

  it('are not created from invalid data', async () => {
    const session = await verifiedSession(portal, await member())
    const credential = authenticatorAt(portal).create(await start(session))
    const garbage = {
      ...credential,
      response: { ...credential.response, attestationObject: 'A'.repeat(200) },
    }
    expect((await finishRegistration(session, garbage)).code).toBe(2223)
  })

  it('are ten at most, even when two are registered at once', async () => {
    const email = await member()
    const [one, authenticator] = [await verifiedSession(portal, email), authenticatorAt(portal)]
    for (let made = 0; made < 9; made += 1)
      expect((await register(portal, one, authenticator)).code).toBe(200)
    const two = await verifiedSession(portal, email)
    const credentials = [
      authenticator.create(await start(one)),
      authenticator.create(await start(two)),
    ] as const
    const codes = (
      await Promise.all([finishRegistration(one, credentials[0]), finishRegistration(two, credentials[1])])
    ).map(({ code }) => code)
    expect([
      [200, 2225],
      [200, 1002],
    ]).toContainEqual(codes.toSorted((a, b) => (a === 200 ? -1 : b === 200 ? 1 : a - b)))
    const currentSession = codes[0] === 200 ? one : two
    expect(await list(currentSession)).toHaveLength(10)
    expect((await portal.call('startPasskeyRegistration', {}, { session: currentSession })).code).toBe(2225)
  })

  it('belong to one member: no other member can register, see or change them', async () => {
    const { session, authenticator, passkey } = await memberWithPasskey(portal)
    const stranger = await verifiedSession(portal, await member())
    expect(
      (await finishRegistration(stranger, authenticator.create(await start(stranger), { again: true }))).code,
    ).toBe(2224)
    expect(await list(stranger)).toEqual([])
    const id = { passkeyId: passkey.passkeyId }
    expect((await portal.call('renamePasskey', { ...id, name: '내 것' }, { session: stranger })).code).toBe(
      2226,
    )
    const [foreign, none] = await Promise.all(
      [id, { passkeyId: randomUUID() }].map((input) =>
        portal.call('removePasskey', input, { session: stranger }),
      ),
    )
    expect([foreign!.code, foreign!.body]).toEqual([200, none!.body])
    expect(await list(session)).toHaveLength(1)
  })

  it('can be renamed by their member', async () => {
    const {
      session,
      passkey: { passkeyId },
    } = await memberWithPasskey(portal)
    const { data } = await portal.call('renamePasskey', { passkeyId, name: ' 집 데스크톱 ' }, { session })
    expect(data).toMatchObject({ passkeyId, name: '집 데스크톱' })
    for (const name of ['', '  ', `${longestName}가`]) {
      expect((await portal.call('renamePasskey', { passkeyId, name }, { session })).code).toBe(400)
    }
    expect((await list(session)).map(({ name }) => name)).toEqual(['집 데스크톱'])
  })

  it('leave no unanswered challenge behind', async () => {
    await start(await verifiedSession(portal, await member()))
    await portal.call('startPasskeyLogin', {})
    portal.clock.pass(301)
    await runRemovals(engine.database().db, portal.clock.now())
    expect(await engine.database().db.$count(passkeyChallenges)).toBe(0)
  })
})
