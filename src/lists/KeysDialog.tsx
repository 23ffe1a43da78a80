import { chakra, Stack } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { storeText } from '#src/components/context/browser-storage.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Key } from '#src/ui/Key.tsx'
import { useAdminTexts } from './texts.ts'
import { KEYS_OFF, type ListKey, SINGLE_KEYS } from './use-list-keys.ts'

const walkingKeys = [
  ['j', 'next'],
  ['k', 'previous'],
] as const
const otherKeys = [
  ['/', 'search'],
  ['?', 'help'],
] as const

type Props = {
  /** The shortcuts that only this list has. */
  more: readonly ListKey[]
  enabled: boolean
  onEnable: (on: boolean) => void
  onClose: () => void
}

/** Names the keyboard shortcuts of a list, and turns those of one letter on and off. */
export function KeysDialog({ more, enabled, onEnable, onClose }: Props) {
  const { t } = useAdminTexts()
  const { t: common } = useTranslation()
  const keysWithNames = (
    pairs: readonly (readonly [string, (typeof walkingKeys | typeof otherKeys)[number][1]])[],
  ) => pairs.map(([key, name]) => ({ key, name: t(`keys.${name}`) }))
  // A list with a separate key for opening a row lists that key in place of Enter.
  const enterKeys = more.some(({ key }) => key === 'o') ? [] : [{ key: 'Enter', name: t('keys.enter') }]
  const keys = [...keysWithNames(walkingKeys), ...enterKeys, ...more, ...keysWithNames(otherKeys)]

  const switchKeys = (on: boolean) => {
    onEnable(on)
    storeText('localStorage', SINGLE_KEYS, on ? undefined : KEYS_OFF)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('keys.title')}
      width="sm"
      footer={<Button onClick={onClose}>{common('close')}</Button>}
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
  )
}
