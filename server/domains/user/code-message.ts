import { problemNamed } from '#contract/problem-named.ts'
import { codeText } from '#server/messages/texts.ts'
import type { Proof, proofStore } from './proof.store.ts'
import type { UserDeps } from './user.deps.ts'

/**
 * Sends a code to the mobile number that the code verifies. Throws server.unavailable if the message cannot be sent,
 * and then no code can be entered.
 */
export async function deliverCode(
  { messages, limits, log }: Pick<UserDeps, 'messages' | 'limits' | 'log'>,
  proofs: Pick<ReturnType<typeof proofStore>, 'change'>,
  { id, value }: Proof,
  digits: string,
): Promise<void> {
  try {
    await messages.sendSms({ to: value, text: codeText(digits, limits.codeSeconds) })
  } catch (error) {
    log.error({ err: error }, 'a code could not be sent')
    await proofs.change(id, () => Promise.resolve({ code: null }))
    throw problemNamed('server.unavailable')
  }
}
