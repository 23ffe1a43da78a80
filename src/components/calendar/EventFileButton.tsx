import { Button } from '#src/ui/Button.tsx'
import { DownloadIcon } from '#src/ui/icons.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { type CalendarEvent, saveEventFile } from './event-file.ts'
import { useCalendarTexts } from './texts.ts'

type Props = { event: CalendarEvent; size?: 'sm' }

/** Saves a day or a time as a file for the person's own calendar; the code for it is loaded on demand. */
export function EventFileButton({ event, size }: Props) {
  const { t } = useCalendarTexts()
  const save = () => {
    saveEventFile(event).catch(() => toaster.show({ message: t('file.failed'), severity: 'danger' }))
  }
  return (
    <Button
      variant="outline"
      startIcon={<DownloadIcon />}
      onClick={save}
      {...(size && { size, minHeight: 'touch' })}
    >
      {t('file.save')}
    </Button>
  )
}
