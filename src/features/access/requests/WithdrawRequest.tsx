import { useMachines } from '#src/components/context/app-context.ts'
import { confirm } from '#src/components/dialog/confirm.ts'
import type { AccessLifecycleEvent } from '#src/machines/access-lifecycle/access-lifecycle-setup.ts'
import { Button } from '#src/ui/Button.tsx'
import { useAccessTexts } from '../texts.ts'

/** Withdraws the member's own request, after a confirmation. */
export function WithdrawRequest({
  name,
  busy,
  send,
}: {
  /** App, level and type of the request. */
  name: string
  busy: boolean
  send: (event: AccessLifecycleEvent) => void
}) {
  const { t } = useAccessTexts()
  const dialogs = useMachines().dialogs
  const withdraw = async () => {
    const accepted = await confirm(dialogs, {
      header: t('request.withdrawTitle'),
      message: t('request.withdrawText', { name }),
      acceptLabel: t('request.withdraw'),
      rejectLabel: t('request.keep'),
      isFinal: true,
    })
    if (accepted) send({ type: 'withdrawal.confirmed' })
  }
  return (
    <Button variant="outline" alignSelf="flex-start" loading={busy} onClick={() => void withdraw()}>
      {t('request.withdraw')}
    </Button>
  )
}
