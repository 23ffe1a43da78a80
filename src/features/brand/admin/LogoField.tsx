import { chakra } from '@chakra-ui/react'
import type { ChangeEvent, ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { logoOf, UNREADABLE } from './brand-values.ts'
import { useBrandTexts } from './texts.ts'

// The browser's own file button, in its language, in the style of other buttons.
const fileButton = {
  font: 'inherit',
  fontWeight: 'semibold',
  minHeight: 'touch',
  px: '4',
  me: '3',
  rounded: 'lg',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'border.control',
  bg: 'bg.panel',
  color: 'fg',
  cursor: 'pointer',
} as const

type Props = { value: string; onValueChange: (logo: string) => void; error: ReactNode }

/** The choice of a picture, which is read here and sent with the form. */
export function LogoField({ value, onValueChange, error }: Props) {
  const { t } = useBrandTexts()

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    const logo = await logoOf(file)
    if (logo === undefined) target.value = ''
    onValueChange(logo ?? UNREADABLE)
  }
  return (
    <Field label={t('field.logo')} labelSuffix={t('optional')} hint={t('field.logoHint')} error={error}>
      {(control) => (
        <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
          <chakra.input
            {...control}
            type="file"
            accept="image/png,image/jpeg"
            minHeight="touch"
            maxWidth="full"
            fontSize="sm"
            color="fg.muted"
            css={{ '&::file-selector-button': fileButton }}
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
