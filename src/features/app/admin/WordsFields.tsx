import { chakra, Flex, Stack } from '@chakra-ui/react'
import { type RefObject, useState } from 'react'
import type { Input } from '#contract/operation.ts'
import { devices } from '#domain/app/devices.ts'
import { typedText } from '#domain/typed/typed-text.ts'
import { useResidentFree } from '#src/forms/use-resident-free.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { FieldError } from '#src/ui/FieldError.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { AppTile, appIcons } from '../AppTile.tsx'
import { useAppTexts } from '../texts.ts'
import { useAppAdminTexts } from './texts.ts'

export type AppWords = Pick<Input<'createApp'>, 'name' | 'category' | 'description' | 'icon' | 'devices'>
type Typed = 'name' | 'category' | 'description'

const LONGEST = { name: 40, category: 20, description: 200 } as const
const EMPTY: AppWords = { name: '', category: '', description: '', icon: 'WINDOW', devices: ['WINDOW'] }

/** What an app is called and looks like, as it is typed: its values, what is missing, and what its fields need. */
export function useAppWords(initial: AppWords = EMPTY) {
  const [words, setWords] = useState(initial)
  const [tried, setTried] = useState(false)
  const resident = useResidentFree<Typed>()
  const wanted: AppWords = {
    ...words,
    name: typedText(words.name),
    category: typedText(words.category),
    description: typedText(words.description),
  }
  const isComplete = wanted.name !== '' && wanted.category !== '' && wanted.description !== ''
  return {
    wanted,
    isComplete: isComplete && wanted.devices.length > 0,
    /** Shows what is missing from now on. */
    attempt: () => {
      setTried(true)
      resident.forget()
    },
    words,
    setWords,
    tried,
    resident,
  }
}

/** The fields of an app; `first` is focused when its form opens. */
export function WordsFields({
  form: { words, setWords, wanted, tried, resident },
  busy,
  first,
  onEdited,
}: {
  form: ReturnType<typeof useAppWords>
  busy: boolean
  first: RefObject<HTMLInputElement | null>
  onEdited?: () => void
}) {
  const { t } = useAppAdminTexts()
  const { t: app } = useAppTexts()
  const set = (changed: Partial<AppWords>) => {
    setWords({ ...words, ...changed })
    onEdited?.()
  }
  const field = (key: Typed) => ({
    label: t(`words.${key}`),
    value: words[key],
    maxLength: LONGEST[key],
    readOnly: busy,
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => set({ [key]: resident.clean(key, target.value) }),
    error: resident.isFoundIn(key)
      ? t('level.residentNumber')
      : tried && !wanted[key] && t(`words.${key}Missing`),
  })
  return (
    <Stack gap="4">
      <TextField ref={first} {...field('name')} />
      <TextField {...field('category')} hint={t('words.categoryHint')} />
      <TextField {...field('description')} />
      <RadioCards
        legend={t('words.icon')}
        columns={2}
        options={appIcons.map((icon) => ({
          value: icon,
          disabled: busy,
          label: (
            <Flex gap="3" align="center">
              <AppTile icon={icon} />
              {t(`words.icons.${icon}`)}
            </Flex>
          ),
        }))}
        value={words.icon}
        onValueChange={(icon) => set({ icon })}
      />
      <chakra.fieldset minWidth="0">
        <chakra.legend fontSize="sm" fontWeight="semibold" mb="2">
          {t('words.devices')}
        </chakra.legend>
        <Flex gap="4" wrap="wrap">
          {devices.map((device) => (
            <Checkbox
              key={device}
              label={app(`devices.${device}`)}
              disabled={busy}
              checked={words.devices.includes(device)}
              onChange={({ target }) =>
                set({
                  devices: devices.filter((each) =>
                    each === device ? target.checked : words.devices.includes(each),
                  ),
                })
              }
            />
          ))}
        </Flex>
        {tried && words.devices.length === 0 && (
          <chakra.div role="alert">
            <FieldError id="devices-error">{t('words.devicesMissing')}</FieldError>
          </chakra.div>
        )}
      </chakra.fieldset>
    </Stack>
  )
}
