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

const walkingKeys = [
  ['j', 'next'],
  ['k', 'previous'],
] as const
const otherKeys = [
  ['/', 'search'],
  ['?', 'help'],
] as const
const noKeys: readonly ListKey[] = []

/**
 * The keyboard shortcuts of a list and their actions. Shortcuts of one letter can be turned off (WCAG 2.1.4),
 * which this device remembers.
 */
export function ListKeys({ more }: { more?: readonly ListKey[] }) {
  const { t } = useAdminTexts()
  const { t: common } = useTranslation()
  const [open, setOpen] = useState(false)
  const [enabled, setEnabled] = useState(areKeysOn)
  useListKeys({ enabled, onHelp: useCallback(() => setOpen(true), []), more: more ?? noKeys })
  const keysWithNames = (
    pairs: readonly (readonly [string, (typeof walkingKeys | typeof otherKeys)[number][1]])[],
  ) => pairs.map(([key, name]) => ({ key, name: t(`keys.${name}`) }))
  // A list with a separate key for opening a row lists that key in place of Enter.
  const enterKeys = more?.some(({ key }) => key === 'o') ? [] : [{ key: 'Enter', name: t('keys.enter') }]
  const keys = [...keysWithNames(walkingKeys), ...enterKeys, ...(more ?? []), ...keysWithNames(otherKeys)]

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
