import type { UploadItem } from '#src/machines/upload/upload-context.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { useUploadTexts } from './upload-texts.ts'

const told = ['uploaded', 'failed', 'refused'] as const
const isTold = (state: UploadItem['state']): state is (typeof told)[number] =>
  (told as readonly string[]).includes(state)

/** Says aloud what became of each file; a reader hears only what is new in it. */
export function UploadNews({ items }: { items: readonly UploadItem[] }) {
  const { t } = useUploadTexts()
  return (
    <VisuallyHidden role="log" aria-live="polite">
      {items.map(
        ({ key, state, file }) =>
          isTold(state) && <span key={`${key}-${state}`}>{t(`told.${state}`, { name: file.name })}</span>,
      )}
    </VisuallyHidden>
  )
}
