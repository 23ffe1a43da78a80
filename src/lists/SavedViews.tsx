import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { lazyDialog } from '#src/components/error/lazy-dialog.tsx'
import { Button } from '#src/ui/Button.tsx'
import { loadViewsDialog } from './list-dialogs.ts'
import { useListTexts } from './list-texts.ts'
import type { ViewedList } from './saved-views.ts'
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
      <Button
        variant="ghost"
        size="sm"
        minHeight={{ base: 'touch', md: '8' }}
        px="2"
        maxWidth="14rem"
        display={isBare ? { base: 'none', md: 'inline-flex' } : undefined}
        onClick={() => setOpen(true)}
      >
        <chakra.span overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
          {shown ? t('views.shown', { name: shown.name }) : t('views.title')}
        </chakra.span>
      </Button>
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
