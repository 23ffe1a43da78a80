import { useTranslation } from 'react-i18next'
import '#src/i18n/areas/search.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { SEARCH_FIELD, SearchPanel } from './SearchPanel.tsx'

type Props = { area: 'my' | 'admin'; open: boolean; onClose: () => void }

/** The search over everything, over the screen; it begins from nothing each time. */
export function SearchDialog({ area, open, onClose }: Props) {
  const { t } = useTranslation('search')
  const { t: common } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      initialFocus={() => document.getElementById(SEARCH_FIELD)}
      labels={{ close: common('close'), maximize: '', restore: '', move: '' }}
    >
      {open && <SearchPanel area={area} onClose={onClose} />}
    </Dialog>
  )
}
