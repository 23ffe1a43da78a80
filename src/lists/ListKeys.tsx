import { useCallback, useState } from 'react'
import { lazyDialog } from '#src/components/error/lazy-dialog.tsx'
import { KeysIcon } from '#src/ui/list-icons.tsx'
import { loadKeysDialog } from './list-dialogs.ts'
import { ToolButton } from './ToolButton.tsx'
import { useAdminTexts } from './texts.ts'
import { areKeysOn, type ListKey, useListKeys } from './use-list-keys.ts'

const KeysDialog = lazyDialog(loadKeysDialog, 'KeysDialog')
const noKeys: readonly ListKey[] = []

/**
 * The keyboard shortcuts of a list and their actions. Shortcuts of one letter can be turned off (WCAG 2.1.4),
 * which this device remembers.
 */
export function ListKeys({ more = noKeys }: { more?: readonly ListKey[] }) {
  const { t } = useAdminTexts()
  const [isOpen, setOpen] = useState(false)
  const [enabled, setEnabled] = useState(areKeysOn)
  useListKeys({ enabled, onHelp: useCallback(() => setOpen(true), []), more })
  const close = () => setOpen(false)
  return (
    <>
      <ToolButton label={t('keys.title')} icon={<KeysIcon />} hideBelow="md" onClick={() => setOpen(true)} />
      {isOpen && (
        <KeysDialog {...{ more, enabled }} onEnable={setEnabled} onClose={close} onMissing={close} />
      )}
    </>
  )
}
