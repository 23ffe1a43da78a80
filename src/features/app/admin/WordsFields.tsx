import { chakra, Flex } from '@chakra-ui/react'
import type { Input } from '#contract/operation.ts'
import { devices } from '#domain/app/devices.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import type { Form } from '#src/forms/use-form.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { ComparedValue, comparedTo } from '#src/ui/Field.tsx'
import { FieldError } from '#src/ui/FieldError.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { AppTile, appIcons } from '../AppTile.tsx'
import { useAppTexts } from '../texts.ts'
import { useAppAdminTexts } from './texts.ts'

type AppWords = Pick<Input<'createApp'>, 'name' | 'category' | 'description' | 'icon' | 'devices'>

const MAX_LENGTH = { name: 40, category: 20, description: 200 } as const

/** The initial values of a new app. */
export const NEW_WORDS: AppWords = {
  name: '',
  category: '',
  description: '',
  icon: 'WINDOW',
  devices: ['WINDOW'],
}

/** Returns the labels and the checks of the fields that the forms for adding and for editing an app share. */
export function useAppWords() {
  const { t } = useAppAdminTexts()
  const residentNumber = t('level.residentNumber')
  return {
    residentFree: { name: residentNumber, category: residentNumber, description: residentNumber },
    mistakes: ({ name, category, description, devices: chosen }: AppWords) => ({
      name: isBlank(name) && t('words.nameMissing'),
      category: isBlank(category) && t('words.categoryMissing'),
      description: isBlank(description) && t('words.descriptionMissing'),
      devices: chosen.length === 0 && t('words.devicesMissing'),
    }),
    sentOf: ({ name, category, description, icon, devices: chosen }: AppWords): AppWords => ({
      name: typedText(name),
      category: typedText(category),
      description: typedText(description),
      icon,
      devices: chosen,
    }),
  }
}

type Props = { form: Pick<Form<AppWords>, 'field' | 'values' | 'change' | 'busy' | 'errorOf' | 'compared'> }

/** The name, icon, description and devices of an app. */
export function AppDescriptionFields({ form }: Props) {
  const { t } = useAppAdminTexts()
  const { t: app } = useAppTexts()
  const { values, change, busy } = form
  const field = (key: keyof typeof MAX_LENGTH) => ({
    label: t(`words.${key}`),
    maxLength: MAX_LENGTH[key],
    autoComplete: 'off',
    ...form.field(key),
  })
  const devicesError = form.errorOf('devices')
  return (
    <>
      <TextField {...field('name')} />
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
        value={values.icon}
        onValueChange={(icon) => change({ icon })}
        {...comparedTo(form.compared('icon'))}
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
              checked={values.devices.includes(device)}
              onChange={({ target }) =>
                change({
                  devices: devices.filter((each) =>
                    each === device ? target.checked : values.devices.includes(each),
                  ),
                })
              }
            />
          ))}
        </Flex>
        <ComparedValue
          compared={form.compared('devices', (found) =>
            found.map((device) => app(`devices.${device}`)).join(', '),
          )}
        />
        {devicesError && (
          <chakra.div role="alert">
            <FieldError id="devices-error">{devicesError}</FieldError>
          </chakra.div>
        )}
      </chakra.fieldset>
    </>
  )
}
