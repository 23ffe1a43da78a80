import type { Schema } from '#contract/operation.ts'
import { Button } from '#src/ui/Button.tsx'
import { DownloadIcon } from '#src/ui/icons.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { saveCalendarFile } from './calendar-file.ts'
import { useCounselTexts } from './texts.ts'

/** Saves a reservation as a file for the person's own calendar; the code for it is loaded on demand. */
export function CalendarFileButton({ counsel }: { counsel: Schema<'Counsel'> }) {
  const { t } = useCounselTexts()
  const save = () => {
    const method = t(`method.${counsel.counselMethod}.name`)
    saveCalendarFile(counsel, {
      title: t('file.title', { method }),
      description: `${t('file.text', { counselNo: counsel.counselNo })}\n${t(`method.${counsel.counselMethod}.how`)}`,
    }).catch(() => toaster.show({ message: t('file.failed'), severity: 'danger' }))
  }
  return (
    <Button variant="outline" startIcon={<DownloadIcon />} onClick={save}>
      {t('file.save')}
    </Button>
  )
}
