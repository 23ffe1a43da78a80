import { randomUUID } from 'node:crypto'
import type { Api } from '../contract/operation.ts'
import { demoPassword } from '../server/db/demo/demo-accounts.ts'

/**
 * Logs in an account by calls and checks its password, by default the password of the demo accounts. `passFactor`
 * passes the second factor of an account that has one. Rejects with the problem of a refused call.
 */
export async function logIn(
  api: Pick<Api, 'logIn' | 'checkPassword'>,
  { email, password = demoPassword }: { email: string; password?: string },
  passFactor?: () => Promise<unknown>,
): Promise<void> {
  const { loginYn } = await api.logIn({ email, password, deviceId: randomUUID() })
  if (loginYn === 'N') {
    if (!passFactor) throw new Error(`${email} has a second factor, and nothing passes it.`)
    await passFactor()
  }
  await api.checkPassword({ password })
}
