import { useEffect } from 'react'
import type { Input, Output } from '#contract/operation.ts'
import type { Withheld } from '#src/machines/passkey-prompt.ts'
import { getPasskey } from './passkey-prompt.ts'

type Answered =
  | { type: 'passkey.given'; credential: Input<'finishPasskeyLogin'>['credential'] }
  | { type: 'passkey.withheld'; reason: Withheld }

/**
 * Has the browser ask for a passkey while there is a request, and tells the machine what came of it; what is no longer asked
 * for is given up. `quiet` lists passkeys in the field in place of a dialog.
 */
export function usePasskeyPrompt(
  request: Output<'startPasskeyLogin'> | null | undefined,
  send: (event: Answered) => void,
  { quiet = false }: { quiet?: boolean } = {},
): void {
  useEffect(() => {
    if (!request) return
    const given = new AbortController()
    void getPasskey(request, { quiet, signal: given.signal }).then((prompted) => {
      if (!prompted) return
      if ('credential' in prompted) send({ type: 'passkey.given', credential: prompted.credential })
      else send({ type: 'passkey.withheld', reason: prompted.withheld })
    })
    return () => given.abort()
  }, [request, quiet, send])
}
