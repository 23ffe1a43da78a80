import { Button, type ButtonProps } from '#src/ui/Button.tsx'
import { useCodeTexts } from './code-texts.ts'

type Props = Pick<ButtonProps, 'size' | 'fullWidth'> & {
  /** Whether a code may be submitted, even while a call is in progress. */
  isOpen: boolean
  isBusy: boolean
}

/** Submits the typed code. */
export function CodeSubmit({ isOpen, isBusy, ...button }: Props) {
  const { t } = useCodeTexts()
  return (
    <Button {...button} type="submit" loading={isBusy && !isOpen} aria-disabled={!isOpen || undefined}>
      {t('submit')}
    </Button>
  )
}
