import { chakra } from '@chakra-ui/react'
import type { ChangeEvent, ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { type Compared, comparedTo } from '#src/ui/Field.tsx'
import { FileField } from '#src/ui/FileField.tsx'
import { logoOf, UNREADABLE } from './brand-values.ts'
import { useBrandTexts } from './texts.ts'

type Props = {
  value: string
  onValueChange: (logo: string) => void
  error: ReactNode
  compared: Compared | undefined
}

/** The choice of a picture file. The browser reads the file, and the form sends its content. */
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
    <chakra.div display="grid" gap="2" justifyItems="start">
      <chakra.div width="full">
        <FileField
          label={t('field.logo')}
          labelSuffix={t('optional')}
          hint={t('field.logoHint')}
          error={error}
          {...comparedTo(compared)}
          accept="image/png,image/jpeg"
          choose={t('chooseLogo')}
          drop={t('dropLogo')}
          onChange={(event) => void choose(event)}
        />
      </chakra.div>
      {value !== '' && (
        <Button variant="outline" size="sm" minHeight="touch" onClick={() => onValueChange('')}>
          {t('removeLogo')}
        </Button>
      )}
    </chakra.div>
  )
}
