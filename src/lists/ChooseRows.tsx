import { Button } from '#src/ui/Button.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { useRowTexts } from './row-texts.ts'

export type ChooseRowsProps = {
  /** Whether a row of the list can be selected. */
  isPossible: boolean
  isChoosing: boolean
  /** Called with true to show the checkboxes, and with false to hide them and clear the selection. */
  onChange: (isChoosing: boolean) => void
  /** The number of selected rows. */
  count: number
  /** Selects the rows again that were selected when the checkboxes were hidden. */
  onRestore: () => void
}

/**
 * The button that shows the checkboxes of the rows on phones, where most visits select nothing. It also hides them;
 * a selection that is cleared by that can be restored.
 */
export function ChooseRows({ isPossible, isChoosing, onChange, count, onRestore }: ChooseRowsProps) {
  const { t } = useRowTexts()
  if (!isPossible) return null
  const change = () => {
    onChange(!isChoosing)
    if (isChoosing && count > 0)
      toaster.show({
        message: t('rows.cleared', { count }),
        action: { label: t('rows.restore'), run: onRestore },
      })
  }
  return (
    <Button variant="ghost" size="sm" minHeight="touch" hideFrom="md" onClick={change}>
      {t(isChoosing ? 'rows.leaveChoosing' : 'rows.beginChoosing')}
    </Button>
  )
}
