import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { Machines } from '#src/components/context/app-context.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { canExtend, secondsLeft } from '#src/machines/session-watch/session-watch.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useDelayedFocus } from '#src/ui/use-delayed-focus.ts'
import { useSessionWarningTexts } from './session-warning-texts.ts'

const SECONDS_A_MINUTE = 60

/**
 * The remaining time of the session, and the buttons to continue or to log out. Near the latest time to which a
 * session can continue, there is only the logout.
 */
export function SessionWarningDialog({ session, sessionWatch }: Pick<Machines, 'session' | 'sessionWatch'>) {
  const { t } = useSessionWarningTexts()
  const { context, busy } = useSelector(
    sessionWatch,
    (snapshot) => ({ context: snapshot.context, busy: snapshot.hasTag('busy') }),
    isSame,
  )
  const extend = useRef<HTMLButtonElement>(null)
  useDelayedFocus(extend, true)
  const isExtendable = canExtend(context)
  const remainingSeconds = secondsLeft(context)
  const time = {
    minutes: Math.floor(remainingSeconds / SECONDS_A_MINUTE),
    seconds: String(remainingSeconds % SECONDS_A_MINUTE).padStart(2, '0'),
  }
  const extendSession = () => sessionWatch.send({ type: 'extension.requested' })
  return (
    <Dialog
      open
      onClose={extendSession}
      title={t('title')}
      role="alertdialog"
      width="sm"
      describes
      closeOnMask={false}
      closeOnEscape={isExtendable}
      footer={
        <>
          <Button variant="outline" onClick={() => session.send({ type: 'logout.requested' })}>
            {t('logOut')}
          </Button>
          {isExtendable && (
            <Button ref={extend} loading={busy} onClick={extendSession}>
              {t('extend')}
            </Button>
          )}
        </>
      }
    >
      <Text fontSize="3xl" weight="bold" numeric role="timer" mb="2">
        {t('left', time)}
      </Text>
      <Text tone="muted" mb="4">
        {t(isExtendable ? 'idle' : 'end')}
      </Text>
      <ProblemNotice problem={context.problem} />
    </Dialog>
  )
}

type WarningState = { context: object; busy: boolean }
const isSame = (one: WarningState, other: WarningState) =>
  one.context === other.context && one.busy === other.busy
