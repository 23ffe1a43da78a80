import { ChooseRows } from '#src/lists/ChooseRows.tsx'
import { Button } from '#src/ui/Button.tsx'
import { useApprovalTexts } from '../approval-texts.ts'
import type { useQueue } from './use-queue.ts'

/** The buttons that begin a selection: of all requests, and on phones of single ones. */
export function QueueChoice({
  queue: { choosing, chosen, chooseAll },
}: {
  queue: Pick<ReturnType<typeof useQueue>, 'choosing' | 'chosen' | 'chooseAll'>
}) {
  const { t } = useApprovalTexts()
  return (
    <>
      <ChooseRows {...choosing} />
      {choosing.isPossible && chosen.length === 0 && (
        <Button
          variant="ghost"
          size="sm"
          minHeight="touch"
          {...(!choosing.isChoosing && { hideBelow: 'md' })}
          onClick={chooseAll}
        >
          {t('queue.chooseAll')}
        </Button>
      )}
    </>
  )
}
