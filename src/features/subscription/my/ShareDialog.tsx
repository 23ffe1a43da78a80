import { useTranslation } from 'react-i18next'
import { Dialog } from '#src/ui/Dialog.tsx'
import { useSubscriptionTexts } from '../texts.ts'
import { ShareLink, type ShareLinkProps } from './ShareLink.tsx'

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
    >
      <ShareLink {...props} />
    </Dialog>
  )
}
