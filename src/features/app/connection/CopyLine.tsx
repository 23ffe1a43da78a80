import { chakra } from '@chakra-ui/react'
import { copyText } from '#src/ui/copy-text.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { CopyIcon } from '#src/ui/icons.tsx'
import { useConnectionTexts } from './texts.ts'

/** A value that is entered in another program, with a button that copies it. */
export function CopyLine({ name, value }: { name: string; value: string }) {
  const { t } = useConnectionTexts()
  return (
    <chakra.div display="flex" alignItems="center" gap="2" minWidth="0">
      <chakra.code fontFamily="mono" overflowWrap="anywhere" minWidth="0">
        {value}
      </chakra.code>
      <IconButton
        label={t('copyLabel', { name })}
        icon={<CopyIcon />}
        onClick={() => void copyText(value, t('copied'), t('copyFailed'))}
      />
    </chakra.div>
  )
}
