import type { UploadItem } from '#src/machines/upload/upload-context.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { useUploadTexts } from './upload-texts.ts'

const announcedStates = ['uploaded', 'failed', 'refused'] as const
const isAnnounced = (state: UploadItem['state']): state is (typeof announcedStates)[number] =>
  (announcedStates as readonly string[]).includes(state)

/** Announces the outcome of each file; screen readers announce only new entries. */
export function UploadNews({ items }: { items: readonly UploadItem[] }) {
  const { t } = useUploadTexts()
  return (
    <VisuallyHidden role="log" aria-live="polite">
      {items.map(
        ({ key, state, file }) =>
          isAnnounced(state) && (
            <span key={`${key}-${state}`}>{t(`announced.${state}`, { name: file.name })}</span>
          ),
      )}
    </VisuallyHidden>
  )
}
