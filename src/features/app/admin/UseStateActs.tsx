import type { UseState } from '#domain/access/use-states.ts'
import { useMachines } from '#src/components/context/app-context.ts'
import { confirm } from '#src/components/dialog/confirm.ts'
import { Button } from '#src/ui/Button.tsx'
import { useAppAdminTexts } from './texts.ts'

type Props = {
  /** The name of the app or level. */
  name: string
  useState: string
  numbers: { grants: number; waiting: number }
  busy: boolean
  onTurn: (to: UseState) => void
}
type Act = 'open' | 'close' | 'lock' | 'unlock'

const leadTo: Record<Act, UseState> = { open: 'A', close: 'D', lock: 'L', unlock: 'A' }
const possibleActs: Record<UseState, Act[]> = { A: ['close', 'lock'], D: ['open', 'lock'], L: ['unlock'] }

/**
 * The buttons that change the use state. Each asks for a confirmation that shows the effect. If the current state is
 * unknown, every change is offered.
 */
export function UseStateActs({ name, useState, numbers, busy, onTurn }: Props) {
  const { t } = useAppAdminTexts()
  const dialogs = useMachines().dialogs
  const changeUseState = async (act: Act) => {
    const isSure = await confirm(dialogs, {
      header: t(`use.question.${act}`),
      message: t(`use.effect.${act}`, { name, ...numbers }),
      acceptLabel: t(`use.submit.${act}`),
      rejectLabel: t('leave'),
    })
    if (isSure) onTurn(leadTo[act])
  }
  return (possibleActs[useState as UseState] ?? (['open', 'close', 'lock'] as const)).map((act) => (
    <Button
      key={act}
      variant="outline"
      size="sm"
      minHeight="touch"
      loading={busy}
      aria-label={t(`use.on.${act}`, { name })}
      onClick={() => void changeUseState(act)}
    >
      {t(`use.act.${act}`)}
    </Button>
  ))
}
