import { kstDate } from '#domain/dates.ts'
import { Calendar } from '#src/components/calendar/Calendar.tsx'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { useDateTexts } from './date-texts.ts'

// The first and the last date that a form accepts unless it has other limits.
const [EARLIEST_DATE, LATEST_DATE] = ['1900-01-01', '2099-12-31']
const anyDay = () => ({ isOpen: true, isHoliday: false })

type Props = {
  title: string
  /** The chosen day, YYYY-MM-DD. */
  day: string | undefined
  min?: string | undefined
  max?: string | undefined
  onPick: (day: string) => void
  onClose: () => void
}

/** A calendar from which a day is picked; on phones a sheet from the bottom. */
export function DateDialog({ title, day, min, max, onPick, onClose }: Props) {
  const { t } = useDateTexts()
  const [from, to] = [min || EARLIEST_DATE, max || LATEST_DATE]
  const today = kstDate(portalClock.now())
  const isWithin = day !== undefined && day >= from && day <= to
  const initialDay = today < from ? from : today > to ? to : today
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width="sm"
      footer={
        <Button variant="outline" onClick={onClose}>
          {t('cancel')}
        </Button>
      }
      initialFocus={() => document.querySelector<HTMLElement>('[role=dialog] [role=grid] [tabindex="0"]')}
    >
      <Calendar
        {...{ from, to, today }}
        start={initialDay}
        selected={isWithin ? day : undefined}
        dayOf={anyDay}
        onSelect={onPick}
      />
    </Dialog>
  )
}
