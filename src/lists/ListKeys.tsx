import { chakra, Stack } from '@chakra-ui/react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { storeText } from '#src/components/context/browser-storage.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Key } from '#src/ui/Key.tsx'
import { useAdminTexts } from './texts.ts'
import { areKeysOn, KEYS_OFF, type ListKey, SINGLE_KEYS, useListKeys } from './use-list-keys.ts'

const walking = [
  ['j', 'next'],
  ['k', 'previous'],
] as const
const others = [
  ['/', 'search'],
  ['?', 'help'],
] as const
const none: readonly ListKey[] = []

/**
 * The keyboard shortcuts of a list and their actions. Shortcuts of one letter can be turned off (WCAG 2.1.4),
 * which this device remembers.
 */
export function ListKeys({ more }: { more?: readonly ListKey[] }) {
  const { t } = useAdminTexts()
  const { t: common } = useTranslation()
  const [open, setOpen] = useState(false)
  const [enabled, setEnabled] = useState(areKeysOn)
  useListKeys({ enabled, onHelp: useCallback(() => setOpen(true), []), more: more ?? none })
  const named = (pairs: readonly (readonly [string, (typeof walking | typeof others)[number][1]])[]) =>
    pairs.map(([key, name]) => ({ key, name: t(`keys.${name}`) }))
  // A list with a separate key for opening a row lists that key in place of Enter.
  const enter = more?.some(({ key }) => key === 'o') ? [] : [{ key: 'Enter', name: t('keys.enter') }]
  const keys = [...named(walking), ...enter, ...(more ?? []), ...named(others)]

  const switchKeys = (on: boolean) => {
    setEnabled(on)
    storeText('localStorage', SINGLE_KEYS, on ? undefined : KEYS_OFF)
  }
  return (
    <>
      <Button variant="ghost" size="sm" minHeight="8" hideBelow="md" onClick={() => setOpen(true)}>
        {t('keys.title')} <Key aria-hidden="true">?</Key>
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('keys.title')}
        width="sm"
        footer={<Button onClick={() => setOpen(false)}>{common('close')}</Button>}
      >
        <Stack gap="3">
          <chakra.dl
            display="grid"
            gridTemplateColumns="auto 1fr"
            columnGap="4"
            rowGap="2"
            alignItems="baseline"
          >
            {keys.map(({ key, name }) => (
              <chakra.div key={key} display="contents">
                <dt>
                  <Key>{key}</Key>
                </dt>
                <dd>{name}</dd>
              </chakra.div>
            ))}
          </chakra.dl>
          <Checkbox
            label={t('keys.on')}
            checked={enabled}
            onChange={(event) => switchKeys(event.target.checked)}
          />
        </Stack>
      </Dialog>
    </>
  )
}
