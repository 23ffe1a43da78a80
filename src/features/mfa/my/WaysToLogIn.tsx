import type { Output } from '#contract/operation.ts'
import { Part } from '#src/components/part/Part.tsx'
import type { PagePart } from '#src/components/part/part.ts'
import { usePart } from '#src/components/part/use-part.ts'
import { MfaScreen } from './MfaScreen.tsx'
import { PasskeySection } from './PasskeySection.tsx'
import { usePasskeyTexts } from './passkey-texts.ts'

type Props = {
  settings: Output<'getMfaSettings'>
  passkeys: PagePart<Output<'listPasskeys'>>
  /** The page that the person wanted to open when a missing factor redirected them here. */
  returnTo: string | undefined
}

/** The member's second factors, and their passkeys. */
export function WaysToLogIn({ settings, passkeys, returnTo }: Props) {
  const { t } = usePasskeyTexts()
  const hasPasskey = (usePart(passkeys)?.list.length ?? 0) > 0
  return (
    <MfaScreen settings={settings} hasPasskey={hasPasskey} returnTo={returnTo}>
      <Part of={passkeys} name={t('title')}>
        {({ list, accepted }) => <PasskeySection passkeys={list} accepted={accepted} returnTo={returnTo} />}
      </Part>
    </MfaScreen>
  )
}
