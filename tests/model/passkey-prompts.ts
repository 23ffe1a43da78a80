import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { passkeys } from '#server/db/schema/passkey.ts'
import { userHandleOf } from '#server/domains/passkey/passkey.webauthn.ts'
import { newPasskey } from '#server/testing/authenticator.ts'
import { deviceOf } from '../support/passkey-device.ts'
import type { Browser } from './flow.ts'

type Mediation = 'conditional' | 'optional'
type Prompt = { mediation: Mediation; give: () => void; withhold: () => void }
type PromptWindow = { testPrompt: Prompt | undefined; testOffer: () => void }

/**
 * Makes the browser's passkey prompts wait for the test's decision. The virtual device of `deviceOf` then creates or
 * signs. Passkeys are not listed in a field unless `listsLater` is set and `offerList` has been called. Must be
 * called before the page is opened.
 */
export const holdPrompts = (page: Page, { listsLater = false } = {}) =>
  page.addInitScript((isLater) => {
    const held = globalThis as unknown as PromptWindow
    const credentials = navigator.credentials
    for (const way of ['create', 'get'] as const) {
      const prompt = credentials[way].bind(credentials) as (
        options: CredentialRequestOptions,
      ) => Promise<Credential | null>
      const answer = (options: CredentialRequestOptions) =>
        new Promise<Credential | null>((given, refused) => {
          const own = {
            mediation: options.mediation === 'conditional' ? 'conditional' : 'optional',
            give: () => void prompt(options).then(given, refused),
            withhold: () => refused(new DOMException('', 'NotAllowedError')),
          } satisfies Prompt
          held.testPrompt = own
          options.signal?.addEventListener('abort', () => {
            if (held.testPrompt === own) held.testPrompt = undefined
            refused(options.signal!.reason as Error)
          })
        })
      Object.defineProperty(credentials, way, { value: answer })
    }

    let isAsked = !isLater
    let isOffered = false
    const offered = new Promise<boolean>((tell) => {
      held.testOffer = () => {
        isOffered = true
        tell(true)
      }
    })
    PublicKeyCredential.isConditionalMediationAvailable = () => {
      if (isAsked) return Promise.resolve(isOffered)
      isAsked = true
      return offered
    }
  }, listsLater)

/** Gives a member a passkey on this browser's device; its prompts wait for the test. */
export async function holdPasskey(
  { page, portal, database }: Pick<Browser, 'page' | 'portal' | 'database'>,
  memberId: string,
  how: { listsLater?: boolean } = {},
): Promise<void> {
  const passkey = newPasskey('localhost', userHandleOf(memberId))
  await database.db.insert(passkeys).values({
    id: randomUUID(),
    memberId,
    credentialId: passkey.id.toString('base64url'),
    publicKey: passkey.publicKey.toString('base64url'),
    counter: 0,
    transports: ['internal'],
    synced: false,
    name: '회사 노트북',
    createdAt: portal.clock.now(),
    lastUsedAt: null,
  })
  await (await deviceOf(page)).hold(passkey)
  await holdPrompts(page, how)
}

/** Makes the browser able to list passkeys in a field. */
export const offerList = ({ page }: Pick<Browser, 'page'>) =>
  page.evaluate(() => (globalThis as unknown as PromptWindow).testOffer())

/** Waits for the browser's prompt, and confirms the passkey or declines. */
export async function answerPrompt(
  { page }: Pick<Browser, 'page'>,
  answer: 'give' | 'withhold',
  mediation: Mediation = 'optional',
): Promise<void> {
  await page.waitForFunction(
    (wanted) => (globalThis as unknown as PromptWindow).testPrompt?.mediation === wanted,
    mediation,
  )
  await page.evaluate((how) => {
    const held = globalThis as unknown as PromptWindow
    const { give, withhold } = held.testPrompt!
    held.testPrompt = undefined
    if (how === 'give') give()
    else withhold()
  }, answer)
}
