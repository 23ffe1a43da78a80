import { useTranslation } from 'react-i18next'
import { Dialog } from '#src/ui/Dialog.tsx'
import { useSubscriptionTexts } from '../texts.ts'
import { ShareLink, type ShareLinkProps } from './ShareLink.tsx'

// The menu is closed by then, and with it the button that opened the dialog.
const menuOpener = () => document.querySelector<HTMLElement>('[data-more] > summary')

/** The links to a subscription, in a dialog. */
export function ShareDialog({ onClose, ...props }: ShareLinkProps & { onClose: () => void }) {
  const { t } = useSubscriptionTexts()
  const { t: common } = useTranslation()
  const close = common('close')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('link.title')}
      labels={{ close, maximize: close, restore: close, move: close }}
      finalFocus={menuOpener}
    >
      <ShareLink {...props} />
    </Dialog>
  )
}
