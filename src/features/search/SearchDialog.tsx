import { useLayoutEffect, useRef } from 'react'
import { Dialog } from '#src/ui/Dialog.tsx'
import { SEARCH_FIELD, SearchPanel } from './SearchPanel.tsx'
import { useSearchTexts } from './texts.ts'

const focusedElement = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null)

type Props = { area: 'my' | 'admin'; open: boolean; onClose: () => void }

/** The global search in a dialog; it starts empty each time. */
export function SearchDialog({ area, open, onClose }: Props) {
  const { t } = useSearchTexts()
  // The search field takes the focus before the dialog records the previously focused element, so it is recorded
  // here.
  const opener = useRef(focusedElement())
  useLayoutEffect(() => {
    const now = focusedElement()
    if (open && now?.id !== SEARCH_FIELD) opener.current = now
  }, [open])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      titleHidden
      width="palette"
      initialFocus={() => document.getElementById(SEARCH_FIELD)}
      finalFocus={() => opener.current}
    >
      {open && <SearchPanel area={area} onClose={onClose} />}
    </Dialog>
  )
}
