import { chakra } from '@chakra-ui/react'
import type { ChangeEvent, ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { type Compared, Field } from '#src/ui/Field.tsx'
import { fileInput } from '#src/ui/file-input.ts'
import { logoOf, UNREADABLE } from './brand-values.ts'
import { useBrandTexts } from './texts.ts'

type Props = {
  value: string
  onValueChange: (logo: string) => void
  error: ReactNode
  compared: Compared | undefined
}

/** The choice of a picture, which is read here and sent with the form. */
export function LogoField({ value, onValueChange, error, compared }: Props) {
  const { t } = useBrandTexts()

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    const logo = await logoOf(file)
    if (logo === undefined) target.value = ''
    onValueChange(logo ?? UNREADABLE)
  }
  return (
    <Field
      label={t('field.logo')}
      labelSuffix={t('optional')}
      hint={t('field.logoHint')}
      error={error}
      {...(compared && { compared })}
    >
      {(control) => (
        <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
          <chakra.input
            {...control}
            {...fileInput}
            type="file"
            accept="image/png,image/jpeg"
            onChange={(event) => void choose(event)}
          />
          {value !== '' && (
            <Button variant="outline" size="sm" minHeight="touch" onClick={() => onValueChange('')}>
              {t('removeLogo')}
            </Button>
          )}
        </chakra.div>
      )}
    </Field>
  )
}
