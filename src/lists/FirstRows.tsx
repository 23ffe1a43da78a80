import { chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { useAdminTexts } from './texts.ts'

// Cards have a `display` in the styles of the table, so hiding a row needs `!important`.
const afterRow = (most: number) => ({
  [`&[data-short] tbody tr:nth-of-type(n + ${most + 1})`]: { mdDown: { display: 'none !important' } },
})
const Rows = chakra('div', { variants: { most: { 8: afterRow(8), 20: afterRow(20) } } })

type Props = {
  /** The number of cards that are shown on a phone before the others are requested. */
  most: 8 | 20
  count: number
  children: ReactNode
}

/**
 * The rows of a table. On phones, where each row is a card, only the first rows are shown until the user requests the
 * others.
 */
export function FirstRows({ most, count, children }: Props) {
  const { t } = useAdminTexts()
  const [isWhole, setWhole] = useState(false)
  const isShort = !isWhole && count > most
  return (
    <div>
      <Rows most={most} data-short={isShort ? '' : undefined}>
        {children}
      </Rows>
      {isShort && (
        <Button variant="outline" fullWidth mt="3" hideFrom="md" onClick={() => setWhole(true)}>
          {t('allRows', { count })}
        </Button>
      )}
    </div>
  )
}
