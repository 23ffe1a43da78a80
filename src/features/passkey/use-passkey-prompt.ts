import { useEffect } from 'react'
import type { Input, Output } from '#contract/operation.ts'
import type { Withheld } from '#src/machines/passkey-prompt.ts'
import { getPasskey } from './passkey-prompt.ts'

type PromptAnswer =
  | { type: 'passkey.given'; credential: Input<'finishPasskeyLogin'>['credential'] }
  | { type: 'passkey.withheld'; reason: Withheld }

/**
 * Opens the browser's passkey prompt while there is a request, and sends its result to the machine; a prompt that is no
 * longer requested is aborted. `quiet` lists passkeys in the field instead of a dialog.
 */
export function usePasskeyPrompt(
  request: Output<'startPasskeyLogin'> | null | undefined,
  send: (event: PromptAnswer) => void,
  { quiet = false }: { quiet?: boolean } = {},
): void {
  useEffect(() => {
    if (!request) return
    const promptAbort = new AbortController()
    void getPasskey(request, { quiet, signal: promptAbort.signal }).then((prompted) => {
      if (!prompted) return
      if ('credential' in prompted) send({ type: 'passkey.given', credential: prompted.credential })
      else send({ type: 'passkey.withheld', reason: prompted.withheld })
    })
    return () => promptAbort.abort()
  }, [request, quiet, send])
}
