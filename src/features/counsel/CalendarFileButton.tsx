import type { Schema } from '#contract/operation.ts'
import { EventFileButton } from '#src/components/calendar/EventFileButton.tsx'
import { useCounselTexts } from './texts.ts'

type Props = { counsel: Schema<'Counsel'>; size?: 'sm' }

/** Saves a reservation as a file for the person's own calendar. */
export function CalendarFileButton({ counsel, ...props }: Props) {
  const { t } = useCounselTexts()
  const { counselNo, counselMethod, counselState, startAt, endAt, version } = counsel
  return (
    <EventFileButton
      {...props}
      event={{
        id: counselNo,
        version,
        isCanceled: counselState === 'CANCELED',
        startAt,
        endAt,
        title: t('file.title', { method: t(`method.${counselMethod}.name`) }),
        description: `${t('file.text', { counselNo })}\n${t(`method.${counselMethod}.how`)}`,
      }}
    />
  )
}
