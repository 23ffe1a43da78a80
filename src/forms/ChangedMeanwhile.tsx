import type { Problem } from '#contract/problem.ts'
import { formatDateTime } from '#domain/dates.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useConflictTexts } from './conflict-texts.ts'
import type { Form } from './use-form.ts'

/** The person who saved last, and the time, in the format in which the staff's settings contain them. */
export type Saver = { byName: string | null; changedAt: string | null }
type Refused = {
  problem?: Problem | undefined
  isOutdated?: boolean
  conflict?: Props['conflict']
}
type Props = { conflict: Form<object>['conflict']; saver: Saver | undefined; busy: boolean }

/**
 * The notice that another person saved while this form was being edited: the typed values stay, and can be replaced
 * by the saved ones.
 */
export function ChangedMeanwhile({ conflict, saver, busy }: Props) {
  const { t } = useConflictTexts()
  if (!conflict) return null
  const { hasOtherValues, takeSaved } = conflict
  return (
    <Notice
      status="warning"
      role="alert"
      title={titleOf(saver, t)}
      {...(hasOtherValues && {
        action: (
          <Button variant="outline" size="sm" minHeight="touch" disabled={busy} onClick={takeSaved}>
            {t('take')}
          </Button>
        ),
      })}
    >
      {t(hasOtherValues ? 'differs' : 'agrees')}
    </Notice>
  )
}

/** Returns the refusal to show at a form; undefined if the notice of the conflict already explains it. */
export const refusalOf = ({ problem, isOutdated, conflict }: Refused): Problem | undefined =>
  isOutdated && conflict ? undefined : problem

function titleOf(saver: Saver | undefined, t: ReturnType<typeof useConflictTexts>['t']): string {
  if (!saver || saver.changedAt === null) return t('titlePlain')
  const savedTime = formatDateTime(saver.changedAt)
  return saver.byName === null
    ? t('titleWhen', { when: savedTime })
    : t('title', { name: saver.byName, when: savedTime })
}
