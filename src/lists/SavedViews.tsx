import { useState } from 'react'
import { lazyDialog } from '#src/components/error/lazy-dialog.tsx'
import { ViewsIcon } from '#src/ui/list-icons.tsx'
import { loadViewsDialog } from './list-dialogs.ts'
import { useListTexts } from './list-texts.ts'
import type { ViewedList } from './saved-views.ts'
import { ToolButton } from './ToolButton.tsx'
import { useSavedViews } from './use-saved-views.ts'

const ViewsDialog = lazyDialog(loadViewsDialog, 'ViewsDialog')

/**
 * The button that opens a member's saved views of a list, and saves the current one. On phones it is hidden while
 * there is nothing to open or to save.
 */
export function SavedViews({ list, search }: { list: ViewedList; search: object }) {
  const { t } = useListTexts()
  const [isOpen, setOpen] = useState(false)
  const { email, views, shown, now } = useSavedViews(list, search)
  if (email === undefined) return null
  const isBare = views.length === 0 && Object.keys(now.filters).length === 0
  return (
    <>
      <ToolButton
        label={shown ? t('views.shown', { name: shown.name }) : t('views.title')}
        text={shown?.name}
        isOn={shown !== undefined}
        icon={<ViewsIcon />}
        display={isBare ? { base: 'none', md: 'inline-flex' } : undefined}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <ViewsDialog
          {...{ list, search, email, views, shown, now }}
          onClose={() => setOpen(false)}
          onMissing={() => setOpen(false)}
        />
      )}
    </>
  )
}
