import { useState } from 'react'
import { useMayManage } from '#src/components/context/app-context.ts'
import { lazyDialog } from '#src/components/error/lazy-dialog.tsx'
import { Button } from '#src/ui/Button.tsx'
import { closedToOthers } from '../managers-only.ts'
import { useSubscriptionTexts } from '../texts.ts'
import type { ShareLinkProps } from './ShareLink.tsx'

const ShareDialog = lazyDialog(() => import('./ShareDialog.tsx'), 'ShareDialog')

/** The menu entry that opens the links to a subscription in a dialog. */
export function ShareAct(props: ShareLinkProps) {
  const { t } = useSubscriptionTexts()
  const mayManage = useMayManage()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        minHeight="touch"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...(!mayManage && closedToOthers)}
      >
        {t('link.title')}
      </Button>
      {isOpen && <ShareDialog {...props} onClose={() => setOpen(false)} onMissing={() => setOpen(false)} />}
    </>
  )
}
